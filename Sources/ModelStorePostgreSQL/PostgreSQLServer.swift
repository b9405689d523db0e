#if PostgreSQL
    import Foundation
    import ModelStore

    /// A server's database that a configuration names.
    struct PostgreSQLServer: RemoteServer {
        private let address: Result<ServerAddress, StoreError>
        let maximumConnections: Int

        init(_ address: String, maximumConnections: Int) {
            self.address = Result { () throws(StoreError) in try ServerAddress(address) }
            self.maximumConnections = maximumConnections
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
            let store = PostgreSQLStore(pool, schema, opening.settings)
            try SchemaNames(schema).check()
            return (store, try SchemaOpening(opening, store).run())
        }
    }
#endif
