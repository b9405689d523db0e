import Foundation
import ModelStore

/// What several contexts do at once, for some time: requests of a server's program, each of which has
/// a new context.
struct Throughput {
    let container: ModelContainer
    /// The prefix of the measurements' names. For example: `T`.
    let name: String
    /// Finds the object of a request.
    let find: @Sendable (ModelContext, Int64) throws -> (any Visited)?
    private static let seconds = 2.0
    private static let rowCount = 10_000

    /// Measures the requests of contexts that read an object, and of those that also change and save it.
    func measure(_ count: Int) {
        let find = find
        measure("read", count) { context, number in
            let object = try find(context, number)
            precondition(object?.visitCount ?? -1 >= 0)
        }
        measure("write", count) { context, number in
            try find(context, number)?.visit()
            try context.save()
        }
    }

    /// Prints the time that one of the requests takes.
    private func measure(
        _ kind: String,
        _ count: Int,
        _ request: @Sendable @escaping (ModelContext, Int64) throws -> Void
    ) {
        let (container, counts) = (container, Counts())
        let end = ContinuousClock.now + .seconds(Self.seconds)
        let group = DispatchGroup()
        for number in 1...count {
            group.enter()
            Thread.detachNewThread {
                // Threads have no row in common.
                let rows = Self.rowCount / count
                var key = 0
                while ContinuousClock.now < end {
                    do {
                        try request(ModelContext(container), Int64(key * count + number))
                    } catch {
                        fatalError("\(error)")
                    }
                    counts.add()
                    key = (key + 1) % rows
                }
                group.leave()
            }
        }
        group.wait()
        print(
            "\(name)\(count)\(kind)",
            String(format: "%.9f", Self.seconds / Double(counts.sum)),
            count
        )
    }

    /// How many requests there were.
    private final class Counts: @unchecked Sendable {
        // Sendable, because `sum` is only changed under `lock`, and read when all threads have ended.
        private let lock = NSLock()
        private(set) var sum = 0

        func add() { lock.withLock { sum += 1 } }
    }
}

/// An object that requests read and change.
protocol Visited: AnyObject {
    var visitCount: Int { get }
    func visit()
}

extension Account: Visited {
    var visitCount: Int { Int(visits) }
    func visit() { visits += 1 }
}

extension Order: Visited {
    var visitCount: Int { visits }
    func visit() { visits += 1 }
}
