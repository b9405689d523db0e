import Foundation
import ModelStore

/// What several contexts do at once, for some time: requests of a server's program, each of which has
/// a new context.
struct Throughput {
    let container: ModelContainer
    /// How the measurements are called. For example: `T`.
    let name: String
    private static let seconds = 2.0
    private static let rowCount = 10_000

    /// Reads an object by its key.
    static func read(_ context: ModelContext, _ key: Int64) throws {
        let account = try account(context, key)
        precondition(account?.visits ?? -1 >= 0)
    }

    /// Reads an object, changes it, and saves.
    static func write(_ context: ModelContext, _ key: Int64) throws {
        try account(context, key)?.visits += 1
        try context.save()
    }

    private static func account(_ context: ModelContext, _ key: Int64) throws -> Account? {
        try context.model(for: PersistentIdentifier(Account.self, key: key), as: Account.self)
    }

    /// The same in a table whose partitions are on several servers: the customer says on which.
    static func readDistributed(_ context: ModelContext, _ customer: Int64) throws {
        let order = try order(context, customer)
        precondition(order?.visits ?? -1 >= 0)
    }

    static func writeDistributed(_ context: ModelContext, _ customer: Int64) throws {
        try order(context, customer)?.visits += 1
        try context.save()
    }

    private static func order(_ context: ModelContext, _ customer: Int64) throws -> Order? {
        try context.fetch(Order.self, where: Order.fields.customer == Int(customer)).first
    }

    /// Prints the time that one of the requests takes.
    func measure(
        _ name: String,
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
            "\(self.name)\(count)\(name)",
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
