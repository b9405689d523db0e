import CSQLite

/// How many objects are asked about at once.
private let batchSize = 256

extension ContextEntity {
    /// The destination of a to-one, read together with those of the objects read after this one.
    func resolve(
        _ key: Int64,
        of object: ModelObject,
        _ relationship: RelationshipInfo
    ) -> ModelObject? {
        let destination = context.entities[relationship.destination]
        if let known = destination.known(key) { return known.isDeleted ? nil : known }
        let context = context
        return context.recover {
            try context.settleCascades()
            var keys = [key]
            if relationship.reference != nil {
                for other in table.neighbours(of: object, limit: batchSize).dropFirst() {
                    guard other.home === self else { continue }
                    let reference = places.get(other, relationship)
                    guard reference.object == nil, reference.key != 0 else { continue }
                    if destination.known(reference.key) == nil { keys.append(reference.key) }
                }
            }
            let found = try destination.load(keys)
            destination.table.noteRecent(found)
            return destination.known(key).flatMap { $0.isDeleted ? nil : $0 }
        } ?? nil
    }

    /// The objects with these keys, in any order.
    func load(_ keys: [Int64]) throws -> [ModelObject] {
        if keys.count == 1 {
            let statement = try statements.selectByKey()
            statement.bind(0, keys[0])
            return try objects(statement)
        }
        let sql = "\(info.sql.select) WHERE t0.\"_pk\" IN (\(parameters(for: keys.count)))"
        let statement = try connection.statement(sql)
        bind(keys, to: statement)
        return try objects(statement)
    }
}

extension ModelContext {
    /// Reads the members of an owner, and of those that were read after it.
    func loadMembers(
        of key: Int64,
        _ entity: ContextEntity,
        _ number: Int,
        into storage: MemberStorage
    ) {
        let relationship = entity.info.relationships[number]
        var storages: [Int64: [MemberStorage]] = [:]
        let found = recover { () throws -> [Int64: [ModelObject]] in
            try settleCascades()
            if storage.isLoaded { return [:] }
            storages = waiting(key, entity, relationship) { !$0.isLoaded }
            return try members(of: Array(storages.keys), relationship, entity)
        }
        for (key, storages) in storages {
            for waiting in storages where found != nil { waiting.fulfil(found?[key] ?? []) }
        }
        if let found { storage.fulfil(found[key] ?? []) }
    }

    /// Counts the members of an owner, and of those that were read after it.
    func countMembers(
        of key: Int64,
        _ entity: ContextEntity,
        _ number: Int,
        into storage: MemberStorage
    ) {
        let relationship = entity.info.relationships[number]
        _ = recover {
            try settleCascades()
            // The file counts deleted members; those that are loaded leave them out.
            if storage.isLoaded || relationship.join != nil && entity.table.hasUnreadLosses {
                return
            }
            let storages = waiting(key, entity, relationship) { $0.needsCount }
            let counts = try counts(Array(storages.keys), relationship)
            for (key, storages) in storages {
                for waiting in storages { waiting.setStoredCount(counts[key] ?? 0) }
            }
            storage.setStoredCount(counts[key] ?? 0)
        }
    }

    /// The storages that one query is to fill, by the owners' keys.
    private func waiting(
        _ key: Int64,
        _ entity: ContextEntity,
        _ relationship: RelationshipInfo,
        where isWaiting: (MemberStorage) -> Bool
    ) -> [Int64: [MemberStorage]] {
        var storages: [Int64: [MemberStorage]] = [key: []]
        guard let owner = entity.known(key) else { return storages }
        for other in entity.table.neighbours(of: owner, limit: batchSize) {
            // Another class of the hierarchy may have another relationship at this number.
            guard other.isStored, let home = other.home,
                home === entity || home.info.has(relationship)
            else { continue }
            let storage = other.members(relationship.number).storage
            if isWaiting(storage) { storages[other.key, default: []].append(storage) }
        }
        return storages
    }

    private func members(
        of owners: [Int64],
        _ relationship: RelationshipInfo,
        _ entity: ContextEntity
    ) throws -> [Int64: [ModelObject]] {
        let destination = entities[relationship.destination]
        let list = parameters(for: owners.count)
        let select = destination.info.sql
        let (sql, ownerColumn) =
            switch relationship.storage {
            case .members(let members):
                (
                    "\(select.select) WHERE t0.\(quoted(members.columnName)) IN (\(list))"
                        + order(by: members.placeName.map { "t0.\(quoted($0))" }),
                    members.column
                )
            case .join(let join):
                (
                    "SELECT \(select.columns), j.\(quoted(join.owner)) FROM \(quoted(join.table)) j"
                        + " JOIN \(quoted(destination.info.tableName)) t0"
                        + " ON t0.\"_pk\" = j.\(quoted(join.member))"
                        + " WHERE j.\(quoted(join.owner)) IN (\(list))"
                        + order(by: join.place.map { "j.\(quoted($0))" }),
                    destination.info.columns.count
                )
            case .reference: preconditionFailure("a to-one has no members")
            }
        let statement = try destination.connection.statement(sql)
        bind(owners, to: statement)
        defer { statement.reset() }
        guard let handle = statement.handle else { return [:] }
        let row = Row(handle, destination.source)
        var found: [Int64: [ModelObject]] = [:]
        var all: [ModelObject] = []
        // Rows of one owner mostly come one after the other.
        var owner: Int64 = 0
        var members: [ModelObject] = []
        while try statement.step() {
            let object = destination.object(at: row)
            all.append(object)
            let key: Int64 = row[ownerColumn]
            if object.isDeleted {
                // Rolling back brings it back.
                entity.known(key)?.madeMembers(relationship.number)?.noteChange()
                continue
            }
            if key != owner {
                if !members.isEmpty { found[owner, default: []] += members }
                (owner, members) = (key, [])
            }
            members.append(object)
        }
        if !members.isEmpty { found[owner, default: []] += members }
        destination.table.noteRecent(all)
        return found
    }

    private func order(by column: String?) -> String {
        column.map { " ORDER BY \($0), t0.\"_pk\"" } ?? ""
    }

    private func counts(
        _ owners: [Int64],
        _ relationship: RelationshipInfo
    ) throws -> [Int64: Int] {
        let destination = entities[relationship.destination]
        let (table, column) =
            switch relationship.storage {
            case .members(let members): (destination.info.tableName, members.columnName)
            case .join(let join): (join.table, join.owner)
            case .reference: preconditionFailure("a to-one has no members")
            }
        let sql =
            "SELECT \(quoted(column)), count(*) FROM \(quoted(table))"
            + " WHERE \(quoted(column)) IN (\(parameters(for: owners.count)))"
            + " GROUP BY \(quoted(column))"
        let statement = try destination.connection.statement(sql)
        bind(owners, to: statement)
        defer { statement.reset() }
        var counts: [Int64: Int] = [:]
        while try statement.step() {
            let key = sqlite3_column_int64(statement.handle, 0)
            counts[key] = Int(sqlite3_column_int64(statement.handle, 1))
        }
        return counts
    }

    /// The highest place of an owner's stored members.
    func lastPlace(of relationship: RelationshipInfo, owner: Int64) -> Int64 {
        let destination = entities[relationship.destination]
        let source: (table: String, owner: String, place: String?) =
            switch relationship.storage {
            case .members(let members):
                (destination.info.tableName, members.columnName, members.placeName)
            case .join(let join): (join.table, join.owner, join.place)
            case .reference: ("", "", nil)
            }
        guard let place = source.place else { return 0 }
        let sql =
            "SELECT max(\(quoted(place))) FROM \(quoted(source.table))"
            + " WHERE \(quoted(source.owner)) = ?1"
        return recover { try destination.connection.integer(sql, owner) ?? 0 } ?? 0
    }

    /// Whether the file links two objects.
    func isLinked(
        _ join: RelationshipInfo.Join,
        owner: Int64,
        member: Int64,
        _ entity: ContextEntity
    ) -> Bool {
        let sql =
            "SELECT 1 FROM \(quoted(join.table))"
            + " WHERE \(quoted(join.owner)) = ?1 AND \(quoted(join.member)) = ?2"
        return recover { try entity.connection.integer(sql, owner, member) != nil } ?? false
    }
}

/// The parameters of a list; a power of two of them, so that few statements serve all lists.
func parameters(for count: Int) -> String {
    (1...rounded(count)).map { "?\($0)" }.joined(separator: ", ")
}

/// Binds the keys, and the last one to the parameters that are left over.
func bind(_ keys: [Int64], to statement: Statement) {
    for position in 0..<rounded(keys.count) {
        statement.bind(position, keys[min(position, keys.count - 1)])
    }
}

private func rounded(_ count: Int) -> Int {
    var size = 1
    while size < count { size *= 2 }
    return size
}
