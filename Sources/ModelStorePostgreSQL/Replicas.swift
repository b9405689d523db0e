#if PostgreSQL
    import Foundation
    import ModelStore

    /// The hot standbys of a container, for contexts that only read.
    ///
    /// A standby that can't be reached, or that doesn't have the container's last commit in time, isn't an
    /// error: another one is asked, and then the primary.
    final class Replicas: @unchecked Sendable {
        // Sendable, because `contextCount` is only touched under `lock`, and nothing else changes.
        private let lock = NSLock()
        private var contextCount = 0
        private let replicas: [Replica]
        /// The position that contexts have to see.
        let position = SharedPosition()

        init(_ address: ServerAddress, limit: Int, _ settings: SessionSettings) {
            replicas = address.servers.map { Replica($0, limit: limit, settings) }
        }

        /// The number of the replica that a new context asks first.
        ///
        /// It keeps to that one: what it has read has to be read again if another server answers.
        func nextNumber() -> Int {
            lock.withLock {
                contextCount += 1
                return contextCount % replicas.count
            }
        }

        /// A session that sees what the container has committed; `nil` if the primary has to be asked.
        /// - Parameter number: the replica that's asked first, and waited for.
        func take(_ number: Int) -> (session: Session, pool: SessionPool)? {
            let position = position.last
            for offset in replicas.indices {
                let replica = replicas[(number + offset) % replicas.count]
                if let session = replica.take(position, waits: offset == 0) {
                    return (session, replica.sessions)
                }
            }
            return nil
        }
    }

    extension StoreError {
        /// Whether a standby couldn't answer, and the primary may: it's gone, or has ended a transaction
        /// that was in the way of what it follows.
        var isOfStandby: Bool {
            if case .connectionLost = self { return true }
            return failure?.sqlState.map(["40001", "40P01"].contains) ?? false
        }
    }
#endif
