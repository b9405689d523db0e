// What Core Data needs in its stores beside the values of properties.
extension SaveWriter {
    /// The highest key that Core Data or this library ever gave to a row of a table.
    /// - Throws: `StoreError.schemaDiffers` if the store doesn't count the table's keys.
    func lastKey(counted rows: CoreDataRows, _ connection: Connection) throws -> Int64 {
        let last = try connection.integer(
            "SELECT coalesce(\"Z_MAX\", 0) FROM \"Z_PRIMARYKEY\" WHERE \"Z_ENT\" = ?1",
            rows.rootNumber
        )
        guard let last else {
            throw StoreError.schemaDiffers(
                path: connection.path,
                differences: ["there is no counter of keys for the entity \(rows.rootNumber)"]
            )
        }
        return max(0, last)
    }

    /// Counts the keys and the changes of rows, and writes what repeats references; does nothing for
    /// other databases.
    func finishCoreDataRows() throws {
        // The tables of a schema are all of one kind.
        guard context.entities.first?.info.coreData != nil else { return }
        try writeCounters()
        try clearReferencesToDeleted()
        var changed = try changedRows()
        let related = new + changedObjects.filter(changesReferences)
        for object in related { try writeMarks(of: object) }
        for object in related {
            guard let registration = object.registration else { continue }
            try writeCopies(of: object.key, registration, &changed)
        }
        for (registration, key) in deletedKeys { try writeCopies(of: key, registration, &changed) }
        try countChanges(changed)
    }

    private func writeCounters() throws {
        for (root, key) in lastKeys {
            let registration = context.entities[root]
            guard let rows = registration.info.coreData else { continue }
            _ = try registration.connection.integer(
                "UPDATE \"Z_PRIMARYKEY\" SET \"Z_MAX\" = ?2 WHERE \"Z_ENT\" = ?1",
                rows.rootNumber,
                key
            )
        }
    }

    private var changedObjects: [ModelObject] {
        context.changed.filter { $0.isStored && $0.changes != 0 }
    }

    private func changesReferences(_ object: ModelObject) -> Bool {
        object.changes & (object.registration?.info.referenceMask ?? 0) != 0
    }

    // MARK: Changes

    private func changedRows() throws -> ChangedRows {
        var rows = ChangedRows(firstNewKeys: firstKeys)
        for object in changedObjects { rows.note(object) }
        for link in context.links.all {
            rows.note(link.owner)
            rows.note(link.member)
        }
        for (owner, list) in context.changedLists where list.isReordered { rows.note(owner) }
        for (root, key) in releasedRows { rows.note(key, root) }
        return rows
    }

    private func countChanges(_ rows: ChangedRows) throws {
        for (root, key) in rows.all {
            let registration = context.entities[root]
            guard let statement = registration.info.coreData?.countChange else { continue }
            let version = try registration.connection.integer(statement, key)
            guard let object = registration.table.map[key], let version else { continue }
            versions.append((object, version))
        }
    }

    private func writeMarks(of object: ModelObject) throws {
        guard let registration = object.registration, let rows = registration.info.coreData,
            !rows.marks.isEmpty
        else { return }
        let sql = rows.setMarks { context.entities[$0].info.tableName }
        _ = try registration.connection.integer(sql, object.key)
    }

    // MARK: One-to-one relationships

    /// Writes the column at the other side of the one-to-one relationships of a row.
    private func writeCopies(
        of key: Int64,
        _ registration: ContextEntity,
        _ changed: inout ChangedRows
    ) throws {
        for relationship in registration.info.relationships where relationship.isOnlyMember {
            guard let column = relationship.reference?.column, let inverse = relationship.inverse
            else { continue }
            let other = context.entities[relationship.destination]
            guard let copy = other.info.relationships[inverse].copy else { continue }
            let sql = CopiedReference(
                table: registration.info.tableName,
                column: registration.info.columnSQL[column].name,
                otherTable: other.info.tableName,
                copy: copy
            )
            for text in [sql.clear, sql.write] {
                for found in try keys(text, key, registration.connection) {
                    changed.note(found, other.info.root)
                }
            }
        }
    }

    /// The first column of all rows.
    func keys(_ sql: String, _ key: Int64, _ connection: Connection) throws -> [Int64] {
        let statement = try connection.statement(sql)
        statement.bind(0, key)
        defer { statement.reset() }
        var keys: [Int64] = []
        while try statement.step() { keys.append(statement.integer(0)) }
        return keys
    }
}
