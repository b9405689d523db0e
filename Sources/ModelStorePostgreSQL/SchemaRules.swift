#if PostgreSQL
    import ModelStore

    /// What the names of a schema's constraints stand for.
    struct SchemaRules: Sendable {
        /// A rule, as SQLite's tables have it.
        private(set) var checks: [String: String] = [:]
        /// The columns of a unique constraint. For example: `Tag.label`.
        private(set) var unique: [String: String] = [:]
        /// The names of the primary keys' constraints.
        private(set) var keys: Set<String> = []
        /// The tables and constraints that partitions and theirs are of.
        private(set) var names = PartitionNames()

        init() {}

        init(_ schema: StoreSchema, _ names: PartitionNames) {
            self.names = names
            for table in schema.tables {
                keys.insert(constraintName(table.name, [], "pkey"))
                for column in PostgreSQLDialect.columns(of: table) {
                    checks[constraintName(table.name, [column.name], "check")] =
                        SQLiteDialect.rule(of: column)
                }
                for columns in PostgreSQLDialect.unique(of: table) {
                    unique[constraintName(table.name, columns, "key")] =
                        columns.map { "\(table.name).\($0)" }.joined(separator: ", ")
                }
            }
        }
    }

    /// A constraint's name, which PostgreSQL limits to 63 bytes.
    ///
    /// For example: `Person_name_key`.
    func constraintName(_ table: String, _ columns: [String], _ kind: String) -> String {
        shortName(([table] + columns + [kind]).joined(separator: "_"))
    }
#endif
