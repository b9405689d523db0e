import ModelIR

/// User Info changes.
enum UserInfoChanged: DifferenceKind {
    static let id = "user-info.changed"
    static let summary = "User Info changes"
    // Apple, "Understanding Versions": userInfo is not compared.
    static let coreData = StoreEffect.sameStore
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        What modelgen reads of it shows as a change of the code.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        let entities = comparison.entities.pairs.filter { $0.old.userInfo != $0.new.userInfo }
            .map { difference(comparison, $0, words) }
        let attributes = comparison.attributes.pairs.filter { $0.old.userInfo != $0.new.userInfo }
            .map { difference(comparison, $0, words) }
        let relationships = comparison.relationships.pairs.filter {
            $0.old.userInfo != $0.new.userInfo
        }
        .map { difference(comparison, $0, words) }
        let composites = comparison.composites.pairs.filter { $0.old.userInfo != $0.new.userInfo }
            .map { pair in
                difference(
                    comparison,
                    pair.new.name,
                    old: pair.old.origin,
                    new: pair.new.origin,
                    "the composite '\(pair.new.name)' \(words)"
                )
            }
        return entities + attributes + relationships + composites
    }
}

private let words = "has other User Info"
