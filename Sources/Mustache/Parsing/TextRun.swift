/// Text between two tags, ready to be copied to the output.
final class TextRun: Sendable {
    let bytes: [UInt8]

    /// The offsets in ``bytes`` where a line starts that a partial's indentation goes before.
    ///
    /// The last may be the end of the run: then the line starts with the tag after it.
    let lineStarts: [Int]

    /// The text in a range of a template, or nil where there is nothing to show.
    ///
    /// - Parameter isBeforeInlineTag: Whether a tag follows on the same line.
    init?(_ source: SourceText, _ range: Range<Int>, isBeforeInlineTag: Bool) {
        bytes = Array(source.bytes[range])
        lineStarts = (range.lowerBound...range.upperBound).filter { offset in
            guard offset == 0 || source.bytes[offset - 1] == .newline else { return false }
            if offset == range.upperBound { return isBeforeInlineTag }
            return source.lineEnd(at: offset) == nil
        }.map { $0 - range.lowerBound }
        if bytes.isEmpty && lineStarts.isEmpty { return nil }
    }
}
