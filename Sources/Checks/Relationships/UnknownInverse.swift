import Diagnostics
import ModelIR

/// The inverse of a relationship exists.
enum UnknownInverse: Rule {
    static let id = "relationship.unknown-inverse"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "the inverse of a relationship doesn't exist"
    static let reason =
        "Core Data rejects the model, because it can't keep both sides consistent."
    static let before = #"""
        <relationship name="note" maxCount="1" destinationEntity="Note" inverseName="tag"/>
        """#
    static let after = #"""
        <relationship name="note" maxCount="1" destinationEntity="Note" inverseName="tags"/>
        """#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        for relationship in context.doubtfulRelationships {
            guard let inverse = relationship.inverse,
                let place = context.entities[inverse.entity ?? relationship.destination],
                context.isInherited(inverse.entity, by: relationship.destination)
            else { continue }
            let family = context.family(of: place)
            let name = inverse.relationship
            if family.contains(where: { context.hasRelationship(name, entity: $0) }) { continue }
            let entities = context.model.entities
            context.reportUnknown(
                Self.self,
                at: relationship.origin,
                "inverseName",
                "'\(entities[place].name)' has no relationship '\(name)', "
                    + "the inverse of '\(relationship.name)'",
                name: name,
                known: family.flatMap { entities[$0].properties.relationships.map(\.name) }
            )
        }
    }
}
