/// The state of loading a template and its partials.
struct LoadingState {
    let library: TemplateLibrary
    let escaping: Escaping
    var errors: [TemplateError] = []
    var inclusions: [Inclusion] = []
    private(set) var names = UsedNames()
    private(set) var programs: [[Node]] = []
    /// The programs whose nodes haven't been made yet.
    private var waiting: [(resolver: Resolver, nodes: [ParsedNode])] = []
    /// The programs of each template, one per scope in which it's used.
    private var known: [String: [(scope: ScopeKey, program: Int)]] = [:]
    private var parsed: [String: ParsedTemplate] = [:]
    /// An array, because it's short: a dictionary with another key type would cost a runtime
    /// conformance lookup.
    private var schemas: [ViewSchema] = []

    init(library: TemplateLibrary, escaping: Escaping) {
        self.library = library
        self.escaping = escaping
    }

    /// The number of scopes in which one template may be used, far more than real templates need.
    ///
    /// Recursive partials may find different views around them each time. The number of such scopes
    /// is finite, but grows like the number of permutations of the views.
    static let scopeLimit = 256

    /// The index of the program for a template in a scope; `nil` if there would be too many scopes.
    ///
    /// A program is registered before its nodes are made, which lets a template include itself.
    /// `makeNodes` makes the nodes.
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

    /// Makes the nodes of all programs, including those added meanwhile.
    ///
    /// Uses a queue instead of recursion, so a long chain of inclusions doesn't need a deep stack.
    mutating func makeNodes() {
        while let (resolver, nodes) = waiting.popLast() {
            programs[resolver.program] = resolver.nodes(nodes, &self)
        }
    }

    /// The template with a name; `nil` if the library doesn't contain it.
    mutating func template(_ name: String) -> ParsedTemplate? {
        if let known = parsed[name] { return known }
        let template = library.parsed(name)
        parsed[name] = template
        return template
    }

    /// The schema of a view type, created on first use.
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

/// The templates and view names that a template uses, before they're sorted.
struct UsedNames: Sendable {
    private var fields: [(schema: ViewSchema, field: Int)] = []
    private var templates: [(name: String, schema: ViewSchema)] = []

    fileprivate mutating func add(_ field: Int, of schema: ViewSchema) {
        fields.append((schema, field))
    }

    fileprivate mutating func add(template: String, in schema: ViewSchema) {
        templates.append((template, schema))
    }

    /// The names, sorted and without duplicates.
    var names: [TemplateName] {
        Set(fields.map { TemplateName(view: $0.viewName, name: $0.names[$1]) }).sorted()
    }

    /// The uses, sorted and without duplicates.
    var uses: [TemplateUse] {
        Set(templates.map { TemplateUse(template: $0.name, view: $0.schema.viewName) }).sorted()
    }

    /// The names of the templates, without duplicates.
    var templateNames: Set<String> { Set(templates.map(\.name)) }
}
