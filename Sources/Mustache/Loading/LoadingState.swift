/// What loading a template collects, across the template and its partials.
struct LoadingState {
    let templates: [String: ParsedTemplate]
    let escaping: Escaping
    var errors: [TemplateError] = []
    var namesUsed: Set<TemplateName> = []
    var inclusions: [Inclusion] = []
    private(set) var uses: Set<TemplateUse> = []
    private(set) var programs: [[Node]] = []
    private var known: [ProgramKey: Int] = [:]

    init(templates: [String: ParsedTemplate], escaping: Escaping) {
        self.templates = templates
        self.escaping = escaping
    }

    /// The index of the program for a template in a scope, which is made where it is new.
    ///
    /// A program is known before its nodes are, so that a template can include itself.
    mutating func program(_ name: String, _ parsed: ParsedTemplate, in scope: Scope) -> Int {
        let key = ProgramKey(name, in: scope)
        if let index = known[key] { return index }
        let index = programs.count
        known[key] = index
        programs.append([])
        uses.insert(TemplateUse(template: name, view: scope.views[scope.top].viewName))
        errors += parsed.errors
        let resolver = Resolver(source: parsed.source, program: index, scope: scope)
        programs[index] = resolver.nodes(parsed.nodes, &self)
        return index
    }
}
