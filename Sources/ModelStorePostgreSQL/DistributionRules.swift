#if PostgreSQL
    import ModelStore

    /// What has to hold for tables to be divided: each row, and what it's unique by or refers to, is in
    /// one partition.
    struct DistributionRules {
        private let schema: StoreSchema

        init(_ schema: StoreSchema) { self.schema = schema }

        /// - Throws: `StoreError.unsupported` for what can't be kept across partitions.
        func check() throws(StoreError) {
            for table in schema.tables {
                if let distribution = table.distribution, !table.isJoinTable {
                    try checkUnique(of: table, distribution)
                }
                for column in table.columns { try checkReference(column, of: table) }
            }
        }

        private func checkUnique(of table: TableSchema, _ distribution: Distribution)
            throws(StoreError)
        {
            let single = table.columns.filter { $0.isUnique && !table.isWithinKey($0, schema) }
            for columns in single.map({ [$0.name] }) + table.unique
            where !columns.contains(distribution.column) {
                let names = columns.map { "\(table.name).\($0)" }.joined(separator: ", ")
                throw .unsupported(
                    "\(names) can't be unique across partitions: make it unique together with"
                        + " '\(distribution.column)', by which '\(table.name)' is distributed"
                )
            }
        }

        private func checkReference(_ column: ColumnSchema, of table: TableSchema)
            throws(StoreError)
        {
            guard let target = column.type.foreignKey?.table,
                let other = schema[table: target]?.distribution
            else { return }
            guard let own = table.distribution else {
                throw .unsupported(
                    "\(table.name).\(column.name) leads to '\(target)', which is distributed by"
                        + " '\(other.column)': distribute '\(table.name)', too"
                )
            }
            guard own.type == other.type else {
                throw .unsupported(
                    "\(table.name).\(column.name) leads to '\(target)', whose distribution key"
                        + " '\(other.column)' has another type than '\(own.column)'"
                )
            }
        }
    }

    extension TableSchema {
        /// Whether a reference leads to a row of the same partition.
        func isWithinKey(_ column: ColumnSchema, _ schema: StoreSchema) -> Bool {
            schema.distributions(of: column, in: self) != nil
        }
    }
#endif
