import ModelIR

/// The requirement of each class: its own, or a higher one of a class that it's related to.
///
/// A class can only name classes that are available wherever it is, so related classes share the
/// highest requirement. For example: `Item` needs iOS 18 if `Note`, to which it has a relationship,
/// has an index.
struct SystemRequirements {
    private var parents: [Int]
    private var requirements: [SystemRequirement]

    init(_ entities: [Entity], own: (Entity) -> SystemRequirement) {
        parents = Array(entities.indices)
        requirements = entities.map(own)
        let places = Dictionary(zip(entities.map(\.name), entities.indices)) { first, _ in first }
        for (index, entity) in entities.enumerated() {
            for name in entity.relationships.map(\.destination) + [entity.parent].compactMap(\.self)
            {
                if let place = places[name] { join(index, place) }
            }
        }
    }

    /// The requirement of the class with the given index.
    func requirement(of index: Int) -> SystemRequirement { requirements[root(of: index)] }

    private func root(of index: Int) -> Int {
        var result = index
        while parents[result] != result { result = parents[result] }
        return result
    }

    private mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (root(of: one), root(of: other))
        parents[max(first, second)] = min(first, second)
        requirements[min(first, second)] = max(requirements[first], requirements[second])
    }
}
