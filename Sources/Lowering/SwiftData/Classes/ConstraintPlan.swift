import ModelIR
import SharedLowering

/// The unique values and the indexes of an entity that SwiftData can have, as names of properties.
///
/// For example: `name` for `@Attribute(.unique)`, and `first` with `last` for `#Unique`.
struct ConstraintPlan {
    /// The properties with `.unique`.
    private(set) var atProperties: Set<String> = []
    /// The arguments of `#Unique`.
    private(set) var together: [[String]] = []
    private(set) var indexes: [IndexArgument] = []
    /// The constraints that are left out, with the name that can't be part of one.
    private(set) var missing: [(constraint: Int, place: Int, name: String)] = []
    /// The parts of indexes that are left out.
    private(set) var losses: [(index: Index, words: String)] = []

    /// An argument of `#Index`.
    struct IndexArgument: Hashable {
        var properties: [String]
        var isRTree = false
    }

    private let own: Set<String>
    private let known: Set<String>

    /// - Parameter ancestors: The entities that it inherits from.
    init(_ entity: Entity, ancestors: [Entity] = []) {
        own = Set(entity.constrainable)
        known = own.union(ancestors.flatMap(\.constrainable))
        // The properties of superclasses aren't known here if there's no list of them.
        let isWhole = entity.parent == nil || !ancestors.isEmpty
        for (number, names) in entity.uniquenessConstraints.enumerated() where !names.isEmpty {
            add(names, number, isWhole: isWhole)
        }
        for index in entity.indexes { add(index, isWhole: isWhole) }
        addIndexedProperties(entity)
    }

    /// Whether the class needs `#Unique` or `#Index`.
    var needsMacro: Bool { !together.isEmpty || !indexes.isEmpty }

    private mutating func add(_ names: [String], _ number: Int, isWhole: Bool) {
        let unknown = names.enumerated().first { isWhole && !known.contains($1) }
        if let (place, name) = unknown {
            missing.append((number, place, name))
        } else if names.count == 1, own.contains(names[0]) {
            atProperties.insert(names[0])
        } else if !together.contains(names) {
            together.append(names)
        }
    }

    private mutating func add(_ index: Index, isWhole: Bool) {
        let names = index.elements.compactMap(\.property)
        let isRTree = index.elements.contains(where: \.isRTree)
        if let words = problem(of: index, isWhole: isWhole) {
            return losses.append((index, words))
        }
        if index.elements.contains(where: { !$0.isAscending }) {
            losses.append((index, "its order is ascending there"))
        }
        let argument = IndexArgument(properties: names, isRTree: isRTree)
        if !indexes.contains(argument) { indexes.append(argument) }
    }

    private func problem(of index: Index, isWhole: Bool) -> String? {
        if index.partialPredicate != nil { return "it is over some of the objects only" }
        if index.elements.contains(where: { $0.property == nil }) { return "it has an expression" }
        if index.elements.isEmpty { return "it has no property" }
        if Set(index.elements.map(\.isRTree)).count > 1 { return "its elements are of two kinds" }
        let missing = index.elements.compactMap(\.property).first {
            isWhole && !known.contains($0)
        }
        return missing.map { "'\($0)' isn't a stored property there" }
    }

    private mutating func addIndexedProperties(_ entity: Entity) {
        let names =
            entity.attributes.filter { $0.storage.isIndexed && own.contains($0.name) }.map(\.name)
            + entity.relationships.filter { $0.isIndexed && own.contains($0.name) }.map(\.name)
        for name in names {
            let argument = IndexArgument(properties: [name])
            if !indexes.contains(argument) { indexes.append(argument) }
        }
    }
}

extension Entity {
    /// The properties that constraints and indexes can name.
    fileprivate var constrainable: [String] {
        attributes.filter { $0.isStorable && !$0.isTransient }.map(\.name)
            + relationships.filter { $0.cardinality == .toOne && !$0.isTransient }.map(\.name)
    }
}
