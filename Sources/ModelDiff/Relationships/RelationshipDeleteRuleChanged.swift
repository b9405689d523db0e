import ModelIR

/// What deleting an object does to others changes.
enum RelationshipDeleteRuleChanged: DifferenceKind {
    static let id = "relationship.delete-rule-changed"
    static let summary = "the delete rule of a relationship changes"
    // Apple, "Understanding Versions": deleteRule is compared.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.automatic
    static let explanation = """
        No row is rewritten. Core Data migrates the store, since the rule is part of the version hash.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.relationships.pairs.filter { $0.old.deleteRule != $0.new.deleteRule }.map {
            pair in
            difference(
                comparison,
                pair,
                part: "deletionRule",
                "has the delete rule \(pair.new.deleteRule.title), not \(pair.old.deleteRule.title)"
            )
        }
    }
}

extension Relationship.DeleteRule {
    /// The rule as Xcode's editor names it.
    fileprivate var title: String {
        switch self {
        case .noAction: "No Action"
        case .nullify: "Nullify"
        case .cascade: "Cascade"
        case .deny: "Deny"
        }
    }
}
