import Diagnostics
import ModelIR

/// CloudKit requires every relationship to be optional.
enum CloudKitRequiredRelationship: Rule {
    static let id = "cloudkit.required-relationship"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "CloudKit requires every relationship to be optional"
    static let reason = """
        Records arrive one by one, so an object may arrive before the objects that it refers to.
        """
    static let before = #"<relationship name="album" maxCount="1" destinationEntity="Album"/>"#
    static let after = #"""
        <relationship name="album" optional="YES" maxCount="1" destinationEntity="Album"/>
        """#

    static func check(_ context: RuleContext) {
        context.refuseRelationships(Self.self) { relationship, entity in
            if !relationship.isOptional { return ("the required relationship", "make it optional") }
            guard entity.declaresCollection(relationship) else { return nil }
            return (
                "the relationship that isn't optional",
                "declare it as '[\(relationship.destination)]?'"
            )
        }
    }
}
