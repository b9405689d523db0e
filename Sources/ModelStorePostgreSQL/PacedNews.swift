#if PostgreSQL
    import Foundation
    import ModelStore

    /// What others have saved, to be passed on ten times in a second at most: each time, lists may be read
    /// again.
    struct PacedNews {
        private var pending = RemoteChanges()
        private var earliest = Date.distantPast

        mutating func add(_ changes: RemoteChanges) { pending.add(changes) }

        /// What is to be passed on now.
        mutating func take() -> RemoteChanges? {
            guard pending != RemoteChanges(), earliest.timeIntervalSinceNow <= 0 else { return nil }
            earliest = Date(timeIntervalSinceNow: 0.1)
            defer { pending = RemoteChanges() }
            return pending
        }

        /// In how many seconds there is something to be passed on; `nil` if there is nothing.
        var delay: TimeInterval? {
            pending == RemoteChanges() ? nil : max(0, earliest.timeIntervalSinceNow)
        }
    }
#endif
