import Foundation
import TestSupport
import Testing

/// The declarations that string programs are about, and what is generated for them.
struct StringProgram {
    let folder: TemporaryFolder
    let target: String
    private let strings: [String]

    private static let defaultsPerClass = 40

    init(_ strings: [String], _ target: String) throws {
        folder = try TemporaryFolder(name: "strings")
        self.strings = strings
        self.target = target
        try folder.write(declarations(), to: "Models/Models.swift")
        let tool = try #require(builtTool, "modelgen is not built")
        let result = try run(
            [tool, "generate", "Models", "--target", target, "--output", "Generated"],
            directory: folder.url
        )
        try #require(result.succeeded, "\(result.output)")
    }

    /// The classes with default values, each with the numbers of its strings.
    private var classes: [(name: String, numbers: [Int])] {
        stride(from: 0, to: strings.count, by: Self.defaultsPerClass).map { start in
            let end = min(start + Self.defaultsPerClass, strings.count)
            return ("Defaults\(start)", Array(start..<end))
        }
    }

    /// The declarations, without the default values of some strings.
    func declarations(without left: [Int] = []) -> String {
        let text = "@Model final class Text {\n    var number: Int\n    var text: String\n}\n"
        let defaults = classes.map { name, numbers in
            let lines = numbers.filter { !left.contains($0) }.map { number in
                "    var d\(number): String = \(NaughtyStrings.literal(strings[number]))\n"
            }
            return "@Model final class \(name) {\n    var number: Int\n\(lines.joined())}\n"
        }
        return ([text] + defaults).joined(separator: "\n")
    }

    /// The types of all classes. For example: `Text.self, Defaults0.self`.
    var classList: String {
        (["Text"] + classes.map(\.name)).map { "\($0).self" }.joined(separator: ", ")
    }

    /// Statements that compare every default value.
    var comparisons: String {
        classes.map { name, numbers in
            let lines = numbers.map { "        same(\"default value\", \($0), object.d\($0))" }
            return "do {\n    let object = \(name)(number: 0)\n\(lines.joined(separator: "\n"))\n}"
        }.joined(separator: "\n")
    }

    /// Descriptions of the entities, for the stub of Core Data.
    var descriptions: String {
        let text = "entity(\"Text\", [\"text\"], [\"number\"])"
        let defaults = classes.map { name, numbers in
            let names = numbers.map { "\"d\($0)\"" }.joined(separator: ", ")
            return "entity(\"\(name)\", [\(names)], [\"number\"])"
        }
        return ([text] + defaults).joined(separator: ",\n    ")
    }

    func generatedFiles(in path: String = "Generated") throws -> [String] {
        let url = folder.url.appending(path: path)
        return try FileManager.default.contentsOfDirectory(atPath: url.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { url.appending(path: $0).path }
    }
}

/// What both programs begin with: the strings, and what is told of one that goes wrong.
let stringProgramOpening = """
    let strings = try JSONDecoder().decode(
        [String].self,
        from: Data(contentsOf: URL(fileURLWithPath: blns))
    )

    /// Tells of a string that is not the one that it should be.
    @MainActor func same(_ part: String, _ number: Int, _ string: String?) {
        if string.map({ Array($0.utf8) }) != Array(strings[number].utf8) {
            print("\\(part)\\t\\(number)\\tit becomes \\(string ?? "nil")")
        }
    }

    /// Tells of a condition that finds other rows than Swift does.
    @MainActor func found(_ number: Int, _ name: String, _ numbers: [Int], _ holds: (String) -> Bool) {
        let expected = strings.indices.filter { holds(strings[$0]) }
        if numbers.sorted() != expected {
            print("condition\\t\\(number)\\t\\(name) finds \\(numbers.count), not \\(expected.count)")
        }
    }

    /// By characters, as Swift compares: a keycap does not contain its digit.
    func holds(_ text: String, _ part: String) -> Bool {
        let (text, part) = (Array(text), Array(part))
        guard text.count >= part.count else { return false }
        return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
    }

    """
