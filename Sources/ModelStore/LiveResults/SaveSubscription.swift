import Foundation

/// What was saved since one follower of a store looked last.
final class SaveSubscription: @unchecked Sendable {
    // Sendable, because `state` is only touched under `lock`.
    private let feed: SaveFeed
    /// Saves that only change others are nothing new.
    let tables: FollowedTables
    private let lock = NSLock()
    private var state = State()
    private let notify: @Sendable () -> Void

    private struct State {
        var rows = SavedRows()
        var waiting: CheckedContinuation<Void, Never>?
        var isCancelled = false
    }

    /// - Parameter notify: called when there is something new to take.
    init(_ feed: SaveFeed, _ tables: FollowedTables, notify: @escaping @Sendable () -> Void = {}) {
        self.feed = feed
        self.tables = tables
        self.notify = notify
        feed.add(self)
    }

    deinit { feed.remove(ObjectIdentifier(self)) }

    func receive(_ rows: SavedRows) {
        guard tables.isConcerned(by: rows) else { return }
        let (isFirst, waiting) = lock.withLock {
            let isFirst = state.rows.isEmpty
            state.rows.add(rows, of: tables)
            return (isFirst, state.waiting.take())
        }
        waiting?.resume()
        if isFirst { notify() }
    }

    /// What was saved since the last call.
    func take() -> SavedRows {
        lock.withLock {
            defer { state.rows = SavedRows() }
            return state.rows
        }
    }

    /// What was saved, which stays to be taken.
    var rows: SavedRows { lock.withLock { state.rows } }

    /// Waits until something was saved, or until the task is cancelled.
    func wait() async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isReady = lock.withLock {
                    if state.isCancelled || !state.rows.isEmpty { return true }
                    state.waiting = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        } onCancel: {
            cancel()
        }
    }

    private func cancel() {
        let waiting = lock.withLock {
            state.isCancelled = true
            return state.waiting.take()
        }
        waiting?.resume()
    }
}
