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

    /// A library of templates; the last of several sources with one name replaces the others.
    ///
    /// A template is parsed when it is asked for, or included by one that is.
    package init(_ sources: [TemplateSource]) {
        self.sources = Dictionary(sources.map { ($0.name, $0) }) { $1 }
    }

    func parsed(_ name: String) -> ParsedTemplate? { sources[name].map(ParsedTemplate.init) }

    /// The names of all templates, sorted.
    package var names: [String] { sources.keys.sorted() }

    /// The shape of a template's text, or nil where there is no such template.
    package func shape(of name: String) -> TemplateShape? {
        parsed(name)?.shape
    }

    /// What a template says about itself in the comment that it begins with, on one line.
    package func leadingComment(of name: String) -> String? {
        parsed(name)?.leadingComment
    }

    /// The template with a name, checked against a view and, through partials, against every
    /// partial in the scope that it is used in.
    ///
    /// - Throws: All mistakes in the template and in these partials at once.
    package func template<View: TemplateView>(
        _ name: String,
        for view: View.Type,
        escaping: Escaping = .none
    ) throws(TemplateErrors) -> Template<View> {
        var state = LoadingState(library: self, escaping: escaping)
        let schema = state.schema(of: View.self)
        // Only a further scope can be one too many.
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
