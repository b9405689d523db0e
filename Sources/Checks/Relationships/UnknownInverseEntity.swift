import Diagnostics
import ModelIR

/// The entity of an inverse exists.
enum UnknownInverseEntity: Rule {
    static let id = "relationship.unknown-inverse-entity"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "the entity of an inverse doesn't exist, or isn't the destination"
    static let reason = "An inverse is a relationship of the destination, or of one of its parents."
    static let before = #"""
        <relationship name="note" maxCount="1" destinationEntity="Note" inverseName="tags" inverseEntity="Nte"/>
        """#
    static let after = #"""
        <relationship name="note" maxCount="1" destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
        """#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        for relationship in context.doubtfulRelationships {
            guard let entity = relationship.inverse?.entity else { continue }
            if context.isUnknownEntity(entity) {
                context.reportUnknown(
                    Self.self,
                    at: relationship.origin,
                    "inverseEntity",
                    "the inverse of '\(relationship.name)' is in '\(entity)', which does not exist",
                    name: entity,
                    known: context.entityNames
                )
            } else if !context.isInherited(entity, by: relationship.destination) {
                reportOther(entity, relationship, context)
            }
        }
    }

    private static func reportOther(
        _ entity: String,
        _ relationship: Relationship,
        _ context: RuleContext
    ) {
        let destination = relationship.destination
        context.report(
            Self.self,
            at: context.place(relationship.origin, "inverseEntity"),
            "'\(relationship.name)' leads to '\(destination)', so its inverse isn't in '\(entity)';"
                + " write '\(destination)'",
            fix: context.fix(
                "Write '\(destination)'.",
                relationship.origin,
                "inverseEntity",
                destination
            )
        )
    }
}

extension RuleContext {
    /// Whether an entity is another or an ancestor of it, if both exist. An inverse without an entity is
    /// in the destination.
    func isInherited(_ entity: String?, by destination: String) -> Bool {
        guard let entity, let place = entities[entity], let end = entities[destination] else {
            return true
        }
        return isOrInherits(end, place)
    }
}
