#if PostgreSQL
    import Foundation
    import ModelStore

    /// A server's database that a configuration names.
    struct PostgreSQLServer: RemoteServer {
        private let address: Result<ServerAddress, StoreError>
        let maximumConnections: Int
        /// Where to listen; `nil` if the server can't be reached past a pool.
        private let listeningAddress: Result<ServerAddress, StoreError>?

        init(_ address: String, maximumConnections: Int, _ pooling: PostgreSQLPooling) {
            let own = Result { () throws(StoreError) in
                try ServerAddress(address, isPooled: pooling != .sessions)
            }
            self.address = own
            self.maximumConnections = max(1, maximumConnections)
            listeningAddress =
                switch pooling {
                case .sessions: own
                case .transactions(nil): nil
                case .transactions(let direct?):
                    Result { () throws(StoreError) in
                        try ServerAddress(direct).with(own.get().settings)
                    }
                }
        }

        var place: String { (try? address.get().place) ?? "PostgreSQL" }

        func open(_ opening: RemoteOpening) throws -> (
            store: any RemoteStore, migration: Migration?
        ) {
            let schema = opening.definitions.schema
            try SchemaNames(schema).check()
            let store = PostgreSQLStore(
                try pool(opening.settings, allowsSave: opening.allowsSave),
                schema,
                opening.settings,
                listeningAt: try listeningAddress?.get()
            )
            return (store, try SchemaOpening(opening, PostgreSQLDatabase(store)).run())
        }

        func stages(_ settings: ConnectionSettings) throws -> any RemoteStages {
            PostgreSQLStages(
                PostgreSQLStore(
                    try pool(settings, allowsSave: true),
                    StoreSchema(entities: [], tables: []),
                    settings,
                    listeningAt: nil
                )
            )
        }

        private func pool(_ settings: ConnectionSettings, allowsSave: Bool) throws -> SessionPool {
            SessionPool(
                try address.get(),
                limit: maximumConnections,
                timeout: settings.busyTimeout,
                SessionSettings(
                    lockTimeout: settings.busyTimeout,
                    waitsForDisk: settings.durability == .full,
                    isReadOnly: !allowsSave
                )
            )
        }
    }
#endif
