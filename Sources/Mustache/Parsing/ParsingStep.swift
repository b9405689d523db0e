/// A tag, or the start or end of a line that is repeated for each text of a list.
///
/// For example: `    /// {{*documentation}}` is a section over `documentation` around its line,
/// with `{{.}}` in place of the tag.
enum ParsingStep {
    case tag(Tag)
    case lineStart(Tag, at: Int)
    case lineEnd(Tag, at: Int)

    /// The range that the step removes from the text.
    var extent: Range<Int> {
        switch self {
        case .tag(let tag): tag.extent
        case .lineStart(_, let offset), .lineEnd(_, let offset): offset..<offset
        }
    }

    /// Whether the text before the step continues on the same line.
    var isInline: Bool {
        switch self {
        case .tag(let tag): !tag.isStandalone
        case .lineStart, .lineEnd: false
        }
    }
}

extension TemplateText {
    /// The steps for the tags, in the order of the text. Complexity: O(n).
    func steps(of tags: [Tag]) -> [ParsingStep] {
        var steps: [ParsingStep] = []
        steps.reserveCapacity(tags.count)
        // The tag whose line is being read, and the end of that line.
        var open: (tag: Tag, end: Int)?
        for tag in tags {
            if let line = open, tag.range.lowerBound >= line.end {
                steps.append(.lineEnd(line.tag, at: line.end))
                open = nil
            }
            if case .line = tag.kind, open == nil {
                insertLineStart(of: tag, into: &steps)
                open = (tag, 0)
            }
            // A tag may extend past the end of the line.
            if let line = open, tag.range.upperBound > line.end {
                open = (line.tag, lineEnd(after: tag.range.upperBound))
            }
            steps.append(.tag(tag))
        }
        if let open { steps.append(.lineEnd(open.tag, at: open.end)) }
        return steps
    }

    /// Inserts the start of a tag's line before the other tags on it, one of which may begin on an
    /// earlier line.
    private func insertLineStart(of tag: Tag, into steps: inout [ParsingStep]) {
        var start = lineStart(at: tag.range.lowerBound)
        var index = steps.count
        while index > 0, case .tag(let other) = steps[index - 1], other.extent.upperBound > start {
            start = min(start, lineStart(at: other.range.lowerBound))
            index -= 1
        }
        steps.insert(.lineStart(tag, at: start), at: index)
    }

    /// The offset after the line that contains an offset.
    private func lineEnd(after offset: Int) -> Int {
        bytes[offset...].firstIndex(of: .newline).map { $0 + 1 } ?? bytes.count
    }
}
