import ModelIR

/// An entity no longer inherits from an entity whose properties are still there.
enum EntityInheritsLess: DifferenceKind {
    static let id = "entity.inherits-less"
    static let summary = "an entity no longer inherits properties, which others keep"
    // Apple, "Migrating your data model automatically": entities can be moved in and out of a hierarchy.
    static let coreData = StoreEffect.losesData
    static let sqlite = StoreEffect.losesData
    static let breakage: String? = "code that uses the properties of its objects no longer compiles"
    static let explanation = """
        The entity's rows lose the values of the properties that it inherited.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.compactMap { pair in
            let line = [pair.new.name] + comparison.families.newAncestors(of: pair.new.name)
            let former = comparison.families.oldAncestors(of: pair.old.name)
            let lost = former.flatMap { name -> [String] in
                guard let entity = comparison.old.entities.first(where: { $0.name == name }) else {
                    return []
                }
                let names = entity.attributes.filter { !$0.isTransient }.map(\.name)
                return (names + entity.relationships.map(\.name)).filter { property in
                    // What is gone altogether is reported as removed.
                    guard let place = comparison.newPlace(of: property, inOld: name) else {
                        return false
                    }
                    return !line.contains(place.entity)
                        && !comparison.has(property, pair.new)
                }
            }
            guard !lost.isEmpty else { return nil }
            return difference(
                comparison,
                pair,
                part: "parentEntity",
                "no longer inherits \(quoted(lost.sorted())), and loses their values",
                advice: "declare them in '\(pair.new.name)' to keep the values"
            )
        }
    }
}

extension Comparison {
    /// Whether an entity has or inherits a property of a name.
    fileprivate func has(_ property: String, _ entity: Entity) -> Bool {
        ([entity.name] + families.newAncestors(of: entity.name)).contains { name in
            new.entities.first { $0.name == name }?.stored.contains { $0.name == property } ?? false
        }
    }
}
