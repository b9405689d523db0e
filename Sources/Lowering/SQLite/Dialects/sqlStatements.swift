import SwiftNames

/// The lines of a statement that creates a table.
///
/// - Parameters:
///   - definitions: The columns and the constraints.
///   - end: The text after the closing parenthesis. For example: ` STRICT;`.
func createTable(_ name: String, _ definitions: [SQLDefinition], end: String) -> [String] {
    let last = definitions.count - 1
    let lines = definitions.enumerated().flatMap { index, definition in
        definition.lines(end: index == last ? "" : ",", indentation: 16)
    }
    return ["CREATE TABLE \(quoted(name)) ("] + lines.map { "    " + $0 } + [")" + end]
}

/// The lines of a statement that creates an index: one, or two if it's too long.
///
/// - Parameter key: A column with its order. For example: `"name" DESC`.
func createIndex(_ index: TableIndex, key: (TableIndex.Key) -> String) -> [String] {
    let head = "CREATE INDEX \(quoted(index.name))"
    let keys = index.keys.map(key).joined(separator: ", ")
    let rest = "ON \(quoted(index.table)) (\(keys));"
    let line = "\(head) \(rest)"
    return TextWidth.fits(line, indentation: 12) ? [line] : [head, "    \(rest)"]
}

/// Columns as a statement lists them. For example: `"first", "last"`.
func list(_ columns: [String]) -> String { columns.map(quoted).joined(separator: ", ") }
