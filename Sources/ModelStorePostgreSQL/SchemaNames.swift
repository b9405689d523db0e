#if PostgreSQL
    import ModelStore

    /// The names of a schema's tables, columns and indexes: PostgreSQL cuts them off after 63 bytes, and
    /// has columns of its own.
    struct SchemaNames {
        private let schema: StoreSchema

        init(_ schema: StoreSchema) { self.schema = schema }

        private static let systemColumns: Set = [
            "cmax", "cmin", "ctid", "tableoid", "xmax", "xmin",
        ]

        /// - Throws: `StoreError.unsupported` for a name that is too long, or PostgreSQL's own.
        func check() throws(StoreError) {
            for table in schema.tables {
                let names = [table.name] + table.columns.map(\.name) + table.indexes.map(\.name)
                for name in names where name.utf8.count > 63 {
                    throw .unsupported(
                        "the name '\(name)' is longer than the 63 bytes that PostgreSQL keeps:"
                            + " give it a shorter name"
                    )
                }
                for column in table.columns where Self.systemColumns.contains(column.name) {
                    throw .unsupported(
                        "'\(column.name)' of '\(table.name)' has the name of a column that PostgreSQL adds"
                            + " to every table: rename it"
                    )
                }
            }
        }
    }
#endif
