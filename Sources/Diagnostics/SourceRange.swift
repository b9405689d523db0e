/// A range of text on one line of a file. For example: the value of an XML attribute.
package struct SourceRange: Hashable, Sendable, Codable {
    package var start: SourceLocation
    /// The length in UTF-8 bytes; 0 if only the start is known.
    package var length: Int

    package init(start: SourceLocation, length: Int = 0) {
        self.start = start
        self.length = length
    }
}
