import ModelIR
import Testing

/// Which names the classes above and below a class have.
struct NamesInHierarchyTests {
    @Test func onlyTheOwnLineCounts() {
        let own = [["c"], ["a"], ["b"], ["d"], []]
        // `b` and `c` are below `a`, `d` is below `c`.
        let names = NamesInHierarchy(parents: [1, nil, 1, 0, nil]) { own[$0] }
        #expect(names.order == [1, 0, 3, 2, 4])
        #expect(names.contains("d", below: 1) && names.contains("d", below: 0))
        #expect(!names.contains("d", below: 2) && !names.contains("d", below: 3))
        #expect(names.contains("a", above: 3) && names.contains("c", above: 3))
        #expect(!names.contains("b", above: 3) && !names.contains("c", above: 0))
        #expect(!names.contains("a", below: 1) && !names.contains("e", below: 1))
    }

    @Test func cyclesAreLeftOut() {
        let names = NamesInHierarchy(parents: [1, 0, 1, nil, 3]) { ["n\($0)"] }
        #expect(names.order == [3, 4])
        #expect(!names.contains("n1", above: 0) && !names.contains("n0", below: 1))
        #expect(names.contains("n4", below: 3))
    }

    @Test func aChainOfManyClasses() {
        let count = 20_000
        let names = NamesInHierarchy(parents: (0..<count).map { $0 == 0 ? nil : $0 - 1 }) {
            ["n\($0)"]
        }
        #expect((1..<count).allSatisfy { names.contains("n0", above: $0) })
        #expect((0..<count - 1).allSatisfy { names.contains("n\(count - 1)", below: $0) })
    }
}
