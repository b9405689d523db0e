extension TemplateText {
    /// The lines of a standalone tag, including their line end; `nil` for an inline tag.
    ///
    /// For example: the whole line of "  {{#streets}}\n", but `nil` for "{{#streets}} and\n"
    func standaloneLine(of tag: Range<Int>) -> Range<Int>? {
        var start = tag.lowerBound
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        guard start == 0 || bytes[start - 1] == .newline else { return nil }
        var end = tag.upperBound
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        return lineEnd(at: end).map { start..<end + $0 }
    }

    /// The length of the line end at an offset: 0 at the end of the text, `nil` if there is no line
    /// end.
    func lineEnd(at offset: Int) -> Int? {
        if offset == bytes.endIndex { return 0 }
        if bytes[offset] == .newline { return 1 }
        let isPair = bytes[offset] == .carriageReturn && offset + 1 < bytes.count
        return isPair && bytes[offset + 1] == .newline ? 2 : nil
    }
}
