/// What one parser reads of a file: all of it, or a piece that begins and ends inside one element.
struct XMLPiece: Sendable {
    let range: Range<Int>
    /// Where the text begins: after a byte order mark, for a piece at the start of a file.
    let start: Int
    /// The number of the line that begins at `start`.
    var line = 1
    /// The start tag of the element around the piece, where it stands before it.
    var opening = ""
    /// The end tag of that element, where it stands behind the piece.
    var closing = ""
}

extension XMLPiece {
    /// A whole file.
    init(_ text: SourceText) {
        self.init(range: 0..<text.bytes.count, start: text.start)
    }
}
