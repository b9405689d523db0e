import ModelIR

/// A fetched property is new.
enum FetchedPropertyAdded: DifferenceKind {
    static let id = "fetched-property.added"
    static let summary = "a fetched property is added"
    // Apple, "Understanding Versions": the properties of an entity are compared by name, so the store is migrated.
    static let coreData = StoreEffect.automatic
    static let sqlite = StoreEffect.sameStore
    static let explanation = """
        A store holds nothing of it. Core Data counts it among the properties of the entity.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.fetchedProperties.flatMap { owner, match in
            match.added.map { property in
                difference(
                    comparison,
                    owner,
                    new: property.origin,
                    "'\(owner).\(property.name)' is a new fetched property"
                )
            }
        }
    }
}

extension Comparison {
    /// The fetched properties of entities that are in both versions.
    var fetchedProperties: [(owner: String, match: ElementMatch<FetchedProperty>)] {
        entities.pairs.map { pair in
            let (old, new) = (pair.old.fetchedProperties, pair.new.fetchedProperties)
            return (pair.new.name, ElementMatch(old: old, new: new))
        }
    }
}
