#if PostgreSQL
    import Foundation

    /// Whether transactions of a container have waited for others that waited for them.
    ///
    /// A server notices that only after a second, so from then on, each save locks its rows in one order
    /// before it writes them, which costs a little.
    final class Deadlocks: @unchecked Sendable {
        // Sendable, because `isNoted` is only touched under `lock`.
        private let lock = NSLock()
        private var isNoted = false

        func note() { lock.withLock { isNoted = true } }

        var wereSeen: Bool { lock.withLock { isNoted } }
    }
#endif
