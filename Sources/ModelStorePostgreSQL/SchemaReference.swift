#if PostgreSQL
    import ModelStore

    /// A reference between tables.
    struct SchemaReference: Equatable {
        var table: String
        var column: String
        let isInJoinTable: Bool
        var target: String
        let onDelete: DeleteRule

        static func all(of schema: StoreSchema) -> [SchemaReference] {
            schema.tables.flatMap(all)
        }

        static func all(of table: TableSchema) -> [SchemaReference] {
            table.columns.compactMap { column in
                guard case .reference(let target, let rule) = column.type, rule != .noAction else {
                    return nil
                }
                return SchemaReference(
                    table: table.name,
                    column: column.name,
                    isInJoinTable: table.isJoinTable,
                    target: target,
                    onDelete: rule
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
                case .nullify: " ON DELETE SET NULL"
                case .deny, .noAction: ""
                }
            return "ALTER TABLE \(quoted(table)) ADD CONSTRAINT \(quoted(name))"
                + " FOREIGN KEY (\(quoted(column))) REFERENCES \(quoted(target)) (\"_pk\")\(action)"
                + " DEFERRABLE INITIALLY DEFERRED"
        }

        /// The statement that removes the constraint.
        var remove: String {
            "ALTER TABLE \(quoted(table)) DROP CONSTRAINT IF EXISTS \(quoted(name))"
        }

        /// The rows whose reference leads nowhere.
        var selectDangling: String {
            let key = isInJoinTable ? quoted(column) : "\"_pk\""
            return "SELECT t.\(key) FROM \(quoted(table)) t WHERE t.\(quoted(column)) IS NOT NULL"
                + " AND NOT EXISTS (SELECT 1 FROM \(quoted(target)) o WHERE o.\"_pk\" ="
                + " t.\(quoted(column))) LIMIT 20"
        }
    }
#endif
