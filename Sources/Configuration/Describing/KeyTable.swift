/// All keys of a configuration, including nested ones, with their documentation.
package struct KeyTable {
    package struct Row: Hashable, Sendable {
        /// The path to the key. For example: `entities.NAME.swiftName`.
        package var path: String
        /// The possible values. For example: `"entity"`, `"single"`.
        package var value: String
        package var documentation: String
        /// The default value as JSON; `nil` if there is none.
        package var defaultText: String?
    }

    package let rows: [Row]

    package init() {
        rows = Self.rows(ConfigurationFile.keys.map(\.syntax), prefix: "")
    }

    private static func rows(_ keys: [KeySyntax], prefix: String) -> [Row] {
        keys.flatMap { key in
            let path = prefix + key.name
            let row = Row(
                path: path,
                value: key.shape.values,
                documentation: key.documentation,
                defaultText: key.defaultText
            )
            return [row] + rows(inside: key.shape, path: path)
        }
    }

    private static func rows(inside shape: Shape, path: String) -> [Row] {
        switch shape {
        case .text, .path, .flag, .integer, .choice: []
        case .list(let shape), .orNull(let shape): rows(inside: shape, path: path)
        case .named(let shape, _): rows(inside: shape, path: path + ".NAME")
        case .object(let keys): rows(keys, prefix: path + ".")
        case .either(let shapes): shapes.flatMap { rows(inside: $0, path: path) }
        }
    }

    /// The keys as a table for the article about the configuration.
    package var markdown: String {
        let head = "| key | value | description |\n|---|---|---|\n"
        return head + rows.map(markdown).joined()
    }

    private func markdown(_ row: Row) -> String {
        let end = row.defaultText.map { " Default: `\($0)`." } ?? ""
        let words = row.value.split(separator: "\"", omittingEmptySubsequences: false)
        // The text between quotation marks is code.
        let value = words.enumerated().map { index, word in
            index % 2 == 1 ? "`\"\(word)\"`" : String(word)
        }
        return "| `\(row.path)` | \(value.joined()) | \(row.documentation)\(end) |\n"
    }

    /// The keys as text for a terminal.
    package var text: String {
        rows.map { row in
            let end = row.defaultText.map { "; default: \($0)" } ?? ""
            return "\(row.path): \(row.value)\(end)\n    \(row.documentation)\n"
        }.joined()
    }
}

extension Shape {
    /// The possible values. For example: `a list of paths`.
    fileprivate var values: String {
        switch self {
        case .text, .path, .flag, .integer: words
        case .choice(let names): orList(names.map { "\"\($0)\"" })
        case .list(let element): "an array, each \(element.values)"
        case .named(let element, _):
            if case .object = element {
                "an object of objects"
            } else {
                "an object, each \(element.values)"
            }
        case .object: "an object"
        case .either(let shapes): orList(shapes.map(\.values).uniqued)
        case .orNull(let shape): orList([shape.values, "null"])
        }
    }
}

extension [String] {
    fileprivate var uniqued: [String] {
        reduce(into: []) { result, next in if !result.contains(next) { result.append(next) } }
    }
}
