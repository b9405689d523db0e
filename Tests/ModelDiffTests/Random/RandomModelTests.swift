import ModelDiff
import ModelIR
import ModelJSON
import TestSupport
import Testing

/// What holds for any two models, whatever they hold.
@Suite("Random models") struct RandomModelTests {
    /// A model and several mutations of it, for each seed.
    private func pairs(_ use: (_ old: Model, _ new: Model, _ seed: UInt64) throws -> Void) rethrows
    {
        for seed in 1...UInt64(isLongRun ? (isPartialRun ? 3000 : 10_000) : 400) {
            var random = RandomModel(seed: seed)
            let old = random.model()
            var new = old
            for _ in 0..<(seed % 4) { random.mutate(&new) }
            try use(old, new, seed)
        }
    }

    @Test("a model has no differences from itself") func same() {
        pairs { old, _, seed in
            #expect(differences(from: old, to: old, in: .sqlite) == [], "seed \(seed)")
        }
    }

    @Test("models without differences are equal, and equal models have none") func complete() {
        var different = 0
        pairs { old, new, seed in
            let found = differences(from: old, to: new, in: .coreData)
            let areEqual = canonicalModel(old) == canonicalModel(new)
            #expect(found.isEmpty == areEqual, "seed \(seed): \(found.map(\.id))")
            different += areEqual ? 0 : 1
        }
        #expect(different > 100)
    }

    @Test("unrelated models are compared, too, in order") func total() {
        for seed in 1...UInt64(200) {
            var (one, other) = (RandomModel(seed: seed), RandomModel(seed: seed + 1000))
            let found = differences(from: one.model(), to: other.model(), in: .sqlite)
            #expect(!found.isEmpty && found == found.sorted(), "seed \(seed)")
        }
    }

    @Test("the order of declaration does not matter, but for attributes") func order() {
        pairs { old, _, seed in
            var new = old
            new.entities.reverse()
            new.valueTypes.reverse()
            for index in new.entities.indices { new.entities[index].relationships.reverse() }
            #expect(differences(from: old, to: new, in: .sqlite) == [], "seed \(seed)")
        }
    }

    @Test("every kind that concerns mutations is found") func kinds() {
        var ids: Set<String> = []
        pairs { old, new, _ in
            ids.formUnion(differences(from: old, to: new, in: .sqlite).map(\.id))
        }
        #expect(ids.count > 30, "\(ids.sorted())")
    }

    @Test("a snapshot holds all that is compared") func snapshots() throws {
        let folder = try TemporaryFolder(name: "snapshots")
        try pairs { old, _, seed in
            guard seed % 10 == 0 else { return }
            let canonical = canonicalModel(old)
            let text = String(decoding: try Snapshot(canonical).json(), as: UTF8.self)
            let path = try folder.write(text, to: "M.json").path
            let read = try read(path)
            #expect(canonicalModel(read) == canonical, "seed \(seed)")
        }
    }
}
