import Diagnostics

/// Entities have different renaming identifiers.
enum EntityRenamingClash: Rule {
    static let id = "entity.renaming-clash"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.advice
    static let summary = "two entities have the same renaming identifier"
    static let reason = """
        An automatic migration finds the entity of the previous version by this identifier, which is the name unless \
        specified otherwise. It fails if two entities share an identifier.
        """
    static let before = #"<entity name="Memo" elementID="Note"/><entity name="Note"/>"#
    static let after = #"<entity name="Memo" elementID="Note"/><entity name="Jotting"/>"#

    static func check(_ context: RuleContext) {
        let entities = context.model.entities
        let elements = entities.indices.map { index in
            Renamable(
                name: entities[index].name,
                renamingIdentifier: entities[index].renamingIdentifier,
                origin: entities[index].origin
            )
        }
        context.reportRenamingClashes(Self.self, elements, "entities")
    }
}
