import Diagnostics

/// CloudKit requires every relationship to have an inverse.
enum CloudKitMissingInverse: Rule {
    static let id = "cloudkit.missing-inverse"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "CloudKit requires every relationship to have an inverse"
    static let reason =
        "The mirrored records need both sides of a relationship to keep it consistent."
    static let before = #"""
        <relationship name="photos" optional="YES" toMany="YES" destinationEntity="Photo"/>
        """#
    static let after = #"""
        <relationship name="photos" optional="YES" toMany="YES" destinationEntity="Photo"
            inverseName="album" inverseEntity="Photo"/>
        """#

    static func check(_ context: RuleContext) {
        context.refuseRelationships(Self.self) { relationship, _ in
            relationship.inverse == nil
                ? ("the relationship without an inverse", "give it one") : nil
        }
    }
}
