import Mustache
import Templates

/// A template that modelgen brings along. The tests load each, so that none can fail here.
func loadBuiltIn<View: TemplateView>(
    _ sources: [Templates.Source],
    _ name: String,
    for view: View.Type
) -> Template<View> {
    let library = TemplateLibrary(
        sources.map { source in
            TemplateSource(
                name: source.name,
                path: source.name + ".mustache",
                text: String(decoding: source.text, as: UTF8.self)
            )
        }
    )
    do {
        return try library.template(name, for: view)
    } catch {
        preconditionFailure("built-in template: \(error)")
    }
}
