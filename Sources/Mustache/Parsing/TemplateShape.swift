/// Metrics of a template's text, for rules about templates.
///
/// Partials count for themselves, not for the template that includes them.
///
/// For example: `shape.controlLineCount * 4 <= shape.lineCount`
package struct TemplateShape: Sendable, Equatable {
    package let lineCount: Int

    /// The number of lines with a tag that begins or ends a section.
    package let controlLineCount: Int

    /// The maximum nesting of sections: 1 for a section that isn't nested.
    package let maximumNesting: Int
}

extension TemplateShape {
    init(_ scanner: TagScanner, maximumNesting: Int) {
        let source = scanner.source
        let ends = source.bytes.count { $0 == .newline }
        lineCount = source.bytes.last.map { $0 == .newline ? ends : ends + 1 } ?? 0
        let sections = scanner.tags.filter(\.kind.isOfSection).map { $0.range.lowerBound }
        controlLineCount = Set(sections.map(source.lineStart)).count
        self.maximumNesting = maximumNesting
    }
}
