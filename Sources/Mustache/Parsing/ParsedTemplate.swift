/// A template as read from its text, before it is checked against a view.
struct ParsedTemplate: Sendable {
    let source: SourceText
    let nodes: [ParsedNode]
    let errors: [TemplateError]
    private let scanner: TagScanner
    private let maximumNesting: Int

    init(_ source: TemplateSource) {
        scanner = TagScanner(SourceText(source))
        let parser = TemplateParser(scanner)
        self.source = scanner.source
        nodes = parser.nodes
        errors = parser.errors
        maximumNesting = parser.maximumNesting
    }

    /// Found when it is asked for, like the next: no run that generates does.
    var shape: TemplateShape { TemplateShape(scanner, maximumNesting: maximumNesting) }

    var leadingComment: String? { scanner.leadingComment }
}
