#if PostgreSQL
    import ModelStore

    /// The names of a schema's tables, columns and indexes: PostgreSQL cuts them off after 63 bytes, has
    /// columns of its own, and gives an index a name of the same kind as a table's.
    struct SchemaNames {
        private let schema: StoreSchema

        init(_ schema: StoreSchema) { self.schema = schema }

        private static let systemColumns: Set = [
            "cmax", "cmin", "ctid", "tableoid", "xmax", "xmin",
        ]

        /// - Throws: `StoreError.unsupported` for a name that is too long, PostgreSQL's own, or that of
        ///   two parts.
        func check() throws(StoreError) {
            try checkTables()
            try checkRelations()
        }

        private func checkTables() throws(StoreError) {
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

        private func checkRelations() throws(StoreError) {
            var parts: [String: String] = [:]
            for (name, part) in schema.tables.flatMap(relations) {
                guard let other = parts.updateValue(part, forKey: name) else { continue }
                throw .unsupported(
                    "\(other) and \(part) would both have the name '\(name)' on a server: rename an"
                        + " attribute or a class"
                )
            }
        }

        /// The table, and the indexes of its constraints and its own.
        private func relations(of table: TableSchema) -> [(name: String, part: String)] {
            let own = "the table '\(table.name)'"
            let unique = PostgreSQLDialect.unique(of: table).map { columns in
                let list = columns.map { "'\($0)'" }.joined(separator: ", ")
                return (
                    constraintName(table.name, columns, "key"),
                    "the unique values of \(own) in \(list)"
                )
            }
            let indexes = table.indexes.map { ($0.name, "the index '\($0.name)' of \(own)") }
            let key = (constraintName(table.name, [], "pkey"), "the primary key of \(own)")
            return [(table.name, own), key] + unique + indexes
        }
    }
#endif
