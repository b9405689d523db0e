import ModelStore
import TestSupport
import Testing

/// One sequence of changes by two contexts of one store: what it does follows from its seed.
final class TwoContextRun {
    let seed: UInt64
    var random: SeededGenerator
    private let store: Store
    private let contexts: [ModelContext]
    /// What each context has fetched.
    private var scenes: [TwoContextScene]
    private var next = 0
    private(set) var steps: [String] = []

    init(seed: UInt64) throws {
        self.seed = seed
        random = SeededGenerator(seed: seed)
        store = try Store()
        contexts = [try store.context(), try store.context()]
        scenes = [TwoContextScene(), TwoContextScene()]
    }

    func run() throws {
        for _ in 0..<3 { insertFamily(into: contexts[0]) }
        try save(0)
        for _ in 0..<60 {
            let number = random.int(2)
            // Objects of an earlier fetch may be those of an older state.
            if random.int(4) > 0 { scenes[number] = try TwoContextScene(contexts[number]) }
            step(number, scenes[number].present)
            guard random.int(3) == 0 else { continue }
            try finish(number)
            for number in 0..<2 where !contexts[number].hasChanges { try check(number) }
        }
    }

    func insertFamily(into context: ModelContext) {
        context.insert(Person(name: .ann, id: UUID(count())))
        context.insert(Photo(title: "\(count())"))
        context.insert(Album(title: "\(count())"))
        context.insert(Tag(label: "\(count())"))
    }

    func count() -> Int {
        next += 1
        return next
    }

    /// Notes a step, and says of which context it is.
    private func step(_ number: Int, _ scene: TwoContextScene) {
        if let step = step(scene, contexts[number]) { steps.append("\(number): \(step)") }
    }

    private func finish(_ number: Int) throws {
        if random.int(5) == 0 {
            steps.append("\(number): rollback")
            contexts[number].rollback()
        } else {
            try save(number)
        }
    }

    /// Saves, or gives up what contradicts the other's changes.
    private func save(_ number: Int) throws {
        steps.append("\(number): save")
        do {
            try contexts[number].save()
        } catch let error as StoreError {
            steps.append("\(number): rollback after \(error)")
            contexts[number].rollback()
        }
    }

    /// After fetching, a context without pending changes shows what a new one does.
    private func check(_ number: Int) throws {
        steps.append("\(number): check")
        let found = try TwoContextScene(contexts[number]).lines
        let other = try store.context()
        let expected = try TwoContextScene(other).lines
        withExtendedLifetime(other) {}
        if found == expected { return }
        let only = Set(found).subtracting(expected).sorted()
        let missing = Set(expected).subtracting(found).sorted()
        Issue.record(
            "seed \(seed): \(only) instead of \(missing) after \(steps.joined(separator: "; "))"
        )
        throw Difference()
    }

    struct Difference: Error {}
}
