/// A template as read from its text, before it is checked against a view.
struct ParsedTemplate: Sendable {
    let source: SourceText
    let nodes: [ParsedNode]
    let errors: [TemplateError]
    let shape: TemplateShape
    let leadingComment: String?

    init(_ source: TemplateSource) {
        let scanner = TagScanner(SourceText(source))
        let parser = TemplateParser(scanner)
        self.source = scanner.source
        nodes = parser.nodes
        errors = parser.errors
        shape = TemplateShape(scanner, maximumNesting: parser.maximumNesting)
        leadingComment = scanner.leadingComment
    }
}
