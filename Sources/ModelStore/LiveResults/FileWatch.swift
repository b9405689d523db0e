import Foundation

/// A look at a store's files, for what other processes write.
///
/// SQLite tells a connection only that others have committed since it looked last. Saves of this
/// program are told apart: they look before and after they commit.
final class FileWatch: @unchecked Sendable {
    // Sendable, because everything else is only touched under `lock`.
    private let lock = NSLock()
    private let connections: [Connection]
    private var versions: [Int64?]
    /// The last save. Its connections refer to it, unless another process committed at the same time.
    private var lastSave = WatchedSave()

    /// Remembers the present state.
    init(_ store: OpenStore) throws {
        connections = try store.takeConnections()
        versions = try Self.versions(connections)
    }

    private static func versions(_ connections: [Connection]) throws -> [Int64?] {
        try connections.map { try $0.dataVersion() }
    }

    /// Publishes that any row may have changed, if somebody has committed since the last look.
    func look(_ saves: SaveFeed) {
        let isChanged = lock.withLock {
            // A file that can't be read now is looked at again.
            guard let current = try? Self.versions(connections) else { return false }
            defer { versions = current }
            return current != versions
        }
        if isChanged { saves.publish(.unknown) }
    }

    /// Commits a save, which isn't taken for one of another process.
    /// - Parameter own: the connections of the save. Its own commit is nothing new to them: if they
    ///   see another one, it wasn't the only one since the look before.
    func absorb(_ own: [Connection], _ saves: SaveFeed, _ commit: () throws -> Void) throws {
        let before = try versions(before: own, saves)
        try commit()
        let isAlone = lock.withLock {
            lastSave = WatchedSave()
            // Reading the own connections comes last.
            guard let current = try? Self.versions(connections),
                let after = try? Self.versions(own), after == before
            else { return false }
            versions = current
            for (connection, version) in zip(own, after) {
                connection.lastSave = (lastSave, version)
            }
            return true
        }
        if !isAlone { saves.publish(.unknown) }
    }

    /// What the connections of a save saw at the last look.
    private func versions(before own: [Connection], _ saves: SaveFeed) throws -> [Int64?] {
        let last = lock.withLock { lastSave }
        // If the last save was theirs, too, what they saw at its end tells whether somebody has committed
        // since then.
        let known = own.compactMap(\.lastSave).filter { $0.save === last }
        if known.count == own.count { return known.map(\.version) }
        let versions = try Self.versions(own)
        look(saves)
        return versions
    }
}

/// A save that a watch has absorbed.
final class WatchedSave: Sendable {}

/// The watch of a store, while somebody needs it.
final class SharedWatch: @unchecked Sendable {
    // Sendable, because everything is only touched under `lock`.
    private let lock = NSLock()
    private var count = 0
    private var started: (watch: FileWatch, task: Task<Void, Never>)?

    var current: FileWatch? { lock.withLock { started?.watch } }

    func start(_ store: OpenStore) throws {
        try lock.withLock {
            if count == 0 {
                let watch = try FileWatch(store)
                let saves = store.saves
                started = (watch, Task.detached { await poll(watch, saves) })
            }
            count += 1
        }
    }

    func stop() {
        lock.withLock {
            count -= 1
            if count == 0 { started.take()?.task.cancel() }
        }
    }
}

/// Looks from time to time, until the task is cancelled.
private func poll(_ watch: FileWatch, _ saves: SaveFeed) async {
    while !Task.isCancelled {
        // A save that is being made looks itself.
        if saves.isComplete { watch.look(saves) }
        try? await Task.sleep(nanoseconds: 100_000_000)
    }
}

/// One reason for a watch, until it goes.
final class WatchLease: Sendable {
    private let store: OpenStore

    /// - Parameter waits: whether to wait for a server. If not, what is read before it answers counts as
    ///   changed then.
    init(_ store: OpenStore, waits: Bool = true) throws {
        self.store = store
        if store.isRemote {
            store.listening.start(store, waits: waits)
        } else {
            try store.watch.start(store)
        }
    }

    deinit { if store.isRemote { store.listening.stop() } else { store.watch.stop() } }
}

extension OpenStore {
    /// Commits a save, which those who follow will be told of.
    func following(_ connections: [Connection], _ commit: () throws -> Void) throws {
        try saves.following {
            guard let watch = watch.current else { return try commit() }
            try watch.absorb(connections, saves, commit)
        }
    }
}
