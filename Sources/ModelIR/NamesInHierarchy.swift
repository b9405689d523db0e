/// The names that the classes of a hierarchy have, and which of them are above or below a class.
///
/// For example: `NamesInHierarchy(parents: lineage.parents) { entities[$0].givenNames }.contains("state", below: 0)`.
package struct NamesInHierarchy: Sendable {
    /// The indices of the classes, superclasses first. Cycles are left out.
    package let order: [Int]
    /// The places in the order that a class and its descendants take; empty in a cycle.
    private let families: [Range<Int>]
    /// The places of the classes that have a name, in ascending order.
    private var owners: [String: [Int]] = [:]

    /// - Parameters:
    ///   - parents: The index of each class's superclass.
    ///   - names: The names of one class. Complexity: O(*n*) for *n* classes and names.
    package init(parents: [Int?], names: (Int) -> [String]) {
        let order = superclassesFirst(parents)
        self.order = order
        families = NamesInHierarchy.families(order, parents)
        for (place, index) in order.enumerated() {
            for name in names(index) { owners[name, default: []].append(place) }
        }
    }

    /// Whether a descendant of a class has the name.
    package func contains(_ name: String, below index: Int) -> Bool {
        let descendants = families[index].dropFirst()
        guard !descendants.isEmpty, let places = owners[name] else { return false }
        return places.contains { descendants.contains($0) }
    }

    /// Whether a class that a class inherits from has the name.
    package func contains(_ name: String, above index: Int) -> Bool {
        guard let place = families[index].first, let places = owners[name] else { return false }
        return places.contains { $0 != place && families[order[$0]].contains(place) }
    }

    private static func families(_ order: [Int], _ parents: [Int?]) -> [Range<Int>] {
        var counts = Array(repeating: 1, count: parents.count)
        for index in order.reversed() {
            if let parent = parents[index] { counts[parent] += counts[index] }
        }
        var families = Array(repeating: 0..<0, count: parents.count)
        for (place, index) in order.enumerated() {
            families[index] = place..<place + counts[index]
        }
        return families
    }
}

/// The indices of classes such that each is followed by all of its descendants.
private func superclassesFirst(_ parents: [Int?]) -> [Int] {
    var children: [[Int]] = Array(repeating: [], count: parents.count)
    var open: [Int] = []
    for index in parents.indices.reversed() {
        if let parent = parents[index] {
            children[parent].append(index)
        } else {
            open.append(index)
        }
    }
    var order: [Int] = []
    order.reserveCapacity(parents.count)
    // Iterative: a chain can exceed the depth of the stack.
    while let next = open.popLast() {
        order.append(next)
        open += children[next]
    }
    return order
}
