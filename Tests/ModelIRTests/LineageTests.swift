import ModelIR
import Testing

/// Walks over parents, however long the chains are.
struct LineageTests {
    private let origin = Origin(file: "M", position: Origin.Position(line: 1, column: 1))

    /// An entity for each pair of a name and a parent.
    private func entities(_ pairs: [(String, String?)]) -> [Entity] {
        pairs.map { name, parent in
            var entity = Entity(name: name, origin: origin)
            entity.parent = parent
            return entity
        }
    }

    @Test func parentsThatAddNothingAreSkipped() {
        let list = entities([("C", "B"), ("A", nil), ("B", "A"), ("D", "C"), ("E", "missing")])
        let lineage = Lineage(list) { $0.name != "B" }
        #expect(lineage.parents == [2, nil, 1, 0, nil])
        #expect(lineage.roots == [1, 1, 1, 1, 4])
        #expect(lineage.ancestors(of: 3) == [0, 1])
        #expect(lineage.ancestors(of: 0) == [1])
        #expect(lineage.ancestors(of: 1).isEmpty && lineage.ancestors(of: 4).isEmpty)
        #expect(lineage.cycles.isEmpty)
    }

    @Test func aChainOfManyEntities() {
        let count = 20_000
        let list = entities((0..<count).map { ("E\($0)", $0 == 0 ? nil : "E\($0 - 1)") })
        let lineage = Lineage(list) { $0.name == "E0" || $0.name == "E7" }
        #expect(lineage.roots.allSatisfy { $0 == 0 })
        #expect(lineage.ancestors(of: count - 1) == [7, 0])
        let all = Lineage(list) { _ in true }
        #expect(all.ancestors(of: count - 1).count == count - 1)
    }

    @Test func cyclesEndAndAreFoundOnce() {
        let list = entities([("A", "B"), ("B", "C"), ("C", "A"), ("D", "A"), ("E", "E")])
        let lineage = Lineage(list) { _ in true }
        #expect(lineage.cycles.map(Set.init) == [[0, 1, 2], [4]])
        for index in list.indices { #expect(lineage.ancestors(of: index).count <= list.count) }
    }
}
