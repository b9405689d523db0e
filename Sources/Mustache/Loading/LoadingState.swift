/// What loading a template collects, across the template and its partials.
struct LoadingState {
    let library: TemplateLibrary
    let escaping: Escaping
    var errors: [TemplateError] = []
    var inclusions: [Inclusion] = []
    private(set) var names = UsedNames()
    private(set) var programs: [[Node]] = []
    /// The programs whose nodes are not made yet.
    private var waiting: [(resolver: Resolver, nodes: [ParsedNode])] = []
    /// The programs of each template, by the scopes that it is used in.
    private var known: [String: [(scope: ScopeKey, program: Int)]] = [:]
    private var parsed: [String: ParsedTemplate] = [:]
    /// Few enough to look through; for a dictionary of another kind of key, the run time would look
    /// among all conformances of the program.
    private var schemas: [ViewSchema] = []

    init(library: TemplateLibrary, escaping: Escaping) {
        self.library = library
        self.escaping = escaping
    }

    /// In how many scopes a template may be used: many more than people write.
    ///
    /// Partials that include each other may find other views around them each time. Such scopes come
    /// to an end, but their number grows as that of the orders in which views can stand.
    static let scopeLimit = 256

    /// The index of the program for a template in a scope; nil where there would be too many scopes.
    ///
    /// A program is known before its nodes are, so that a template can include itself. They are made by
    /// `makeNodes`.
    mutating func program(_ name: String, _ parsed: ParsedTemplate, in scope: Scope) -> Int? {
        let key = ScopeKey(scope)
        let scopes = known[name, default: []]
        if let same = scopes.first(where: { $0.scope == key }) { return same.program }
        guard scopes.count < Self.scopeLimit else { return nil }
        let index = programs.count
        known[name, default: []].append((key, index))
        programs.append([])
        names.add(template: name, in: scope.views[scope.top])
        errors += parsed.errors
        waiting.append(
            (Resolver(source: parsed.source, program: index, scope: scope), parsed.nodes)
        )
        return index
    }

    /// Makes the nodes of all programs, those that are included meanwhile as well.
    ///
    /// No program waits inside of another, so that a long chain of inclusions needs no deep stack.
    mutating func makeNodes() {
        while let (resolver, nodes) = waiting.popLast() {
            programs[resolver.program] = resolver.nodes(nodes, &self)
        }
    }

    /// A template of the library; nil where there is none of that name.
    mutating func template(_ name: String) -> ParsedTemplate? {
        if let known = parsed[name] { return known }
        let template = library.parsed(name)
        parsed[name] = template
        return template
    }

    /// The schema of a view type, which is made where it is new.
    mutating func schema(of view: any TemplateView.Type) -> ViewSchema {
        if let known = schemas.first(where: { $0.identity == ObjectIdentifier(view) }) {
            return known
        }
        let schema = ViewSchema(of: view)
        schemas.append(schema)
        return schema
    }

    /// The schemas of all views that the template and its partials enter.
    var enteredSchemas: [ViewSchema] { schemas }

    mutating func use(_ field: Int, of schema: ViewSchema) {
        names.add(field, of: schema)
    }
}

/// The templates and the names of views that a template uses, before anybody asks for their texts.
struct UsedNames: Sendable {
    private var fields: [(schema: ViewSchema, field: Int)] = []
    private var templates: [(name: String, schema: ViewSchema)] = []

    fileprivate mutating func add(_ field: Int, of schema: ViewSchema) {
        fields.append((schema, field))
    }

    fileprivate mutating func add(template: String, in schema: ViewSchema) {
        templates.append((template, schema))
    }

    /// Sorted, each once.
    var names: [TemplateName] {
        Set(fields.map { TemplateName(view: $0.viewName, name: $0.names[$1]) }).sorted()
    }

    /// Sorted, each once.
    var uses: [TemplateUse] {
        Set(templates.map { TemplateUse(template: $0.name, view: $0.schema.viewName) }).sorted()
    }

    /// The names of the templates, each once.
    var templateNames: Set<String> { Set(templates.map(\.name)) }
}
