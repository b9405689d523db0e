#if PostgreSQL
    import ModelStore

    /// The names of a schema's tables, columns and indexes, which PostgreSQL cuts off after 63 bytes.
    struct SchemaNames {
        private let schema: StoreSchema

        init(_ schema: StoreSchema) { self.schema = schema }

        /// - Throws: `StoreError.unsupported` for a name that is too long.
        func check() throws(StoreError) {
            for table in schema.tables {
                let names = [table.name] + table.columns.map(\.name) + table.indexes.map(\.name)
                for name in names where name.utf8.count > 63 {
                    throw .unsupported(
                        "the name '\(name)' is longer than the 63 bytes that PostgreSQL keeps:"
                            + " give it a shorter name"
                    )
                }
            }
        }
    }
#endif
