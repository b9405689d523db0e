/// A parsed template, before it's checked against a view.
struct ParsedTemplate: Sendable {
    let source: TemplateText
    let nodes: [ParsedNode]
    let errors: [TemplateError]
    private let scanner: TagScanner
    private let maximumNesting: Int

    init(_ source: TemplateSource) {
        scanner = TagScanner(TemplateText(source))
        let parser = TemplateParser(scanner)
        self.source = scanner.source
        nodes = parser.nodes
        errors = parser.errors
        maximumNesting = parser.maximumNesting
    }

    /// Computed on demand, as is the next property: generating never needs them.
    var shape: TemplateShape { TemplateShape(scanner, maximumNesting: maximumNesting) }

    var leadingComment: String? { scanner.leadingComment }
}
