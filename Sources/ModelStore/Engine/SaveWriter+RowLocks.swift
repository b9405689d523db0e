import ModelTypes

// Statements take the rows that they write in an order of their own: all with the same changes, then the
// next. Where that isn't the order of all rows, they're taken beforehand.
extension SaveWriter {
    /// Has a server lock the stored rows that this save writes, by their tables and keys, if its statements
    /// may take them in another order.
    func lockRows() throws {
        // Nobody else writes beside a save that looks for conflicts.
        guard context.store.isRemote, !detectsConflicts else { return }
        let rows = writtenRows
        guard let first = rows.first, let remote = try first.registration.connection.remote,
            (2..<remote.leastCopied).contains(rows.count),
            try takesRowsInParts() || remote.hasSeenDeadlocks
        else { return }
        let tables = Dictionary(grouping: rows, by: \.registration.info.root)
        for root in tables.keys.sorted() { try lock(tables[root] ?? [], remote) }
        hasLockedRows = true
    }

    private var changedObjects: [ModelObject] {
        context.changed.filter { $0.isStored && unwrittenChanges(of: $0) != 0 }
    }

    private var writtenRows: [WrittenRow] {
        let merged = new.filter { self.merged.contains(ObjectIdentifier($0)) }
        return context.deleted.compactMap { WrittenRow($0, isWhole: true) }
            + changedObjects.compactMap { WrittenRow($0, isWhole: $0.changesUniqueValues) }
            + merged.compactMap { WrittenRow($0, isWhole: false) }
            + context.deletedRows.map(WrittenRow.init)
    }

    /// Whether rows are deleted, changed or merged after others whose keys, or tables, come later.
    private func takesRowsInParts() throws -> Bool {
        let changed = changedObjects
        let parts = runs.count { new[$0.range].contains { merged.contains(ObjectIdentifier($0)) } }
        if parts > 1 { return true }
        let isDeleting = !context.deleted.isEmpty || !context.deletedRows.isEmpty
        if [isDeleting, !changed.isEmpty, parts > 0].count(where: \.self) > 1 { return true }
        return try changesByTable(changed).contains { $0.value.count > 1 }
    }

    /// The sets of columns that are written by themselves, by the numbers of tables' roots.
    private func changesByTable(_ objects: [ModelObject]) throws -> [Int: Set<ChangedColumns>] {
        guard let first = objects.first?.registration,
            try setDatabase(first, objects.count) != nil
        else { return [:] }
        return objects.reduce(into: [:]) { tables, object in
            guard let info = object.registration?.info else { return }
            let columns = ChangedColumns(entity: info.number, changes: unwrittenChanges(of: object))
            tables[info.root, default: []].insert(columns)
        }
    }

    private func lock(_ rows: [WrittenRow], _ remote: any RemoteDatabase) throws {
        guard let info = rows.first?.registration.info else { return }
        let keys = rows.map { "\($0.key)" }.joined(separator: ",")
        let partitions = Set(rows.map(\.distributionKey))
        // In a long list, most partitions are found anyway.
        let isKnown = partitions.count <= 64 && !partitions.contains(nil)
        let test = PartitionTest(
            [info.distributionColumn("")],
            isKnown ? Set(partitions.compactMap(\.self)) : [],
            behind: 1
        )
        let strength = rows.contains(where: \.isWhole) ? "UPDATE" : "NO KEY UPDATE"
        try remote.run(
            "SELECT count(*) FROM (SELECT 1 FROM \(quoted(info.tableName)) WHERE \(info.key)"
                + " = ANY(?1::bigint[])\(test.sql) ORDER BY \(info.key) FOR \(strength)) AS l",
            [.string("{\(keys)}")] + test.values
        )
    }
}

/// A stored row that a save writes.
private struct WrittenRow {
    let registration: ContextEntity
    let key: Int64
    /// `nil` if it isn't known, or there is none.
    let distributionKey: Constant?
    /// Whether what other rows may refer to goes, or changes: then new references to the row wait, too.
    let isWhole: Bool

    /// `nil` for an object without a table.
    init?(_ object: ModelObject, isWhole: Bool) {
        guard let registration = object.registration else { return nil }
        self.registration = registration
        key = object.key
        distributionKey =
            object.isStored || object.isDeleted
            ? object.storedDistributionKey : object.distributionKey
        self.isWhole = isWhole
    }

    init(_ row: DeletedRow) {
        (registration, key) = (row.registration, row.key)
        (distributionKey, isWhole) = (nil, true)
    }
}

extension ModelObject {
    /// Whether the object's row gets other values of a unique constraint.
    fileprivate var changesUniqueValues: Bool {
        registration?.info.unique.contains { $0.contains { changes & changeBit($0) != 0 } } ?? false
    }
}
