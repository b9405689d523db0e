#if PostgreSQL
    import Foundation
    import ModelStore

    /// Asks the server once in a second whether anybody has written, where it can't tell by itself.
    final class ServerPoll: RemoteWatch, @unchecked Sendable {
        // Sendable, because everything that changes is only touched on `queue`.
        private let queue = DispatchQueue(label: "ModelStore.ServerPoll")
        private let store: PostgreSQLStore
        private let receive: @Sendable (RemoteChanges) -> Void
        private var last: String?
        private var hasBegun = false
        private var isEnded = false

        init(_ store: PostgreSQLStore, _ receive: @escaping @Sendable (RemoteChanges) -> Void) {
            self.store = store
            self.receive = receive
        }

        func begin(waits: Bool) {
            if waits { queue.sync { start() } } else { queue.async { self.start() } }
        }

        func end() { queue.async { self.isEnded = true } }

        private func start() {
            guard !hasBegun else { return }
            hasBegun = true
            last = try? snapshot()
            ask()
        }

        private func ask() {
            queue.asyncAfter(deadline: .now() + 1) { [weak self] in
                guard let self, !isEnded else { return }
                look()
                ask()
            }
        }

        /// A server that can't be asked now is asked again.
        private func look() {
            guard let snapshot = try? snapshot(), snapshot != last else { return }
            last = snapshot
            receive(.unknown)
        }

        private func snapshot() throws -> String? {
            let session = try store.pool.take()
            defer { store.pool.giveBack(session) }
            let snapshot = try session.answer(ServerState.question)
            if snapshot != last { try store.notePosition(session) }
            return snapshot
        }
    }
#endif
