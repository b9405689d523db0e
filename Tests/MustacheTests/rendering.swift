import Mustache

/// A library of a template named "main" and its partials, each with the path "<name>.mustache".
func library(_ text: String, _ partials: [String: String] = [:]) -> TemplateLibrary {
    let sources = [("main", text)] + partials.map { ($0.key, $0.value) }
    return TemplateLibrary(
        sources.map { TemplateSource(name: $0.0, path: "\($0.0).mustache", text: $0.1) }
    )
}

/// The output of a template for a page.
func rendered(
    _ text: String,
    _ page: Page = Page(),
    _ partials: [String: String] = [:],
    escaping: Escaping = .none
) throws -> String {
    let library = library(text, partials)
    return try library.template("main", for: Page.self, escaping: escaping).render(page)
}

/// The errors of a template for a page, as text.
func errors(_ text: String, _ partials: [String: String] = [:]) -> [String] {
    do throws(TemplateErrors) {
        _ = try library(text, partials).template("main", for: Page.self)
        return []
    } catch {
        return error.errors.map(\.description)
    }
}
