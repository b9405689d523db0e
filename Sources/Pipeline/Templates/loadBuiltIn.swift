import Mustache
import Templates

/// A template that modelgen brings along. The tests load each, so that none can fail here.
func loadBuiltIn<View: TemplateView>(_ name: String, for view: View.Type) -> Template<View> {
    do {
        return try TemplateLibrary(builtInSources).template(name, for: view)
    } catch {
        preconditionFailure("built-in template: \(error)")
    }
}

/// The texts of all templates that modelgen brings along.
var builtInSources: [TemplateSource] {
    Templates.folders.flatMap(\.templates).map { source in
        TemplateSource(
            name: source.name,
            path: source.name + ".mustache",
            text: String(decoding: source.text, as: UTF8.self)
        )
    }
}
