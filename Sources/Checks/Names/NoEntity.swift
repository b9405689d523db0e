import Diagnostics

/// A model has entities.
enum NoEntity: Rule {
    static let id = "model.no-entity"
    static let severity = Diagnostic.Severity.note
    static let stage = RuleStage.names
    static let summary = "a model has no entities, so no class is generated"
    static let reason = "Usually, this is the wrong model, or the wrong version of a model."
    static let before = "<model/>"
    static let after = #"<model><entity name="Note"/></model>"#

    static func check(_ context: RuleContext) {
        // Swift files that only declare value types complement other inputs.
        let model = context.model
        guard model.entities.isEmpty, !context.isIncomplete, !context.isSwift else { return }
        context.report(
            Self.self,
            at: context.place(model.origin),
            "'\(model.name)' has no entities, so no class is generated"
        )
    }
}
