#if PostgreSQL
    import Foundation
    import ModelStore

    /// A position in a server's log, up to which a standby has to follow it.
    ///
    /// For example: `0/16B3748`.
    struct LogPosition: Comparable, Sendable {
        private let value: UInt64

        /// - Returns: `nil` if the text isn't a position.
        init?(_ text: String) {
            let halves = text.split(separator: "/").map { UInt32($0, radix: 16) }
            guard halves.count == 2, let high = halves[0], let low = halves[1] else { return nil }
            value = UInt64(high) << 32 | UInt64(low)
        }

        static func < (left: LogPosition, right: LogPosition) -> Bool { left.value < right.value }

        /// Asks a server how far it is: a standby, how far it follows; a primary, for a position behind
        /// all commits that were acknowledged.
        ///
        /// What is flushed is sent to standbys at once. A commit that didn't wait for the disk may not
        /// be flushed yet.
        static let question =
            "SELECT (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()"
            + " WHEN current_setting('synchronous_commit') = 'off' THEN pg_current_wal_insert_lsn()"
            + " ELSE pg_current_wal_flush_lsn() END)::text"
    }

    /// The position of the last commit that a container knows of.
    final class SharedPosition: @unchecked Sendable {
        // Sendable, because `position` is only touched under `lock`.
        private let lock = NSLock()
        private var position: LogPosition?

        var last: LogPosition? { lock.withLock { position } }

        /// Notes an answer to ``LogPosition/question``.
        func note(_ answer: String?) {
            guard let answer, let new = LogPosition(answer) else { return }
            lock.withLock { position = max(position ?? new, new) }
        }
    }
#endif
