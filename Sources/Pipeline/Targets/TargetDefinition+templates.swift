import Mustache
import SharedLowering

extension TargetDefinition {
    /// Every view that the target's templates can show.
    var views: [ViewDocumentation] { ViewDocumentation.reachable(from: Parts.FileView.self) }

    /// What its built-in templates use.
    var templateUses: [TemplateUse] {
        loadBuiltIn(fileTemplate, for: Parts.FileView.self).uses
    }
}
