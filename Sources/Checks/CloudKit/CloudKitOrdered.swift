import Diagnostics

/// CloudKit doesn't support ordered relationships.
enum CloudKitOrdered: Rule {
    static let id = "cloudkit.ordered"
    static let severity = Diagnostic.Severity.warning
    static let stage = RuleStage.meaning
    static let summary = "CloudKit doesn't support ordered relationships"
    static let reason = """
        Two devices may insert at the same position, and records have no common order. Sort by an \
        attribute instead.
        """
    static let before = #"""
        <relationship name="photos" optional="YES" toMany="YES" ordered="YES" destinationEntity="Photo"/>
        """#
    static let after = #"""
        <relationship name="photos" optional="YES" toMany="YES" destinationEntity="Photo"/>
        """#

    static func check(_ context: RuleContext) {
        context.refuseRelationships(Self.self) { relationship, _ in
            relationship.cardinality == .orderedToMany
                ? ("the ordered relationship", "make it unordered, and sort by an attribute") : nil
        }
    }
}
