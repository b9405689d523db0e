import ModelTypes

// A server writes many rows of one class with one statement.
extension SaveWriter {
    /// From this number on, one statement for all rows is worth its own preparation.
    private static let leastCount = 16
    /// How many rows are inserted at once, so that the server works meanwhile.
    private static let insertedCount = 1000
    /// Up to this number, rows that are changed together are taken in the order of their keys.
    private static let orderedCount = 1000
    /// How many rows are changed at once: the server may look through the whole table each time.
    private static let updatedCount = 10_000

    /// Inserts the new objects of each class together, if that's how a server is to do it.
    func insertByClass() throws -> Bool {
        guard runs.count > 1,
            try runs.allSatisfy({ try setDatabase($0.registration, new.count) != nil })
        else { return false }
        for (registration, objects) in classes { try insertOrUpdate(objects[...], registration) }
        return true
    }

    /// Inserts rows together, if that's how a server is to do it.
    func insertAsSet(_ objects: ArraySlice<ModelObject>, _ registration: ContextEntity) throws
        -> Bool
    {
        guard let remote = try setDatabase(registration, objects.count) else { return false }
        let rows = RowSet(registration, registration.info.sql.written)
        let statement = try registration.statements.insert()
        guard objects.count < remote.leastCopied else {
            try copy(objects, rows, statement, remote)
            return true
        }
        for block in objects.blocks(of: Self.insertedCount) {
            try remote.insert(rows.names, values(of: block, rows, statement))
        }
        return true
    }

    private func copy(
        _ objects: ArraySlice<ModelObject>,
        _ rows: RowSet,
        _ statement: Statement,
        _ remote: any RemoteDatabase
    ) throws {
        try remote.copy(rows.names) { writer in
            for object in objects {
                do {
                    try statement.write(rows.positions, to: writer) {
                        bindRow(object, rows.registration, to: statement)
                    }
                } catch {
                    throw explain(error, object)
                }
            }
        }
    }

    /// Writes the same columns of stored rows together, if that's how a server is to do it.
    ///
    /// - Parameter areShared: Whether others are likely to write the same rows meanwhile.
    func updateAsSet(
        _ objects: [ModelObject],
        _ changes: UInt64,
        _ registration: ContextEntity,
        areShared: Bool = false
    ) throws -> Bool {
        guard let remote = try setDatabase(registration, objects.count) else { return false }
        let rows = RowSet(registration, [0] + registration.info.columns(in: changes))
        let statement = try registration.statements.insert()
        // Very many are seldom written by several programs at once.
        let areShared = !hasLockedRows && (areShared || objects.count <= Self.orderedCount)
        for block in objects[...].blocks(of: Self.updatedCount) {
            let values = try values(of: block, rows, statement)
            try remote.update(rows.names, values, areShared: areShared)
        }
        return true
    }

    /// Writes the changed objects, those of a class with the same changes together, if that's how a server
    /// is to do it.
    func updateByClass() throws -> Bool {
        let objects = inLockOrder(context.changed.filter(\.isStored))
        guard let first = objects.first?.registration,
            try setDatabase(first, objects.count) != nil
        else { return false }
        var groups: [ChangedColumns: (registration: ContextEntity, objects: [ModelObject])] = [:]
        var order: [ChangedColumns] = []
        for object in objects {
            let changes = unwrittenChanges(of: object)
            guard changes != 0, let registration = object.registration else { continue }
            let columns = ChangedColumns(entity: registration.info.number, changes: changes)
            if groups[columns] == nil { order.append(columns) }
            groups[columns, default: (registration, [])].objects.append(object)
        }
        for columns in order {
            guard let (registration, objects) = groups[columns],
                try !updateAsSet(objects, columns.changes, registration)
            else { continue }
            for object in objects { try update(object, columns.changes) }
        }
        return true
    }

    func setDatabase(_ registration: ContextEntity, _ count: Int) throws
        -> (any RemoteDatabase)?
    {
        let connection = try registration.connection
        guard count >= Self.leastCount, connection.steps == .together, !context.store.hasTriggers
        else { return nil }
        return connection.remote
    }

    /// The values of objects in some columns, row by row.
    private func values(
        of objects: ArraySlice<ModelObject>,
        _ rows: RowSet,
        _ statement: Statement
    ) throws -> [Constant] {
        var values: [Constant] = []
        values.reserveCapacity(objects.count * rows.positions.count)
        for object in objects {
            statement.clear()
            bindRow(object, rows.registration, to: statement)
            do {
                try statement.append(rows.positions, to: &values)
            } catch {
                throw explain(error, object)
            }
        }
        return values
    }
}

/// The columns of an entity that have changed.
struct ChangedColumns: Hashable {
    let entity: Int
    let changes: UInt64
}

/// Columns of a class's table.
private struct RowSet {
    let registration: ContextEntity
    let positions: [Int]
    let names: RemoteRowSet

    init(_ registration: ContextEntity, _ positions: [Int]) {
        self.registration = registration
        self.positions = positions
        let info = registration.info
        names = RemoteRowSet(table: info.tableName, columns: positions.map { info.columns[$0] })
    }
}

extension ArraySlice {
    /// Parts of a size, and a last one.
    fileprivate func blocks(of size: Int) -> [ArraySlice] {
        stride(from: startIndex, to: endIndex, by: size).map {
            self[$0..<Swift.min($0 + size, endIndex)]
        }
    }
}
