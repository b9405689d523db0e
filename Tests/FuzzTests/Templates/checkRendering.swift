import Mustache

/// Loads the first template and renders it; `nil` if there is none.
func checkRendering<View: TemplateView>(
    _ sources: [TemplateSource],
    of view: View,
    _ random: inout Random
) -> (isRendered: Bool, problems: [String]) {
    let library = TemplateLibrary(sources)
    let escaping: Escaping = random.isOne(in: 2) ? .html : .none
    do throws(TemplateErrors) {
        let template = try library.template(
            sources.first?.name ?? "",
            for: View.self,
            escaping: escaping
        )
        let first: String = template.render(view)
        let isSame = first == template.render(view)
        return (true, isSame ? [] : ["a second rendering gives other text"])
    } catch {
        let problems = error.errors.filter { !isInside($0, sources) }.map { "nowhere: \($0)" }
        return (false, problems + (error.errors.isEmpty ? ["no error that says why"] : []))
    }
}

/// Whether an error's place is in the template that it names, or right behind a line of it.
private func isInside(_ error: TemplateError, _ sources: [TemplateSource]) -> Bool {
    guard let source = sources.last(where: { $0.path == error.path }) else { return false }
    let lines = source.text.utf8.split(
        separator: UInt8(ascii: "\n"),
        omittingEmptySubsequences: false
    )
    guard lines.indices.contains(error.line - 1) else { return false }
    return (1...lines[error.line - 1].count + 1).contains(error.column)
}
