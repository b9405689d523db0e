#if PostgreSQL
    import ModelStore

    // What a server keeps in partitions on other servers.
    extension PostgreSQLDatabase {
        /// Changes the references of partitions on several servers, each of which commits by itself.
        func changeReferencesOfPartitions(
            _ statement: @escaping (SchemaReference) -> String
        ) throws {
            let layout = store.rules.names.layout
            guard layout.isSpread, let count = layout.count else { return }
            let addresses = store.partitions?.servers ?? []
            guard !addresses.isEmpty else {
                throw StoreError.unsupported(
                    "\(store.place): name the servers with partitions in the configuration"
                )
            }
            let servers = try FurtherServers(addresses)
            let tables = SpreadTables(store.schema, layout)
            let statements = { tables.references($0).map(statement) }
            try servers.run(partitions: count, statements) { try run($0, []) }
            try servers.commit()
        }
    }
#endif
