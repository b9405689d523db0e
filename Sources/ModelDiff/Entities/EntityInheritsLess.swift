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
        let old = named(comparison.old.entities)
        let new = named(comparison.new.entities)
        let followed = comparison.attributes.places.merging(comparison.relationships.places) {
            $0 + $1
        }
        return comparison.entities.pairs.compactMap { pair in
            let line = [pair.new.name] + comparison.families.newAncestors(of: pair.new.name)
            let former = comparison.families.oldAncestors(of: pair.old.name)
            if former.isEmpty { return nil }
            let present = Set(line.compactMap { new[$0] }.flatMap(\.stored).map(\.name))
            let lost = former.compactMap { old[$0] }.flatMap { ancestor in
                let stored =
                    ancestor.attributes.filter { !$0.isTransient }.map(\.name)
                    + ancestor.relationships.map(\.name)
                return stored.filter { property in
                    // What is gone altogether is reported as removed.
                    guard let place = comparison.newPlace(of: property, inOld: ancestor.name) else {
                        return false
                    }
                    let former = PropertyPlace(entity: ancestor.name, property: property)
                    return !line.contains(place.entity) && !present.contains(property)
                        && !(followed[former] ?? []).contains(where: line.contains)
                }
            }
            if lost.isEmpty { return nil }
            return difference(
                comparison,
                pair,
                part: "parentEntity",
                "no longer inherits \(quoted(lost.sorted())), and loses their values",
                advice: "declare them in '\(pair.new.name)' to keep the values"
            )
        }
    }

    private static func named(_ entities: [Entity]) -> [String: Entity] {
        Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
    }
}
