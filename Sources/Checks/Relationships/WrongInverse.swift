import Diagnostics
import ModelIR

/// The inverse of a relationship leads back to its entity.
enum WrongInverse: Rule {
    static let id = "relationship.wrong-inverse"
    static let severity = Diagnostic.Severity.error
    static let stage = RuleStage.names
    static let summary = "the declared inverse doesn't lead back"
    static let reason = """
        The destination of an inverse is the entity of the relationship, or one that inherits from it or that it \
        inherits from. Otherwise, Core Data would put objects into the inverse that it can't have.
        """
    static let before = #"""
        <entity name="Note"><relationship name="tags" toMany="YES" destinationEntity="Tag"
            inverseName="owner" inverseEntity="Tag"/></entity>
        <entity name="Tag"><relationship name="owner" maxCount="1" destinationEntity="Person"/></entity>
        """#
    static let after = #"""
        <entity name="Note"><relationship name="tags" toMany="YES" destinationEntity="Tag"
            inverseName="note" inverseEntity="Tag"/></entity>
        <entity name="Tag"><relationship name="note" maxCount="1" destinationEntity="Note"
            inverseName="tags" inverseEntity="Note"/></entity>
        """#

    static func check(_ context: RuleContext) {
        for entity in context.model.entities.indices {
            for index in context.model.entities[entity].properties.relationships.indices {
                let place = RelationshipPlace(entity: entity, relationship: index)
                guard let back = context.inverse(at: place),
                    !context.leads(context[back], to: entity)
                else { continue }
                report(context[place], of: entity, context[back], back.entity, context)
            }
        }
    }

    private static func report(
        _ relationship: Relationship,
        of entity: Int,
        _ inverse: Relationship,
        _ owner: Int,
        _ context: RuleContext
    ) {
        let entities = context.model.entities
        context.report(
            Self.self,
            at: context.place(relationship.origin, "inverseName", "name"),
            "'\(entities[owner].name).\(inverse.name)', the inverse of '\(relationship.name)', leads to"
                + " '\(inverse.destination)', not back to '\(entities[entity].name)'; name another"
                + " inverse, or change its destination",
            notes: [.init("the inverse is here", at: context.place(inverse.origin, "name"))]
        )
    }
}
