import Diagnostics

/// CloudKit doesn't support the delete rule Deny.
enum CloudKitDeny: Rule {
    static let id = "cloudkit.deny"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "CloudKit doesn't support the delete rule Deny"
    static let reason = """
        Another device may already have deleted the object, and an incoming deletion can't be rejected.
        """
    static let before = #"""
        <relationship name="photos" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Photo"/>
        """#
    static let after = #"""
        <relationship name="photos" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Photo"/>
        """#

    static func check(_ context: RuleContext) {
        context.refuseRelationships(Self.self) { relationship, _ in
            relationship.deleteRule == .deny ? ("the delete rule Deny of", "choose another") : nil
        }
    }
}
