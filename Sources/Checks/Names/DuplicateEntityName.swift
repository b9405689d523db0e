import Diagnostics

/// Entities have different names.
enum DuplicateEntityName: Rule {
    static let id = "entity.duplicate-name"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "two entities have the same name"
    static let reason =
        "Core Data finds entities by name, and their classes are in the same"
        + " module."
    static let before = #"<entity name="Note"/><entity name="Note"/>"#
    static let after = #"<entity name="Note"/><entity name="Draft"/>"#

    static func check(_ context: RuleContext) {
        let entities = context.model.entities
        // If two entities have the same name, the table only contains the first.
        guard context.entities.count < entities.count else { return }
        context.reportRepeats(Self.self, entities, context.isSwift ? "types" : "entities")
    }
}
