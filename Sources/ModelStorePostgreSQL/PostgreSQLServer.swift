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
            let pool = SessionPool(
                try address.get(),
                limit: maximumConnections,
                timeout: opening.settings.busyTimeout,
                SessionSettings(
                    lockTimeout: opening.settings.busyTimeout,
                    waitsForDisk: opening.settings.durability == .full,
                    isReadOnly: !opening.allowsSave
                )
            )
            let schema = opening.definitions.schema
            let store = PostgreSQLStore(
                pool,
                schema,
                opening.settings,
                listeningAt: try listeningAddress?.get()
            )
            try SchemaNames(schema).check()
            return (store, try SchemaOpening(opening, store).run())
        }
    }
#endif
