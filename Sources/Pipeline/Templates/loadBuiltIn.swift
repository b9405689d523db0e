import Mustache
import Templates

/// Loads a built-in template. Tests load all of them, so that loading can't fail here.
func loadBuiltIn<View: TemplateView>(_ name: String, for view: View.Type) -> Template<View> {
    do {
        return try TemplateLibrary(builtInSources).template(name, for: view)
    } catch {
        preconditionFailure("built-in template: \(error)")
    }
}

/// The sources of all built-in templates.
var builtInSources: [TemplateSource] {
    Templates.folders.flatMap(\.templates).map { source in
        TemplateSource(
            name: source.name,
            path: source.name + ".mustache",
            text: String(decoding: source.text, as: UTF8.self)
        )
    }
}
