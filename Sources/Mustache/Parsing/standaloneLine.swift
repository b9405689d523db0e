extension SourceText {
    /// The lines of a tag with their line end, where nothing but the tag stands on them.
    ///
    /// For example: the whole line of "  {{#streets}}\n", but nil for "{{#streets}} and\n"
    func standaloneLine(of tag: Range<Int>) -> Range<Int>? {
        let start = lineStarts[line(at: tag.lowerBound)]
        guard bytes[start..<tag.lowerBound].allSatisfy(\.isBlank) else { return nil }
        let rest = bytes[tag.upperBound...]
        let end = rest.firstIndex { !$0.isBlank } ?? bytes.endIndex
        return lineEnd(at: end).map { start..<end + $0 }
    }

    /// The length of the line end at an offset: 0 at the end of the text, nil where there is none.
    func lineEnd(at offset: Int) -> Int? {
        if offset == bytes.endIndex { return 0 }
        if bytes[offset] == .newline { return 1 }
        return bytes[offset...].starts(with: [.carriageReturn, .newline]) ? 2 : nil
    }
}
