// Rows of tables that another program made.
extension SaveWriter {
    /// The highest key of an existing table so far; with `AUTOINCREMENT`, of deleted rows, too.
    func lastKey(inExisting registration: ContextEntity) throws -> Int64 {
        let (connection, info) = (try registration.connection, registration.info)
        let last = "SELECT max(\(info.key)) FROM \(quoted(info.tableName))"
        let present = max(0, try connection.integer(last) ?? 0)
        if let rows = info.coreData { return max(present, try lastKey(counted: rows, connection)) }
        let counted =
            try connection.integer(
                "SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence' AND type = 'table'"
            ) != nil
        guard counted else { return present }
        let statement = try connection.statement(
            "SELECT max(seq) FROM sqlite_sequence WHERE name = ?1 COLLATE NOCASE"
        )
        statement.bind(0, info.tableName)
        defer { statement.reset() }
        return try statement.step()
            ? max(present, statement.integer(0)) : present
    }

    /// Gives new objects the keys that they were created with; those of others are higher.
    ///
    /// - Throws: `StoreError.notStorable` for 0, which no object's row has.
    func assignChosenKeys(
        to objects: ArraySlice<ModelObject>,
        _ registration: ContextEntity
    ) throws {
        for object in objects {
            guard let key = object.links?.chosenKey, let table = registration.info.existing
            else { continue }
            guard key != 0 else {
                throw StoreError.notStorable(
                    property: table.key,
                    object: object.pendingName(new)
                )
            }
            object.key = key
            lastKeys[registration.info.root] = max(try lastKey(registration), key)
        }
    }

    /// Records the values that references to new and changed rows need: a reference may be written before
    /// the row that it leads to.
    func recordReferredValues() throws {
        let referred = context.store.entities.referredColumns
        if referred.isEmpty { return }
        for connection in context.openConnections {
            try connection.statement(ReferredColumn.createNewValues).run()
            try connection.statement(ReferredColumn.deleteNewValues).run()
        }
        let objects = new + context.changed.filter(\.isStored)
        for object in objects { try recordReferredValues(of: object) { !$0.isReference } }
        // The value of a foreign key is known once that of the row it refers to is recorded.
        for _ in 0..<referred.referenceCount {
            for object in objects { try recordReferredValues(of: object, where: \.isReference) }
        }
    }

    private func recordReferredValues(
        of object: ModelObject,
        where isIncluded: (ReferredColumns.Column) -> Bool
    ) throws {
        guard let registration = object.registration else { return }
        let changed = object.isStored ? registration.info.columns(in: object.changes) : nil
        for column in context.store.entities.referredColumns[registration.info]
        where isIncluded(column) && changed?.contains(column.number) != false {
            let statement = try registration.connection.statement(column.recording)
            statement.clear()
            statement.bind(0, object.key)
            object.bind(to: statement)
            try explained(object) { try statement.run() }
        }
    }

    /// The error about an object with the number of another row, if that's what SQLite's is about.
    func keyDuplicate(of object: ModelObject, after failure: SQLFailure) -> StoreError? {
        guard failure.isAboutKey, object.links?.chosenKey != nil,
            let registration = object.registration, let table = registration.info.existing
        else { return nil }
        let other = new.first { other in
            other !== object && other.key == object.key
                && other.registration?.table === registration.table
        }
        return .duplicate(
            attributes: ["\(registration.info.name).\(table.key)"],
            objects: [
                other?.pendingName(new) ?? "\(registration.info.name)/\(object.key)",
                object.pendingName(new),
            ]
        )
    }

    /// Deletes the pairs of deleted objects: not every database does it along with their rows.
    func deletePairs() throws {
        // The tables of a schema are all of one kind.
        guard context.entities.first?.info.existing != nil else { return }
        for object in context.deleted {
            guard let registration = object.registration else { continue }
            try deletePairs(of: object.key, registration)
        }
    }

    func deletePairs(of key: Int64, _ registration: ContextEntity) throws {
        for relationship in registration.info.relationships {
            guard let join = relationship.join else { continue }
            if join.isInMembers {
                let root = context.entities[relationship.destination].info.root
                try release(join.releasingMembers, root, key, registration.connection)
                continue
            }
            let owner = join.referredOwner.value(ofRow: "?1")
            // A relationship that is its own inverse has a row for each direction.
            let back = relationship.isOwnInverse ? " OR \(quoted(join.member)) = \(owner)" : ""
            _ = try registration.connection.integer(
                "DELETE FROM \(quoted(join.table)) WHERE \(quoted(join.owner)) = \(owner)\(back)",
                key
            )
        }
    }
}
