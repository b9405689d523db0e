// Makes the tables of the views in a folder: their summaries and fields, which templates are checked
// against. views.sh runs it.
//
// A view is declared once, as a struct with doc comments:
//
//     /// A city and its streets.
//     package struct CityView: TemplateView {
//         /// The city's name. For example: `Lisbon`
//         package var name: String
//         /// The city's streets.
//         package var streets: [StreetView]
//         /// Whether there are streets.
//         var hasStreets: Bool { !streets.isEmpty }
//
//         // MARK: Not for templates
//
//         package var mayor: Person
//     }
//
// The first paragraph of a doc comment becomes the summary, or the documentation of a field and its
// example. An example that contains backticks is in quotation marks. Whatever can't become a field
// is an error.
import Foundation

/// What a line of a view should be, for a message. For example: `CityView.swift:3: …`
struct Failure: Error {
    var file: String
    var line: Int
    var text: String
}

/// A property that templates can use.
struct Field {
    enum Kind {
        case text, optionalText, texts, flag, list, optional

        /// Whether a field of the kind is a text, for which the documentation shows an example.
        var hasExample: Bool {
            switch self {
            case .text, .optionalText, .texts: true
            case .flag, .list, .optional: false
            }
        }
    }

    var name: String
    var kind: Kind
    var documentation: String
    var example: String?

    /// For example: `.text("name", "The city's name.", example: "Lisbon") { $0.name },`
    var row: String {
        let example = example.map { ", example: \(literal($0))" } ?? ""
        return ".\(kind)(\(literal(name)), \(literal(documentation))\(example)) { $0.\(name) },"
    }
}

/// A view with what its table says.
struct View {
    var name: String
    var summary: String
    /// Whether the fields of every `ConditionalView` come first.
    var isConditional: Bool
    var fields: [Field]

    var code: String {
        let start = isConditional ? "ViewField.edges + [" : "["
        return """
            extension \(name) {
                package static let summary = \(literal(summary))

                package static let fields: [ViewField<Self>] = \(start)
            \(fields.map { "        \($0.row)\n" }.joined())    ]
            }

            """
    }
}

func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
}

/// Reads the views of a file.
struct ViewReader {
    let file: String
    let lines: [Substring]
    /// The index of the next line.
    private var next = 0

    init(_ file: String) throws {
        self.file = file
        lines = try String(contentsOfFile: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The modules that the file imports.
    var imports: [Substring] {
        lines.filter { $0.hasPrefix("import ") }.map { $0.dropFirst("import ".count) }
    }

    mutating func views() throws -> [View] {
        var views: [View] = []
        while next < lines.count {
            if let match = lines[next].wholeMatch(of: #/(?:package )?struct (\w+): (.+) {/#) {
                let protocols = match.2.split(separator: ", ")
                if protocols.contains("TemplateView") || protocols.contains("HeadedView") {
                    let isConditional = protocols.contains("ConditionalView")
                    try views.append(view(String(match.1), isConditional: isConditional))
                }
            }
            next += 1
        }
        return views
    }

    private mutating func view(_ name: String, isConditional: Bool) throws -> View {
        let summary = try documentation(of: name)
        var fields: [Field] = []
        var isForTemplates = true
        while next + 1 < lines.count, lines[next] != "}" {
            next += 1
            if lines[next] == "    // MARK: Not for templates" { isForTemplates = false }
            if isForTemplates, let field = try field() { fields.append(field) }
        }
        return View(name: name, summary: summary, isConditional: isConditional, fields: fields)
    }

    /// The field that the line declares; `nil` for a line that doesn't begin a property.
    private func field() throws -> Field? {
        let line = lines[next]
        let head = line.prefix { !":={".contains($0) }
        guard head.hasPrefix("    "), !head.hasPrefix("     "), !head.hasPrefix("    //"),
            let keyword = head.firstMatch(of: #/\b(?:var|let) /#)
        else { return nil }
        let modifiers = head[..<keyword.range.lowerBound].split(separator: " ")
        if modifiers.contains("static") { return nil }
        let declaration = line[keyword.range.upperBound...]
        guard let match = declaration.wholeMatch(of: #/(\w+)(?:: ([^={]+?))?(?: ([={].*))?/#) else {
            throw failure("declare a single property, with its type on the same line")
        }
        let name = String(match.1)
        if modifiers.contains("private") || modifiers.contains("fileprivate") {
            throw failure("'\(name)' is private: move it below '// MARK: Not for templates'")
        }
        guard let kind = kind(type: match.2.map(String.init), value: match.3 ?? "") else {
            throw failure(
                "'\(name)' is neither a text, a flag nor a view: move it below"
                    + " '// MARK: Not for templates'"
            )
        }
        let (documentation, example) = try parts(documentation(of: name), of: name, kind)
        return Field(name: name, kind: kind, documentation: documentation, example: example)
    }

    private func kind(type: String?, value: Substring) -> Field.Kind? {
        switch type {
        case "String": .text
        case "String?": .optionalText
        case "[String]": .texts
        case "Bool": .flag
        case let type? where type.wholeMatch(of: #/\[\w+View\]/#) != nil: .list
        case let type? where type.wholeMatch(of: #/\w+View\??/#) != nil: .optional
        case nil where value == "= true" || value == "= false": .flag
        case nil where value.hasPrefix("= \""): .text
        default: nil
        }
    }

    /// The first paragraph of the doc comment above the line, as one line.
    private func documentation(of name: String) throws -> String {
        let above = lines[..<next].reversed().prefix { $0.drop { $0 == " " }.hasPrefix("///") }
        let comment = above.reversed().map { $0.drop { $0 == " " }.dropFirst(3) }
        let text = comment.prefix { !$0.isEmpty }.map { $0.dropFirst() }.joined(separator: " ")
        if text.isEmpty { throw failure("'\(name)' needs a doc comment") }
        return text
    }

    /// The documentation without the example, and the example.
    private func parts(_ text: String, of name: String, _ kind: Field.Kind) throws
        -> (String, String?)
    {
        let start = text.ranges(of: "For example:").last
        guard kind.hasExample else {
            if start != nil { throw failure("'\(name)' isn't a text and can't have an example") }
            return (text, nil)
        }
        let form = "at the end of its doc comment: For example: `…`"
        guard let start, let documentation = text[..<start.lowerBound].wholeMatch(of: #/(.+) /#),
            let example = text[start.upperBound...].wholeMatch(of: #/ `([^`]+)`| "(.+)"/#)
        else {
            throw failure("'\(name)' needs documentation and an example \(form)")
        }
        return (String(documentation.1), (example.1 ?? example.2).map(String.init))
    }

    private func failure(_ text: String) -> Failure {
        Failure(file: file, line: next + 1, text: text)
    }
}

/// The file with the tables of all views in a folder; `nil` if there are none.
func table(of folder: String) throws -> String? {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    var imports: Set = ["Mustache"]
    var views: [View] = []
    for path in paths where path.hasSuffix(".swift") && path != "ViewFields.swift" {
        var reader = try ViewReader("\(folder)/\(path)")
        let found = try reader.views()
        // The module of the fields that conditional views have in common.
        if found.contains(where: \.isConditional), reader.imports.contains("SharedLowering") {
            imports.insert("SharedLowering")
        }
        views += found
    }
    if views.isEmpty { return nil }
    let head = """
        // Made of the views by scripts/views.sh; change those.
        // swift-format-ignore-file

        """
    return head + imports.sorted().map { "import \($0)\n" }.joined()
        + views.map { "\n" + $0.code }.joined()
}

func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
    exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
let isCheck = arguments.contains("--check")
do {
    for folder in arguments where folder != "--check" {
        guard let table = try table(of: folder) else { continue }
        let file = "\(folder)/ViewFields.swift"
        let isCurrent = try? String(contentsOfFile: file, encoding: .utf8) == table
        if isCurrent == true { continue }
        if isCheck { fail("\(file): not what the views say; run scripts/views.sh") }
        try table.write(toFile: file, atomically: true, encoding: .utf8)
    }
} catch let failure as Failure {
    fail("\(failure.file):\(failure.line): \(failure.text)")
}
