#if PostgreSQL
    import Foundation
    import ModelStore

    /// The sessions of a container on one hot standby.
    final class Replica: @unchecked Sendable {
        // Sendable, because `unreachableUntil` and `behindUntil` are only touched under `lock`, and nothing
        // else changes.
        private let lock = NSLock()
        private var unreachableUntil = Date.distantPast
        private var behindUntil = Date.distantPast
        let sessions: SessionPool

        /// The most seconds that a read waits for a standby. One that follows is behind by milliseconds;
        /// waiting for much longer than a few round trips would take more time than asking the primary.
        private static let patience: TimeInterval = 0.1
        /// The seconds until a standby that couldn't be reached is tried again: each attempt may take as
        /// long as `connect_timeout`.
        private static let reconnectionDelay: TimeInterval = 5
        /// The seconds for which nobody waits for a standby that wasn't there in time.
        private static let waitingDelay: TimeInterval = 1

        init(_ address: ServerAddress, limit: Int, _ settings: SessionSettings) {
            sessions = SessionPool(address, limit: limit, timeout: Self.patience, settings)
        }

        /// A session that sees a position.
        ///
        /// - Parameter waits: whether to wait until the standby is there.
        /// - Returns: `nil` if it can't be reached, is behind, or has no free session.
        func take(_ position: LogPosition?, waits: Bool) -> Session? {
            guard let session = connected() else { return nil }
            if hasReached(position, session, waits: waits) { return session }
            sessions.giveBack(session)
            return nil
        }

        private func connected() -> Session? {
            guard lock.withLock({ unreachableUntil <= Date() }) else { return nil }
            do {
                return try sessions.take()
            } catch StoreError.busy {
                return nil
            } catch {
                lock.withLock { unreachableUntil = Date() + Self.reconnectionDelay }
                return nil
            }
        }

        private func hasReached(_ position: LogPosition?, _ session: Session, waits: Bool) -> Bool {
            // A standby never goes back: if it was there, it's not asked again.
            guard let position, session.reached.map({ $0 < position }) ?? true else { return true }
            let start = Date()
            let mayWait = waits && lock.withLock { behindUntil <= start }
            var pause = 0.0005
            while true {
                guard let answer = try? session.answer(LogPosition.question),
                    let reached = LogPosition(answer)
                else { return false }
                session.reached = reached
                if reached >= position { return true }
                guard mayWait else { return false }
                guard Date() < start + Self.patience else {
                    lock.withLock { behindUntil = Date() + Self.waitingDelay }
                    return false
                }
                Thread.sleep(forTimeInterval: pause)
                pause = min(pause * 2, 0.01)
            }
        }
    }
#endif
