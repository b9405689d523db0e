import Foundation

/// A look at a store's files from time to time, for what other processes write.
///
/// SQLite doesn't tell a process of the changes of others.
actor FilePoll {
    private weak var store: OpenStore?
    private let connections: [Connection]
    private var versions: [Int64?]

    /// Remembers the present state.
    init(_ store: OpenStore) throws {
        self.store = store
        connections = try store.takeConnections()
        versions = try connections.map { try $0.dataVersion() }
    }

    /// Looks until the task is cancelled, or the store is closed.
    func run() async {
        while !Task.isCancelled, look() {
            try? await Task.sleep(nanoseconds: 100_000_000)
        }
    }

    /// - Returns: whether there is still a store.
    private func look() -> Bool {
        guard let store else { return false }
        // A file that can't be read now is looked at again.
        guard let current = try? connections.map({ try $0.dataVersion() }) else { return true }
        if current != versions { store.saves.publish(.unknown) }
        versions = current
        return true
    }
}

/// The poll of a store, which runs while somebody needs it.
final class SharedPoll: @unchecked Sendable {
    // Sendable, because everything is only touched under `lock`.
    private let lock = NSLock()
    private var count = 0
    private var task: Task<Void, Never>?

    func start(_ store: OpenStore) throws {
        try lock.withLock {
            if count == 0 {
                let poll = try FilePoll(store)
                task = Task.detached { await poll.run() }
            }
            count += 1
        }
    }

    func stop() {
        lock.withLock {
            count -= 1
            if count == 0 { task.take()?.cancel() }
        }
    }
}

/// One reason for a poll, until it goes.
final class PollLease: Sendable {
    private let store: OpenStore

    init(_ store: OpenStore) throws {
        self.store = store
        try store.poll.start(store)
    }

    deinit { store.poll.stop() }
}
