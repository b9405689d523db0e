/// The templates of a program, by name.
///
/// For example:
/// ```swift
/// let library = TemplateLibrary([
///     TemplateSource(name: "city", path: "city.mustache", text: "{{name}}\n")
/// ])
/// let template = try library.template("city", for: CityView.self)
/// ```
package struct TemplateLibrary: Sendable {
    private let sources: [String: TemplateSource]

    /// Creates a library; if several sources have the same name, the last one counts.
    ///
    /// A template is parsed on first use.
    package init(_ sources: [TemplateSource]) {
        self.sources = Dictionary(sources.map { ($0.name, $0) }) { $1 }
    }

    func parsed(_ name: String) -> ParsedTemplate? { sources[name].map(ParsedTemplate.init) }

    /// The names of all templates, sorted.
    package var names: [String] { sources.keys.sorted() }

    /// The shape of a template's text; `nil` if the library doesn't contain the template.
    package func shape(of name: String) -> TemplateShape? {
        parsed(name)?.shape
    }

    /// The text of a template's leading comment, on one line.
    package func leadingComment(of name: String) -> String? {
        parsed(name)?.leadingComment
    }

    /// The template with a name, checked against a view, together with every partial in the scope
    /// in which it's used.
    ///
    /// - Throws: All errors in the template and its partials at once.
    package func template<View: TemplateView>(
        _ name: String,
        for view: View.Type,
        escaping: Escaping = .none
    ) throws(TemplateErrors) -> Template<View> {
        var state = LoadingState(library: self, escaping: escaping)
        let schema = state.schema(of: View.self)
        // Only an additional scope can exceed the limit.
        guard let parsed = state.template(name),
            let start = state.program(name, parsed, in: Scope(schema))
        else { throw unknown(name) }
        state.makeNodes()
        let endless = findEndlessInclusions(state.inclusions, programs: state.programs.count)
        let repeated = state.enteredSchemas.flatMap(findRepeatedNames)
            .map { parsed.source.error(at: 0, $0) }
        let errors = state.errors + endless + repeated
        if !errors.isEmpty { throw TemplateErrors(errors) }
        return Template(state, start: start)
    }

    private func unknown(_ name: String) -> TemplateErrors {
        let nearest = suggestion(nearestName(to: name, among: names))
        let message = "unknown template '\(name)'" + nearest
        return TemplateErrors([TemplateError(path: name, line: 1, column: 1, message: message)])
    }
}
