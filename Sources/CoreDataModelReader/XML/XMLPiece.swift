/// The part of a file that one parser reads: the whole file, or a piece that begins and ends inside
/// the same element.
struct XMLPiece: Sendable {
    let range: Range<Int>
    /// The start of the text, after a byte order mark if the piece is at the start of a file.
    let start: Int
    /// The number of the line that begins at `start`.
    var line = 1
    /// The start tag of the element around the piece, if the piece doesn't include it.
    var opening = ""
    /// The end tag of that element, if the piece doesn't include it.
    var closing = ""
}

extension XMLPiece {
    /// Creates a piece for a whole file.
    init(_ text: SourceText) {
        self.init(range: 0..<text.bytes.count, start: text.start)
    }
}
