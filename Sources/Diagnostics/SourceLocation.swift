/// A place in a file that the user wrote.
///
/// For example: `Notes.xcdatamodel/contents:12:9`.
package struct SourceLocation: Hashable, Sendable, Codable {
    /// The path as the user gave it, never made absolute.
    package var file: String
    /// Counted from 1; 0 stands for the file as a whole.
    package var line: Int
    /// Counted from 1 in UTF-8 bytes, as compilers count; 0 where `line` is 0.
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
