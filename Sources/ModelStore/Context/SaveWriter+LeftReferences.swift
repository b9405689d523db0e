// Values change that references hold, in databases of other programs.
extension SaveWriter {
    /// The tables on both sides of references that the database doesn't change along with the values that
    /// they hold: they lead elsewhere or nowhere afterwards.
    ///
    /// For example: those of foreign keys with `ON UPDATE SET NULL`, or without `ON UPDATE`.
    /// - Parameter changed: The columns that change. For example: `"customer"."code"`.
    func tablesOfLeftReferences(to changed: Set<String>) throws -> Set<Int> {
        var tables: Set<Int> = []
        if changed.isEmpty { return tables }
        for info in context.store.entities.entities {
            for relationship in info.relationships {
                let destination = context.entities[relationship.destination].info
                var isLeft = false
                func check(_ referred: ReferredColumn, _ column: String, of table: String) throws {
                    guard changed.contains(referred.qualifiedName),
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
                if isLeft { tables.formUnion([info.root, destination.root]) }
            }
        }
        return tables
    }

    func findChangedReferredColumns() -> Set<String> {
        if context.store.entities.referredColumns.isEmpty { return [] }
        return context.changed.reduce(into: []) { names, object in
            guard object.isStored, let info = object.registration?.info else { return }
            names.formUnion(referredColumns(info.columns(in: object.changes), of: info))
        }
    }

    /// Some columns of an entity that references hold values of. For example: `"customer"."code"`.
    func referredColumns(_ columns: [Int], of info: EntityInfo) -> Set<String> {
        let numbers = context.store.entities.referredColumns[info].map(\.number)
        return Set(
            numbers.filter(columns.contains).map {
                ReferredColumn.qualifiedName(info.columnSQL[$0].name, of: info.tableName)
            }
        )
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
