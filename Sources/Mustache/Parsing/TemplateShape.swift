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
    /// The index of the line that holds each offset, the end included.
    private let lines: [Int]
    private var hasContent: [Bool]
    private var hasControl: [Bool]
    private var hasDecision: [Bool]

    init(_ scanner: TagScanner) {
        source = scanner.source
        var line = 0
        lines =
            source.bytes.map { byte in
                defer { line += byte == .newline ? 1 : 0 }
                return line
            } + [line]
        hasContent = Array(repeating: false, count: line + 1)
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
        source.bytes.last.map { $0 == .newline } ?? true ? hasContent.count - 1 : hasContent.count
    }

    var controlCount: Int { zip(hasControl, hasContent).count { $0 && !$1 } }

    var decisionCount: Int { zip(hasDecision, hasContent).count { $0 && !$1 } }

    private mutating func markText(_ range: Range<Int>) {
        for offset in range where !source.bytes[offset].isSpace {
            hasContent[lines[offset]] = true
        }
    }

    private mutating func markTag(_ tag: Tag) {
        if tag.kind.isSectionStart { hasDecision[lines[tag.range.lowerBound]] = true }
        let lastLine = lines[tag.range.upperBound - 1]
        for line in lines[tag.range.lowerBound]...lastLine {
            if tag.kind.isInline { hasContent[line] = true } else { hasControl[line] = true }
        }
    }
}
