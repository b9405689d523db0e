import ModelIR

/// A fetched property is gone.
enum FetchedPropertyRemoved: DifferenceKind {
    static let id = "fetched-property.removed"
    static let summary = "a fetched property is removed"
    // Apple, "Understanding Versions": the properties of an entity are compared by name, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.sameStore
    static let breakage: String? = "code that uses the property no longer compiles"
    static let explanation = """
        A store holds nothing of it. Core Data counts it among the properties of the entity.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.fetchedProperties.flatMap { owner, match in
            match.removed.map { property in
                difference(
                    comparison,
                    owner,
                    old: property.origin,
                    "the fetched property '\(owner).\(property.name)' is removed"
                )
            }
        }
    }
}
