import Diagnostics
import ModelIR

/// Only one side of a relationship cascades, unless both are to-one.
enum CascadeBothSides: Rule {
    static let id = "relationship.cascade-both-sides"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.advice
    static let summary =
        "deleting an object deletes the objects that refer to it, and others that they refer to"
    static let reason = """
        If both sides of a to-many relationship have the delete rule Cascade, deleting one object deletes the objects on \
        the other side, these delete the objects on this side, and so on: often the whole table. Let the side that owns the \
        other cascade, and the other side nullify.
        """
    static let before = #"""
        <entity name="Note"><relationship name="tags" toMany="YES" deletionRule="Cascade" destinationEntity="Tag"
            inverseName="notes" inverseEntity="Tag"/></entity>
        <entity name="Tag"><relationship name="notes" toMany="YES" deletionRule="Cascade" destinationEntity="Note"
            inverseName="tags" inverseEntity="Note"/></entity>
        """#
    static let after = #"""
        <entity name="Note"><relationship name="tags" toMany="YES" deletionRule="Nullify" destinationEntity="Tag"
            inverseName="notes" inverseEntity="Tag"/></entity>
        <entity name="Tag"><relationship name="notes" toMany="YES" deletionRule="Nullify" destinationEntity="Note"
            inverseName="tags" inverseEntity="Note"/></entity>
        """#
    static let hasFix = true

    static func check(_ context: RuleContext) {
        for entity in context.model.entities {
            for relationship in entity.relationships where relationship.deleteRule == .cascade {
                guard let inverse = context.inverse(of: relationship),
                    inverse.deleteRule == .cascade,
                    inverse.cardinality != .toOne || relationship.cardinality != .toOne
                else { continue }
                context.report(
                    Self.self,
                    at: context.place(relationship.origin, "deletionRule", "deleteRule", "name"),
                    message(relationship, inverse, of: entity),
                    fix: fix(relationship, inverse, context)
                )
            }
        }
    }

    /// If one side is to-one, it belongs to the other. Of two to-many sides, neither owns the other.
    private static func fix(
        _ relationship: Relationship,
        _ inverse: Relationship,
        _ context: RuleContext
    ) -> Diagnostic.Fix? {
        guard relationship.cardinality == .toOne || inverse.cardinality != .toOne else {
            return nil
        }
        let message = "Let '\(relationship.name)' nullify."
        return context.fix(message, relationship.origin, "deletionRule", "Nullify")
            ?? context.fix(message, relationship.origin, "deleteRule", "nullify")
    }

    private static func message(
        _ relationship: Relationship,
        _ inverse: Relationship,
        of entity: Entity
    ) -> String {
        "'\(entity.name).\(relationship.name)' and its inverse "
            + "'\(relationship.destination).\(inverse.name)' both cascade, so deleting one object "
            + "deletes all that are linked with each other; let one side nullify"
    }
}
