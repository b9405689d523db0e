import ModelIR

/// The renaming identifiers of a property differ in two versions.
enum PropertyRenamingIdentifierChanged: DifferenceKind {
    static let id = "property.renaming-identifier-changed"
    static let summary = "a property can't be found by its renaming identifier"
    // Apple, renamingIdentifier of NSPropertyDescription: properties that share it are mapped. Apple, "Understanding Versions": it is not compared itself.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let explanation = """
        Core Data finds a property of the other version by its renaming identifier, which is the name if there \
        is no other. If they differ, it takes the property for another one, and drops the values, as soon as \
        anything makes it migrate the entity. Keep the identifier that the property got when it was renamed \
        first. ModelStore looks at names, too: it keeps the values of the other version, and drops those of a file \
        that is older than the identifier.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.attributes.pairs.compactMap { changed(comparison, $0) }
            + comparison.relationships.pairs.compactMap { changed(comparison, $0) }
    }
}

extension PropertyRenamingIdentifierChanged {
    private static func changed<Property: MatchedProperty>(
        _ comparison: Comparison,
        _ pair: PropertyMatch<Property>.Pair
    ) -> Difference? {
        let (old, new) = (pair.old.identity.canonicalName, pair.new.identity.canonicalName)
        guard old != new, !pair.isFoundByStore else { return nil }
        // `originalName` is the name in code, which needn't be that of the column: `mood` for `moodRaw`.
        if comparison.isMigratedByStore, new == pair.old.identity.declaredName { return nil }
        return difference(
            comparison,
            pair,
            part: "elementID",
            "is known as '\(new)' to a migration, and was known as '\(old)'",
            advice: "write \(comparison.renaming(from: old)) in every later version"
        )
    }
}
