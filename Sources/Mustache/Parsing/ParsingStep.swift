/// A tag, or the start or the end of a line that is written for each text of a list.
///
/// For example: `    /// {{*documentation}}` is a section over `documentation` around its line, with
/// `{{.}}` in place of the tag.
enum ParsingStep {
    case tag(Tag)
    case lineStart(Tag, at: Int)
    case lineEnd(Tag, at: Int)

    /// What the step takes out of the text.
    var extent: Range<Int> {
        switch self {
        case .tag(let tag): tag.extent
        case .lineStart(_, let offset), .lineEnd(_, let offset): offset..<offset
        }
    }

    /// Whether it is a tag that stands at an offset or behind it.
    fileprivate func isTag(from offset: Int) -> Bool {
        if case .tag(let tag) = self { tag.extent.lowerBound >= offset } else { false }
    }

    /// Whether the text before it goes on with the step on the same line.
    var isInline: Bool {
        switch self {
        case .tag(let tag): !tag.isStandalone
        case .lineStart, .lineEnd: false
        }
    }
}

extension SourceText {
    /// The steps that tags ask for, in the order of the text. Complexity: O(n).
    func steps(of tags: [Tag]) -> [ParsingStep] {
        var steps: [ParsingStep] = []
        steps.reserveCapacity(tags.count)
        // What stands before the line of the last tag that is written for a list.
        var open: (tag: Tag, end: Int)?
        for tag in tags {
            if let line = open, tag.range.lowerBound >= line.end {
                steps.append(.lineEnd(line.tag, at: line.end))
                open = nil
            }
            if case .line = tag.kind, open == nil {
                let start = lineStart(at: tag.range.lowerBound)
                let count = steps.reversed().prefix { $0.isTag(from: start) }.count
                steps.insert(.lineStart(tag, at: start), at: steps.count - count)
                open = (tag, lineEnd(after: tag.range.upperBound))
            }
            steps.append(.tag(tag))
        }
        if let open { steps.append(.lineEnd(open.tag, at: open.end)) }
        return steps
    }

    /// The offset behind the line that holds an offset.
    private func lineEnd(after offset: Int) -> Int {
        bytes[offset...].firstIndex(of: .newline).map { $0 + 1 } ?? bytes.count
    }
}
