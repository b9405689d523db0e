#if PostgreSQL
    import ModelStore

    /// A reference between tables.
    struct SchemaReference: Equatable {
        var table: String
        var column: String
        let isInJoinTable: Bool
        var target: String
        let onDelete: DeleteRule
        /// The columns of both tables that have the same distribution key; `nil` if the row that a reference
        /// leads to may be anywhere.
        var keys: Keys?

        struct Keys: Equatable {
            var own: String
            var target: String
        }

        static func all(of schema: StoreSchema) -> [SchemaReference] {
            schema.tables.flatMap { all(of: $0, in: schema) }
        }

        static func all(of table: TableSchema, in schema: StoreSchema) -> [SchemaReference] {
            table.columns.compactMap { column in
                guard let key = column.type.foreignKey else { return nil }
                return SchemaReference(
                    table: table.name,
                    column: column.name,
                    isInJoinTable: table.isJoinTable,
                    target: key.table,
                    onDelete: key.onDelete,
                    keys: schema.distributions(of: column, in: table).map { own, other in
                        Keys(own: own.column, target: other.column)
                    }
                )
            }
        }

        /// The name of the constraint.
        var name: String { constraintName(table, [column], "fkey") }

        /// The statement that adds the constraint, which is checked when the transaction ends.
        var add: String {
            let action =
                switch onDelete {
                case .cascade: " ON DELETE CASCADE"
                // Not the key, which every row has.
                case .nullify: " ON DELETE SET NULL" + (keys == nil ? "" : " (\(quoted(column)))")
                case .deny, .noAction: ""
                }
            return "ALTER TABLE \(quoted(table)) ADD CONSTRAINT \(quoted(name))"
                + " FOREIGN KEY (\(list(keys?.own, column))) REFERENCES \(quoted(target))"
                + " (\(list(keys?.target, "_pk")))\(action) DEFERRABLE INITIALLY DEFERRED"
        }

        private func list(_ key: String?, _ column: String) -> String {
            PostgreSQLDialect.list([key].compactMap(\.self) + [column])
        }

        /// The statement that removes the constraint.
        var remove: String {
            "ALTER TABLE \(quoted(table)) DROP CONSTRAINT IF EXISTS \(quoted(name))"
        }

        /// The rows whose reference leads nowhere, with what it would lead to if keys didn't count.
        var selectDangling: String {
            let key = isInJoinTable ? quoted(column) : "\"_pk\""
            let rows = "FROM \(quoted(target)) o WHERE o.\"_pk\" = t.\(quoted(column))"
            let sameKey = keys.map { " AND o.\(quoted($0.target)) = t.\(quoted($0.own))" } ?? ""
            let other = keys == nil ? "NULL" : "(SELECT o.\"_pk\" \(rows))"
            return "SELECT t.\(key), \(other) FROM \(quoted(table)) t"
                + " WHERE t.\(quoted(column)) IS NOT NULL"
                + " AND NOT EXISTS (SELECT 1 \(rows)\(sameKey)) LIMIT 20"
        }
    }
#endif
