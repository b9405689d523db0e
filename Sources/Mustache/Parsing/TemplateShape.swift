/// How a template's text is built, for rules about templates.
///
/// Partials count for themselves, not for the template that includes them.
///
/// For example: `shape.decisionLineCount * 3 <= shape.lineCount`
package struct TemplateShape: Sendable, Equatable {
    package let lineCount: Int

    /// The number of lines that hold only tags, and no hole.
    package let controlLineCount: Int

    /// The number of these that open a section: each is a decision, or a list.
    ///
    /// What closes a section, a partial and a comment decide nothing.
    package let decisionLineCount: Int

    /// The deepest nesting of sections: 1 for a section in no other.
    package let maximumNesting: Int
}

extension TemplateShape {
    init(_ scanner: TagScanner, maximumNesting: Int) {
        let lines = LineUse(scanner)
        lineCount = lines.count
        controlLineCount = lines.controlCount
        decisionLineCount = lines.decisionCount
        self.maximumNesting = maximumNesting
    }
}

/// What each line of a template holds.
private struct LineUse {
    private let source: SourceText
    private var hasContent: [Bool]
    private var hasControl: [Bool]
    private var hasDecision: [Bool]

    init(_ scanner: TagScanner) {
        source = scanner.source
        hasContent = Array(repeating: false, count: source.lineStarts.count)
        hasControl = hasContent
        hasDecision = hasContent
        var offset = 0
        for tag in scanner.tags {
            markText(offset..<tag.range.lowerBound)
            markTag(tag)
            offset = tag.range.upperBound
        }
        markText(offset..<source.bytes.count)
    }

    var count: Int {
        source.lineStarts.last == source.bytes.count ? hasContent.count - 1 : hasContent.count
    }

    var controlCount: Int { zip(hasControl, hasContent).count { $0 && !$1 } }

    var decisionCount: Int { zip(hasDecision, hasContent).count { $0 && !$1 } }

    private mutating func markText(_ range: Range<Int>) {
        for offset in range where !source.bytes[offset].isSpace {
            hasContent[source.line(at: offset)] = true
        }
    }

    private mutating func markTag(_ tag: Tag) {
        if tag.kind.isSectionStart { hasDecision[source.line(at: tag.range.lowerBound)] = true }
        let lastLine = source.line(at: tag.range.upperBound - 1)
        for line in source.line(at: tag.range.lowerBound)...lastLine {
            if tag.kind.isHole { hasContent[line] = true } else { hasControl[line] = true }
        }
    }
}
