import CSQLite
import ModelTypes

/// The statements of one save, in their order.
final class SaveWriter {
    private let context: ModelContext
    let new: [ModelObject]
    /// The new objects that have a stored row's unique values.
    private var merged: Set<ObjectIdentifier> = []
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
        guard let key = try storedKey(of: object, home) else {
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

    private func update(_ object: ModelObject, _ changes: UInt64) throws {
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

    private func insertRows() throws {
        for run in runs {
            let (home, statement) = (run.home, try run.home.statements.insert())
            let hasType = home.info.hasTypeColumn
            for index in run.range {
                let object = new[index]
                if !merged.isEmpty, merged.contains(ObjectIdentifier(object)) {
                    try update(object, ~0)
                    continue
                }
                statement.clear()
                statement.bind(0, object.key)
                if hasType { statement.bind(1, home.info.name) }
                object.bind(to: statement)
                do {
                    try statement.run()
                } catch {
                    throw explain(error, object)
                }
            }
        }
    }

    private func explained(_ object: ModelObject, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            throw explain(error, object)
        }
    }

    /// A unique value that another pending object has: an error that names both.
    private func explain(_ error: any Error, _ object: ModelObject) -> any Error {
        guard case StoreError.constraint(let failure) = error, failure.code == 2067,
            let home = object.home
        else { return error }
        for columns in home.info.unique {
            let values = object.recordedValues(columns)
            let pending = new + context.changed.filter(\.isStored)
            let other = pending.first { other in
                other !== object && other.home?.table === home.table
                    && other.recordedValues(columns) == values
            }
            if let other {
                return StoreError.duplicate(
                    attributes: columns.map { "\(home.info.name).\(home.info.columns[$0])" },
                    objects: [other.pendingName(new), object.pendingName(new)]
                )
            }
        }
        return error
    }

    // MARK: Join tables

    private func writeLinks() throws {
        for link in context.links.all {
            let (owner, member) = (quoted(link.join.owner), quoted(link.join.member))
            let table = quoted(link.join.table)
            let sql: String
            var places: [(column: String, place: Int64)] = []
            if link.isLinked {
                places = self.places(of: link)
                let columns = ([owner, member] + places.map { quoted($0.column) })
                sql =
                    "INSERT OR IGNORE INTO \(table) (\(columns.joined(separator: ", ")))"
                    + " VALUES (\(columns.indices.map { "?\($0 + 1)" }.joined(separator: ", ")))"
            } else {
                sql = "DELETE FROM \(table) WHERE \(owner) = ?1 AND \(member) = ?2"
            }
            let statement = try link.home.connection.statement(sql)
            statement.bind(0, link.owner.key)
            statement.bind(1, link.member.key)
            for (index, place) in places.enumerated() { statement.bind(index + 2, place.place) }
            try statement.run()
        }
    }

    /// The places at the end of the lists of both sides, where they are ordered.
    private func places(of link: Link) -> [(column: String, place: Int64)] {
        var places: [(String, Int64)] = []
        if let column = link.join.place {
            places.append((column, link.owner.members(link.relationship.number).takePlace()))
        }
        if let number = link.relationship.inverse, let home = link.member.home,
            let column = home.info.relationships[number].join?.place
        {
            places.append((column, link.member.members(number).takePlace()))
        }
        return places
    }

    private func writeOrders() throws {
        for (owner, list) in context.changedLists where list.isReordered && owner.state != .deleted
        {
            guard let home = owner.home, let join = home.info.relationships[list.number].join,
                let place = join.place
            else { continue }
            for (index, member) in list.storage.objects.enumerated() {
                let statement = try home.connection.statement(
                    "UPDATE \(quoted(join.table)) SET \(quoted(place)) = ?3"
                        + " WHERE \(quoted(join.owner)) = ?1 AND \(quoted(join.member)) = ?2"
                )
                statement.bind(0, owner.key)
                statement.bind(1, member.key)
                statement.bind(2, Int64(index + 1) << 20)
                try statement.run()
            }
        }
    }
}

extension ModelObject {
    /// What the object would store in some columns.
    final func recordedValues(_ columns: [Int]) -> [Constant] {
        guard let home else { return [] }
        let recorder = Statement(recording: home.info.columns.count)
        bind(to: recorder)
        return columns.map { recorder.recorded[$0] }
    }

    /// The object's name in an error; a new one has only its number among the new ones.
    final func pendingName(_ new: [ModelObject]) -> String {
        guard let home else { return "\(self)" }
        guard let index = new.firstIndex(where: { $0 === self }) else {
            return "\(home.info.name)/\(key)"
        }
        return "\(home.info.name), number \(index + 1) of the new objects"
    }
}
