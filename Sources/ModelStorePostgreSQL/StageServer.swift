#if PostgreSQL
    import Foundation
    import ModelStore

    /// Runs the stages of a plan in one transaction.
    final class PostgreSQLStages: RemoteStages {
        private let transaction: PostgreSQLDatabase

        init(_ store: PostgreSQLStore) { transaction = PostgreSQLDatabase(store) }

        var database: any RemoteDatabase { transaction }

        func inOneTransaction<Result>(_ body: (any RemoteServer) throws -> Result) throws -> Result
        {
            try transaction.beginOpening()
            do {
                let result = try body(StageServer(transaction))
                try transaction.commit()
                return result
            } catch {
                transaction.rollBack()
                throw error
            }
        }
    }

    /// The server of a stage's containers, all of which take part in one transaction.
    private final class StageServer: RemoteServer, RemoteStore, @unchecked Sendable {
        // Sendable, because `transaction` is only handed to databases that refuse to work on another thread
        // than the one that began it, and once it has ended.
        private let transaction: PostgreSQLDatabase
        private let store: PostgreSQLStore
        private let thread: pthread_t

        init(_ transaction: PostgreSQLDatabase) {
            self.transaction = transaction
            store = transaction.store
            thread = pthread_self()
        }

        private init(_ server: StageServer, _ store: PostgreSQLStore) {
            transaction = server.transaction
            thread = server.thread
            self.store = store
        }

        var place: String { store.place }
        var maximumConnections: Int { 1 }

        func open(_ opening: RemoteOpening) throws -> (
            store: any RemoteStore, migration: Migration?
        ) {
            let schema = opening.definitions.schema
            let pool = store.pool
            let partitions = store.partitions
            func server(_ names: PartitionNames) -> StageServer {
                let store = PostgreSQLStore(
                    pool,
                    schema,
                    opening.settings,
                    listeningAt: nil,
                    partitions: partitions,
                    names: names
                )
                return StageServer(self, store)
            }
            let database = server(PartitionNames()).database()
            var tables = SchemaOpening(opening, database)
            let migration = try tables.run()
            return (server(try tables.partitionNames()), migration)
        }

        func stages(_ settings: ConnectionSettings) throws -> any RemoteStages {
            throw StoreError.unsupported("\(place): a stage can't run the stages of another plan")
        }

        var hasReplicas: Bool { false }

        func connect(isReading: Bool) throws -> any RemoteDatabase { database() }

        private func database() -> StageDatabase { StageDatabase(transaction, store, thread) }

        /// Nobody else's saves concern a stage.
        func watch(_ receive: @escaping @Sendable (RemoteChanges) -> Void) -> any RemoteWatch {
            NoWatch()
        }

        private final class NoWatch: RemoteWatch {
            func begin(waits: Bool) {}
            func end() {}
        }
    }
#endif
