/// The inheritance between entities, by their indices in a list.
///
/// Traversals skip parents that add nothing, so that a chain of 20,000 entities takes only as many
/// steps as it has properties to inherit. For example: `Lineage(model.entities) {
/// !$0.attributes.isEmpty }.ancestors(of: 3)`.
package struct Lineage: Sendable {
    /// The index of each entity's parent.
    package let parents: [Int?]
    /// The index of the entity at the top of each chain, which may be the entity itself.
    package let roots: [Int]
    /// The index of the nearest parent that adds something.
    private let nearest: [Int?]

    /// If two entities have the same name, the first is the parent. Complexity: O(n).
    package init(_ entities: [Entity], adds: (Entity) -> Bool) {
        let names = entities.indices.map { (entities[$0].name, $0) }
        let places = Dictionary(names) { first, _ in first }
        let parents = entities.indices.map { entities[$0].parent.flatMap { places[$0] } }
        var isSettled = Array(repeating: false, count: parents.count)
        var roots = Array(parents.indices)
        var nearest: [Int?] = Array(repeating: nil, count: parents.count)
        for start in parents.indices {
            // A cycle ends where it began, so its last parent is ignored.
            var chain: [Int] = []
            var next: Int? = start
            while let index = next, !isSettled[index] {
                isSettled[index] = true
                chain.append(index)
                next = parents[index]
            }
            for index in chain.reversed() {
                guard let parent = parents[index] else { continue }
                roots[index] = roots[parent]
                nearest[index] = adds(entities[parent]) ? parent : nearest[parent]
            }
        }
        self.parents = parents
        self.roots = roots
        self.nearest = nearest
    }

    /// Returns the indices of the parents that add something, the nearest first. A cycle ends the
    /// list.
    package func ancestors(of index: Int) -> [Int] {
        var result: [Int] = []
        var next = nearest[index]
        while let place = next, result.count < parents.count {
            result.append(place)
            next = nearest[place]
        }
        return result
    }

    /// The entities of each cycle, in the order in which they inherit. Complexity: O(n).
    package var cycles: [[Int]] {
        // The traversal that first reached each entity, identified by the entity where it began.
        var walks: [Int?] = Array(repeating: nil, count: parents.count)
        return parents.indices.compactMap { start in
            var next: Int? = start
            while let index = next, walks[index] == nil {
                walks[index] = start
                next = parents[index]
            }
            guard let first = next, walks[first] == start else { return nil }
            var cycle = [first]
            while let parent = parents[cycle[cycle.count - 1]], parent != first {
                cycle.append(parent)
            }
            return cycle
        }
    }
}
