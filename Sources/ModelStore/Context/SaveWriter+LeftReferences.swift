// Values change that references hold, in databases of other programs.
extension SaveWriter {
    /// Notes the tables on both sides of references that the database doesn't change along with the values
    /// that they hold: they lead elsewhere or nowhere afterwards.
    ///
    /// For example: foreign keys with `ON UPDATE SET NULL`, or without `ON UPDATE`.
    func noteLeftReferences() throws {
        let changed = changedReferredColumns
        for info in context.store.entities.entities {
            for relationship in info.relationships {
                let destination = context.entities[relationship.destination].info
                var isLeft = false
                func check(_ referred: ReferredColumn, _ column: String, of table: String) throws {
                    guard changed.contains(Self.name(referred.column, of: referred.table)),
                        try !isChangedAlong(column, of: table, context.entities[info.number])
                    else { return }
                    isLeft = true
                }
                if let reference = relationship.reference {
                    let column = info.columns[reference.column]
                    let stored = info.existing?.storedName(column) ?? column
                    try check(reference.referred, stored, of: info.tableName)
                }
                if let join = relationship.join {
                    try check(join.referredOwner, join.owner, of: join.table)
                    try check(join.referredMember, join.member, of: join.table)
                }
                if isLeft { tablesToRefresh.formUnion([info.root, destination.root]) }
            }
        }
        context.updatedTables.formUnion(tablesToRefresh)
    }

    private static func name(_ column: String, of table: String) -> String {
        "\(quoted(table)).\(column)"
    }

    /// For example: `"customer"."code"`.
    private var changedReferredColumns: Set<String> {
        let referred = context.store.entities.referredColumns
        var names: Set<String> = []
        for object in context.changed where object.isStored {
            guard let info = object.registration?.info else { continue }
            for column in referred[info] where object.changes & changeBit(column.number) != 0 {
                names.insert(Self.name(info.columnSQL[column.number].name, of: info.tableName))
            }
        }
        return names
    }

    /// Whether the database changes a foreign key along with the value that it holds.
    private func isChangedAlong(_ column: String, of table: String, _ registration: ContextEntity)
        throws -> Bool
    {
        let keys = try registration.connection.texts(
            "SELECT lower(\"from\") FROM pragma_foreign_key_list(?1) WHERE on_update = 'CASCADE'",
            table
        )
        return keys.contains { $0[0] == column.lowercased() }
    }
}
