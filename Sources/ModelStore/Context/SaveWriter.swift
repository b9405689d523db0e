import CSQLite
import ModelTypes

/// The statements of one save, in their order.
final class SaveWriter {
    let context: ModelContext
    let new: [ModelObject]
    /// The new objects that have a stored row's unique values.
    private(set) var merged: Set<ObjectIdentifier> = []
    private var lastKeys: [Int: Int64] = [:]
    private var written: [ObjectIdentifier: UInt64] = [:]
    /// The new objects, by classes that follow each other.
    let runs: [Run]

    struct Run {
        let home: ContextEntity
        let range: Range<Int>
    }

    var hasMerged: Bool { !merged.isEmpty }

    init(_ context: ModelContext, _ new: [ModelObject]) {
        self.context = context
        self.new = new
        var runs: [Run] = []
        var start = 0
        while start < new.count, let home = new[start].home {
            let end = new[start...].firstIndex { $0.home !== home } ?? new.count
            runs.append(Run(home: home, range: start..<end))
            start = end
        }
        self.runs = runs
    }

    /// Foreign keys are deferred: rows may come in any order, once new ones have their keys.
    func write() throws {
        try assignKeys()
        if !context.deleted.isEmpty { try moveMembers() }
        try freeOnlyPlaces()
        try deleteRows()
        for object in context.changed where object.isStored {
            try update(object, object.changes & ~(written[ObjectIdentifier(object)] ?? 0))
        }
        try insertRows()
        try writeLinks()
        try writeOrders()
        try writeLastKeys()
    }

    func undo() {
        for object in new { object.key = 0 }
    }

    // MARK: Keys

    /// Gives each new object its row's key: that of a stored row with the same unique values, or
    /// one that no row ever had.
    private func assignKeys() throws {
        var taken: [Int64: ModelObject] = [:]
        for run in runs {
            let home = run.home
            guard !home.info.unique.isEmpty else {
                var key = try lastKey(home)
                for index in run.range {
                    key += 1
                    new[index].key = key
                }
                lastKeys[home.info.root] = key
                continue
            }
            for object in new[run.range] { try assignKey(to: object, home, &taken) }
        }
    }

    private func assignKey(
        to object: ModelObject,
        _ home: ContextEntity,
        _ taken: inout [Int64: ModelObject]
    ) throws {
        let stored: Int64?
        do {
            stored = try storedKey(of: object, home)
        } catch {
            throw explain(error, object)
        }
        guard let key = stored else {
            object.key = try lastKey(home) + 1
            lastKeys[home.info.root] = object.key
            return
        }
        if let other = taken.updateValue(object, forKey: key), other.home === home {
            throw duplicate(object, other, home)
        }
        object.key = key
        merged.insert(ObjectIdentifier(object))
    }

    private func duplicate(
        _ object: ModelObject,
        _ other: ModelObject,
        _ home: ContextEntity
    ) -> StoreError {
        let attributes = home.info.unique.flatMap { $0.map { home.info.columns[$0] } }
        return .duplicate(
            attributes: attributes.map { "\(home.info.name).\($0)" },
            objects: ["\(other.pendingName(new))", "\(object.pendingName(new))"]
        )
    }

    /// The highest key of a table so far.
    private func lastKey(_ home: ContextEntity) throws -> Int64 {
        if let key = lastKeys[home.info.root] { return key }
        // A key never comes back: the highest ever used is kept beside the rows.
        let statement = try home.connection.statement(home.info.sql.selectLastKey)
        statement.bind(0, home.info.tableName)
        defer { statement.reset() }
        return try statement.step() ? sqlite3_column_int64(statement.handle, 0) : 0
    }

    private func writeLastKeys() throws {
        for (root, key) in lastKeys {
            let home = context.entities[root]
            let statement = try home.connection.statement(StoreFormat.writeLastKey)
            statement.bind(0, home.info.tableName)
            statement.bind(1, key)
            try statement.run()
        }
    }

    /// The key of the stored row that has the object's unique values, unless this save changes it.
    private func storedKey(of object: ModelObject, _ home: ContextEntity) throws -> Int64? {
        var found: Int64?
        for (statement, columns) in zip(try home.statements.selectByUnique(), home.info.unique) {
            statement.clear()
            object.bind(to: statement)
            defer { statement.reset() }
            guard try statement.step() else { continue }
            let key = sqlite3_column_int64(statement.handle, 0)
            let mask = columns.reduce(0 as UInt64) { $0 | 1 << UInt64(min($1, 63)) }
            if let known = home.table.map[key], known.isDeleted || known.changes & mask != 0 {
                continue
            }
            if let found, found != key {
                throw StoreError.duplicate(
                    attributes: columns.map { "\(home.info.name).\(home.info.columns[$0])" },
                    objects: ["\(home.info.name)/\(found)", "\(home.info.name)/\(key)"]
                )
            }
            found = key
        }
        return found
    }

    // MARK: Rows

    /// Before rows are deleted, members that moved are out of the way of their old owner.
    private func moveMembers() throws {
        for object in context.changed where object.isStored {
            guard let info = object.home?.info else { continue }
            let moved = object.changes & info.referenceMask & ~info.onlyPlaceMask
            guard moved != 0 else { continue }
            try update(object, moved)
            written[ObjectIdentifier(object)] = moved
        }
    }

    /// Before objects exchange the one destination that each may have, all let go of theirs.
    private func freeOnlyPlaces() throws {
        let moved = context.changed.filter { object in
            object.isStored && object.changes & (object.home?.info.onlyPlaceMask ?? 0) != 0
        }
        guard moved.count > 1 || !context.deleted.isEmpty else { return }
        for object in moved {
            guard let home = object.home else { continue }
            for column in home.info.onlyPlaces
            where object.changes & (1 << UInt64(min(column, 63))) != 0 {
                let name = quoted(home.info.columns[column])
                // No row has a negative key, and nobody sees it.
                _ = try home.connection.integer(
                    "UPDATE \(quoted(home.info.tableName)) SET \(name) = -\"_pk\" WHERE \"_pk\" = ?1",
                    object.key
                )
            }
        }
    }

    func update(_ object: ModelObject, _ changes: UInt64) throws {
        guard changes != 0, let home = object.home else { return }
        let statement = try home.statements.update(changes)
        statement.clear()
        statement.bind(0, object.key)
        object.bind(to: statement)
        try explained(object) { try statement.run() }
        if sqlite3_changes(home.connection.handle) == 0 {
            throw StoreError.rowIsGone(object: "\(object)")
        }
    }

    private func deleteRows() throws {
        for object in context.deleted where !object.isCascaded {
            guard let home = object.home else { continue }
            let statement = try home.statements.delete()
            statement.bind(0, object.key)
            try statement.run()
        }
    }
}
