import Mustache
import SharedLowering

extension TargetDefinition {
    /// All views that the target's templates can display.
    var views: [ViewDocumentation] { ViewDocumentation.reachable(from: Parts.FileView.self) }

    /// The uses of views and partials in its built-in templates.
    var templateUses: [TemplateUse] {
        loadBuiltIn(fileTemplate, for: Parts.FileView.self).uses
    }
}
