import ModelIR

/// Values of attributes must differ now.
enum UniqueAdded: DifferenceKind {
    static let id = "unique.added"
    static let summary = "a unique constraint is added"
    // Apple, "Migrating your data model automatically": constraints are not among the changes that always fit. A store with duplicates fails with "Cannot migrate store in-place: constraint violation".
    static let coreData = StoreEffect.needsStage
    static let sqlite = StoreEffect.needsStage
    static let question: String? = "which of several equal objects is kept?"
    static let explanation = """
        Two objects with the same value keep the file from opening: ModelStore names them, Core Data fails with \
        a constraint violation. Remove duplicates in the version before, or write a stage.
        """

    static func find(in comparison: Comparison) -> [Difference] {
        demanded(comparison) + joined(comparison) + filled(comparison)
    }

    /// Constraints of entities that are in both versions.
    private static func demanded(_ comparison: Comparison) -> [Difference] {
        comparison.entities.pairs.flatMap { pair in
            let added = comparison.newConstraints(of: pair.new, isWhole: false)
                .subtracting(comparison.oldConstraints(of: pair.old, isWhole: true))
                .filter { mayRepeat($0, pair.new, comparison) }
            return added.sorted { $0.lexicographicallyPrecedes($1) }.map { names in
                difference(
                    comparison,
                    pair,
                    part: "uniquenessConstraints",
                    "demands different values of \(quoted(names)) now",
                    advice: comparison.hasAdded(names, to: pair.new)
                        ? "write a stage that fills the new property with different values"
                        : "write a stage that removes objects with equal values"
                )
            }
        }
    }
}

extension UniqueAdded {
    /// Constraints of a new entity that adopts rows of several others, in each of which values differed at most.
    private static func joined(_ comparison: Comparison) -> [Difference] {
        comparison.entities.added.flatMap { entity in
            let below = comparison.entities.pairs.filter { pair in
                comparison.families.isAncestor(entity.name, ofNew: pair.new.name)
            }
            return entity.uniquenessConstraints.sorted { $0.lexicographicallyPrecedes($1) }.filter {
                names in
                let with = below.filter { comparison.had(names, $0.old, asOf: entity) }
                let roots = Set(with.map { comparison.families.oldRoot(of: $0.old.name) })
                return roots.count > 1
                    || with.contains {
                        !comparison.oldConstraints(of: $0.old, isWhole: true).contains(names)
                    }
            }.map { names in
                difference(
                    comparison,
                    entity.name,
                    new: entity.origin,
                    part: "uniquenessConstraints",
                    "'\(entity.name)' demands different values of \(quoted(names)) now, of all objects below it",
                    advice: "write a stage that removes objects with equal values"
                )
            }
        }
    }

    /// Constraints of attributes that become required, so that objects without a value get the same one.
    private static func filled(_ comparison: Comparison) -> [Difference] {
        comparison.madeRequired(.nothing).compactMap { pair in
            guard let entity = comparison.new.entities.first(where: { $0.name == pair.owner }),
                let entities = comparison.entities.pairs.first(where: { $0.new.name == pair.owner }
                ),
                let names = comparison.newConstraints(of: entity, isWhole: true)
                    .intersection(comparison.oldConstraints(of: entities.old, isWhole: true))
                    .filter({ $0.contains(pair.new.name) })
                    .min(by: { $0.lexicographicallyPrecedes($1) })
            else { return nil }
            return difference(
                comparison,
                pair,
                part: "optional",
                "demands different values of \(quoted(names)), also of objects that had none and get the default",
                advice: "write a stage that fills it with different values",
                breaks: false
            )
        }
    }

    /// Whether rows can have the same values: not if they get new identifiers, or none.
    private static func mayRepeat(_ names: [String], _ entity: Entity, _ comparison: Comparison)
        -> Bool
    {
        guard comparison.isMigratedByStore else { return true }
        let different = entity.attributes.filter { attribute in
            names.contains(attribute.name)
                && (attribute.defaultValue == .newUUID
                    || attribute.isOptional && attribute.defaultValue == nil)
        }
        if different.isEmpty { return true }
        return !comparison.hasAdded(different.map(\.name), to: entity)
    }
}

extension Comparison {
    /// Whether an old entity had all of the attributes, which another one has now.
    fileprivate func had(_ names: [String], _ entity: Entity, asOf owner: Entity) -> Bool {
        let line = [entity.name] + families.oldAncestors(of: entity.name)
        return names.allSatisfy { name in
            attributes.pairs.contains { pair in
                pair.new.name == name && pair.owner == owner.name && line.contains(pair.oldOwner)
            }
        }
    }

    /// Whether an entity has one of the attributes only in the new version.
    fileprivate func hasAdded(_ names: [String], to entity: Entity) -> Bool {
        attributes.added.contains { $0.owner == entity.name && names.contains($0.property.name) }
    }

    /// The unique constraints of an entity in the older version, by the new names of the attributes.
    ///
    /// - Parameter isWhole: Whether to include those that it inherits.
    func oldConstraints(of entity: Entity, isWhole: Bool) -> Set<[String]> {
        let above = isWhole ? families.oldAncestors(of: entity.name) : []
        let line = [entity] + above.compactMap { name in old.entities.first { $0.name == name } }
        let constraints = line.flatMap { entity in
            entity.uniquenessConstraints.map { names in
                names.map { newName(of: $0, inOld: entity.name) }.sorted()
            }
        }
        return Set(constraints)
    }

    /// The same in the newer version.
    func newConstraints(of entity: Entity, isWhole: Bool) -> Set<[String]> {
        let above = isWhole ? families.newAncestors(of: entity.name) : []
        let line = [entity] + above.compactMap { name in new.entities.first { $0.name == name } }
        return Set(line.flatMap(\.uniquenessConstraints))
    }
}

/// For example: `'name', 'number'`.
func quoted(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
