import TextLayout

/// Text between two tags, ready to be copied to the output.
final class TextRun: Sendable {
    let bytes: [UInt8]

    /// The offsets in ``bytes`` of the lines that a partial's indentation applies to.
    ///
    /// The last may be the end of the run, if the line starts with the next tag.
    let lineStarts: [Int]

    /// The text in a range of a template; `nil` if it's empty.
    ///
    /// - Parameter isBeforeInlineTag: Whether a tag follows on the same line.
    init?(_ source: TemplateText, _ range: Range<Int>, isBeforeInlineTag: Bool) {
        bytes = Array(source.bytes[range])
        var starts: [Int] = []
        for offset in range.lowerBound...range.upperBound
        where offset == 0 || source.bytes[offset - 1] == .newline {
            let isBeforeText =
                offset == range.upperBound ? isBeforeInlineTag : source.lineEnd(at: offset) == nil
            if isBeforeText { starts.append(offset - range.lowerBound) }
        }
        lineStarts = starts
        if bytes.isEmpty && lineStarts.isEmpty { return nil }
    }

    /// A blank line.
    static let blankLine = TextRun(bytes: [.newline])

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = []
    }

    /// A layout mark.
    init(_ mark: LayoutMark) {
        bytes = mark.bytes
        lineStarts = []
    }
}
