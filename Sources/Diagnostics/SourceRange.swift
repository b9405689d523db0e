/// A stretch of a file on one line. For example: the value of one XML attribute.
package struct SourceRange: Hashable, Sendable, Codable {
    package var start: SourceLocation
    /// In UTF-8 bytes; 0 where only the start is known.
    package var length: Int

    package init(start: SourceLocation, length: Int = 0) {
        self.start = start
        self.length = length
    }
}
