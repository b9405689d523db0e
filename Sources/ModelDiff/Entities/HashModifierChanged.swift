import ModelIR

/// A hash modifier asks for a migration.
enum HashModifierChanged: DifferenceKind {
    static let id = "hash-modifier.changed"
    static let summary = "a version hash modifier changes"
    // Apple, versionHashModifier of NSEntityDescription: it marks a version as different although all values are equal.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        Core Data migrates the store although nothing else may have changed: that is what the modifier is for. \
        ModelStore doesn't use it.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        let entities = comparison.entities.pairs
            .filter { $0.old.versionHashModifier != $0.new.versionHashModifier }
            .map { difference(comparison, $0, part: "versionHashModifier", words) }
        let attributes = comparison.attributes.pairs
            .filter { $0.old.versionHashModifier != $0.new.versionHashModifier }
            .map { difference(comparison, $0, part: "versionHashModifier", words) }
        let relationships = comparison.relationships.pairs
            .filter { $0.old.versionHashModifier != $0.new.versionHashModifier }
            .map { difference(comparison, $0, part: "versionHashModifier", words) }
        return entities + attributes + relationships
    }
}

private let words = "has another version hash modifier"
