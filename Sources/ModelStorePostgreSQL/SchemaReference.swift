#if PostgreSQL
    import ModelStore

    /// A reference between tables.
    struct SchemaReference {
        let table: String
        let column: String
        let isInJoinTable: Bool
        private let target: String

        static func all(of schema: StoreSchema) -> [SchemaReference] {
            schema.tables.flatMap { table in
                table.columns.compactMap { column in
                    guard case .reference(let target, let rule) = column.type, rule != .noAction
                    else {
                        return nil
                    }
                    return SchemaReference(
                        table: table.name,
                        column: column.name,
                        isInJoinTable: table.isJoinTable,
                        target: target
                    )
                }
            }
        }

        /// The statement that removes the constraint.
        var remove: String {
            "ALTER TABLE \(quoted(table)) DROP CONSTRAINT IF EXISTS"
                + " \(quoted(constraintName(table, [column], "fkey")))"
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
