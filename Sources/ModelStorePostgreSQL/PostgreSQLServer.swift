#if PostgreSQL
    import Foundation
    import ModelStore

    /// A server's database that a configuration names.
    struct PostgreSQLServer: RemoteServer {
        private let address: Result<ServerAddress, StoreError>
        let maximumConnections: Int
        /// The hot standbys; `nil` if there are none.
        private let replicas: Result<ServerAddress, StoreError>?
        /// Where to listen; `nil` if the server can't be reached past a pool.
        private let listeningAddress: Result<ServerAddress, StoreError>?
        private let partitions: PostgreSQLPartitions?

        init(
            _ address: String,
            replicas: String?,
            maximumConnections: Int,
            _ pooling: PostgreSQLPooling,
            _ partitions: PostgreSQLPartitions?
        ) {
            self.partitions = partitions
            let own = Result { () throws(StoreError) in
                try ServerAddress(address, isPooled: pooling != .sessions)
            }
            self.address = own
            self.replicas = replicas.map { text in
                Result { () throws(StoreError) in try ServerAddress(text).forReading }
            }
            self.maximumConnections = max(1, maximumConnections)
            listeningAddress =
                switch pooling {
                case .sessions: own.map(\.forWriting)
                case .transactions(nil): nil
                case .transactions(let direct?):
                    Result { () throws(StoreError) in
                        try ServerAddress(direct).forWriting.with(own.get().settings)
                    }
                }
        }

        var place: String { (try? address.get().place) ?? "PostgreSQL" }

        func open(_ opening: RemoteOpening) throws -> (
            store: any RemoteStore, migration: Migration?
        ) {
            let schema = opening.definitions.schema
            let pool = try pool(opening.settings, allowsSave: opening.allowsSave)
            let (listening, replicas) = (
                try listeningAddress?.get(), try openReplicas(opening.settings)
            )
            func store(_ names: PartitionNames) -> PostgreSQLStore {
                PostgreSQLStore(
                    pool,
                    schema,
                    opening.settings,
                    listeningAt: listening,
                    replicas: replicas,
                    partitions: partitions,
                    names: names
                )
            }
            let database = PostgreSQLDatabase(store(PartitionNames()))
            var tables = SchemaOpening(opening, database)
            let migration = try tables.run()
            if opening.allowsSave { try LaterWork(database.store).finish() }
            try database.notePosition()
            // Errors about other tables need no further names.
            guard schema.isDistributed else { return (database.store, migration) }
            return (store(try tables.partitionNames()), migration)
        }

        func stages(_ settings: ConnectionSettings) throws -> any RemoteStages {
            PostgreSQLStages(
                PostgreSQLStore(
                    try pool(settings, allowsSave: true),
                    StoreSchema(entities: [], tables: []),
                    settings,
                    listeningAt: nil,
                    partitions: partitions
                )
            )
        }

        private func pool(_ settings: ConnectionSettings, allowsSave: Bool) throws -> SessionPool {
            let address = try address.get()
            return SessionPool(
                allowsSave ? address.forWriting : address,
                limit: maximumConnections,
                timeout: settings.busyTimeout,
                SessionSettings(settings, isReadOnly: !allowsSave)
            )
        }

        private func openReplicas(_ settings: ConnectionSettings) throws -> Replicas? {
            try replicas.map { address in
                Replicas(
                    try address.get(),
                    limit: maximumConnections,
                    SessionSettings(settings, isReadOnly: true)
                )
            }
        }
    }
#endif
