/// How a template's text is built, for rules about templates.
///
/// Partials count for themselves, not for the template that includes them.
///
/// For example: `shape.controlLineCount * 4 <= shape.lineCount`
package struct TemplateShape: Sendable, Equatable {
    package let lineCount: Int

    /// The number of lines that hold only tags, and no hole.
    package let controlLineCount: Int

    /// The deepest nesting of sections: 1 for a section in no other.
    package let maximumNesting: Int
}

extension TemplateShape {
    init(_ scanner: TagScanner, maximumNesting: Int) {
        let lines = LineUse(scanner)
        lineCount = lines.count
        controlLineCount = lines.controlCount
        self.maximumNesting = maximumNesting
    }
}

/// What each line of a template holds.
private struct LineUse {
    private let source: SourceText
    private var hasContent: [Bool]
    private var hasControl: [Bool]

    init(_ scanner: TagScanner) {
        source = scanner.source
        hasContent = Array(repeating: false, count: source.lineStarts.count)
        hasControl = hasContent
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

    private mutating func markText(_ range: Range<Int>) {
        for offset in range where !source.bytes[offset].isSpace {
            hasContent[source.line(at: offset)] = true
        }
    }

    private mutating func markTag(_ tag: Tag) {
        let lastLine = source.line(at: tag.range.upperBound - 1)
        for line in source.line(at: tag.range.lowerBound)...lastLine {
            if tag.kind.isHole { hasContent[line] = true } else { hasControl[line] = true }
        }
    }
}
