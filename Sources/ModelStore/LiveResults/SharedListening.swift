import Foundation

/// The watch of a store on a server, while somebody needs it.
final class SharedListening: @unchecked Sendable {
    // Sendable, because everything is only touched under `lock`.
    private let lock = NSLock()
    private var count = 0
    private var current: (any RemoteWatch)?

    /// - Parameter waits: whether to wait until it has begun. Nobody else waits meanwhile.
    func start(_ store: OpenStore, waits: Bool) {
        let watch = lock.withLock {
            count += 1
            let watch = current ?? store.makeWatch()
            current = watch
            return watch
        }
        watch?.begin(waits: waits)
    }

    func stop() {
        let unneeded = lock.withLock {
            count -= 1
            return count == 0 ? current.take() : nil
        }
        unneeded?.end()
    }
}

extension OpenStore {
    fileprivate func makeWatch() -> (any RemoteWatch)? {
        let roots = Dictionary(
            entities.entities.map { ($0.tableName, $0.root) },
            uniquingKeysWith: { first, _ in first }
        )
        let saves = saves
        return remote?.watch { saves.publish(SavedRows($0, roots)) }
    }
}

extension SavedRows {
    /// What another program has changed, in tables that this one knows.
    fileprivate init(_ changes: RemoteChanges, _ roots: [String: Int]) {
        self.init()
        if changes.isUnknown { noteUnknown() }
        for root in changes.tables.compactMap({ roots[$0] }) { note(table: root) }
    }
}

extension RemoteChanges {
    /// What a save has changed, for other programs.
    fileprivate init(_ rows: SavedRows, _ context: ModelContext) {
        let roots = rows.tables.union(rows.rows.keys)
        self.init(
            tables: Set(roots.map { context.entities[$0].info.tableName }),
            isUnknown: rows.isUnknown
        )
    }
}

extension ModelContext {
    /// Has a server tell other programs what a save changes.
    func announce(_ rows: @autoclosure () -> SavedRows) throws {
        guard let remote = openConnections.first?.remote else { return }
        let rows = rows()
        if !rows.isEmpty { try remote.announce(RemoteChanges(rows, self)) }
    }
}
