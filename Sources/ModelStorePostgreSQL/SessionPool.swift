#if PostgreSQL
    import Foundation
    import ModelStore

    /// The sessions of one container, of which there are only so many.
    final class SessionPool: @unchecked Sendable {
        // Sendable, because `idle` and `count` are only touched under `condition`, and nothing else
        // changes. A session is in `idle` or works for one database, never both.
        private let condition = NSCondition()
        private var idle: [Session] = []
        private var count = 0
        private let address: ServerAddress
        let limit: Int
        private let timeout: TimeInterval
        private let settings: SessionSettings

        init(
            _ address: ServerAddress,
            limit: Int,
            timeout: TimeInterval,
            _ settings: SessionSettings
        ) {
            self.address = address
            self.limit = max(1, limit)
            self.timeout = timeout
            self.settings = settings
        }

        var place: String { address.place }

        /// A session that nobody else uses.
        /// - Throws: `StoreError.busy` if none is free in time, and the errors of connecting.
        func take() throws -> Session {
            if let session = try reserve() { return session }
            do {
                return try settings.applied(to: Session(address))
            } catch {
                forget()
                throw error
            }
        }

        func giveBack(_ session: Session) {
            condition.withLock {
                if session.isBroken {
                    // Whatever happened to its server has happened to the idle ones: if nothing answers any
                    // more, each of them would have a save wait and fail.
                    count -= 1 + idle.count
                    idle = []
                    condition.broadcast()
                } else {
                    idle.append(session)
                    condition.signal()
                }
            }
        }

        /// An idle session, or `nil` if a new one may be made.
        private func reserve() throws -> Session? {
            try condition.withLock {
                let deadline = Date(timeIntervalSinceNow: timeout)
                while true {
                    while let session = idle.popLast() {
                        if session.isAlive, !session.isUseless { return session }
                        count -= 1
                    }
                    if count < limit {
                        count += 1
                        return nil
                    }
                    guard condition.wait(until: deadline) else { throw timeoutError }
                }
            }
        }

        private func forget() {
            condition.withLock {
                count -= 1
                condition.signal()
            }
        }

        private var timeoutError: StoreError {
            .busy(
                SQLFailure(
                    code: 5,
                    message: "\(place): all \(limit) connections are in use",
                    sql: "",
                    arguments: []
                )
            )
        }
    }
#endif
