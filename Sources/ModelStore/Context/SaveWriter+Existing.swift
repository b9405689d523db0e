import CSQLite

// Rows of tables that another program made.
extension SaveWriter {
    /// The highest key of an existing table so far; with `AUTOINCREMENT`, of deleted rows, too.
    func lastKey(inExisting registration: ContextEntity) throws -> Int64 {
        let (connection, info) = (try registration.connection, registration.info)
        let last = "SELECT max(\(info.key)) FROM \(quoted(info.tableName))"
        let present = max(0, try connection.integer(last) ?? 0)
        if let rows = info.coreData { return max(present, try lastKey(counted: rows, connection)) }
        return max(present, try lastCountedKey(registration) ?? 0)
    }

    /// The highest key that the file has counted; `nil` for a table without `AUTOINCREMENT`.
    private func lastCountedKey(_ registration: ContextEntity) throws -> Int64? {
        let (connection, info) = (try registration.connection, registration.info)
        guard try connection.hasTable("sqlite_sequence") else { return nil }
        let statement = try connection.statement(
            "SELECT max(seq) FROM sqlite_sequence WHERE name = ?1 COLLATE NOCASE"
        )
        statement.bind(0, info.tableName)
        defer { statement.reset() }
        guard try statement.step(), !statement.isNull(0) else { return nil }
        return statement.integer(0)
    }

    /// The first of some free keys in a row, in a table whose highest key is taken: any, as SQLite does.
    func freeKeys(_ count: Int, inExisting registration: ContextEntity) throws -> Int64? {
        let info = registration.info
        guard info.existing != nil, info.coreData == nil,
            try lastCountedKey(registration) == nil
        else { return nil }
        for _ in 0..<100 {
            let key = Int64.random(in: 1...Int64.max / 2)
            let taken = try registration.connection.integer(
                "SELECT 1 FROM \(quoted(info.tableName)) WHERE \(info.key) BETWEEN ?1 AND ?2 LIMIT 1",
                key,
                key + Int64(count) - 1
            )
            if taken == nil { return key }
        }
        return nil
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
                    object: object.pendingName(new),
                    reason: "a row's number can't be 0"
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

    func recordReferredValues(
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

    /// Throws for a row that a trigger of another program has left as it was, although it said nothing.
    ///
    /// - Parameters:
    ///   - action: what the statement that has just run was to do. For example: `insert`.
    ///   - isLeft: whether a statement that changed no row had one to change.
    func checkTriggers(
        of registration: ContextEntity,
        _ action: String,
        _ object: @autoclosure () -> String,
        isLeft: () throws -> Bool
    ) throws {
        guard context.store.hasTriggers, try registration.connection.changes == 0, try isLeft()
        else { return }
        throw ignoredByTrigger(registration.info.tableName, "\(action) \(object())")
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

extension ContextEntity {
    /// Whether the file has a row.
    func hasRow(_ key: Int64) throws -> Bool {
        let table = quoted(info.tableName)
        return try connection.integer("SELECT 1 FROM \(table) WHERE \(info.key) = ?1", key) != nil
    }
}

/// The error for a trigger that leaves rows as they were, although it says nothing.
///
/// - Parameter action: For example: `delete Person/17`.
func ignoredByTrigger(_ table: String, _ action: String) -> StoreError {
    .constraint(
        SQLFailure(
            code: SQLITE_CONSTRAINT | 7 << 8,
            message:
                "a trigger of the table \"\(table)\" ignores that the store wants to \(action)",
            sql: "",
            arguments: []
        )
    )
}
