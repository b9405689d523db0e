/// A place in a file that the user wrote.
///
/// For example: `Notes.xcdatamodel/contents:12:9`.
package struct SourceLocation: Hashable, Sendable, Codable {
    /// The path as the user specified it, never made absolute.
    package var file: String
    /// The line, counted from 1; 0 for the whole file.
    package var line: Int
    /// The column, counted from 1 in UTF-8 bytes, as in compilers; 0 if `line` is 0.
    package var column: Int

    package init(file: String, line: Int = 0, column: Int = 0) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourceLocation: Comparable {
    package static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }
}

extension SourceLocation: CustomStringConvertible {
    package var description: String {
        line == 0 ? file : "\(file):\(line):\(column)"
    }
}
