/// An owner whose members are to be read, and the list that waits for them.
struct WaitingOwner {
    let key: Int64
    let storage: MemberStorage
    fileprivate(set) var members: [ModelObject] = []
    /// A member's row that no object can be made of: the list stays unread.
    fileprivate(set) var failure: UndecodableRow?

    init(_ key: Int64, _ storage: MemberStorage) {
        self.key = key
        self.storage = storage
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
        let found = recover { () throws -> [WaitingOwner] in
            try performCascades()
            if storage.isLoaded { return [] }
            var owners = waitingOwners(storage, of: key, entity, relationship) { !$0.isLoaded }
            try readMembers(of: &owners, relationship, entity)
            if let failure = owners.first(where: { $0.storage === storage })?.failure {
                try stop(at: failure)
            }
            return owners
        }
        found?.fulfil()
    }

    /// The members of deleted owners, whose rows are still there, read together.
    ///
    /// - Parameter owners: objects with the relationship.
    func membersBeforeDeletion(_ relationship: RelationshipInfo, of owners: [ModelObject])
        -> [MemberStorage]
    {
        let storages = owners.map { $0.membersBeforeDeletion(relationship) }
        guard let entity = owners.first?.registration, owners.count > 1 else { return storages }
        let waiting = zip(owners, storages).filter { !$1.isLoaded }
            .map { WaitingOwner($0.key, $1) }.sorted { $0.key < $1.key }
        for start in stride(from: 0, to: waiting.count, by: batchSize) {
            let found = recover { () throws -> [WaitingOwner] in
                var owners = Array(waiting[start...].prefix(batchSize))
                try readMembers(of: &owners, relationship, entity)
                return owners
            }
            // One that can't be read says so when it's asked for.
            found?.fulfil()
        }
        return storages
    }

    /// The storages that one query is to fill, in the order of their owners' keys.
    func waitingOwners(
        _ storage: MemberStorage,
        of key: Int64,
        _ entity: ContextEntity,
        _ relationship: RelationshipInfo,
        where isWaiting: (MemberStorage) -> Bool
    ) -> [WaitingOwner] {
        var owners = [WaitingOwner(key, storage)]
        guard let owner = entity.known(key) else { return owners }
        var isSorted = true
        for other in entity.table.neighbours(of: owner, limit: batchSize) {
            // Another class of the hierarchy may have another relationship at this number.
            guard other.isStored, let registration = other.registration,
                registration === entity || registration.info.has(relationship)
            else { continue }
            let waiting = other.members(relationship.number).storage
            guard waiting !== storage, isWaiting(waiting) else { continue }
            if other.key < owners[owners.count - 1].key { isSorted = false }
            owners.append(WaitingOwner(other.key, waiting))
        }
        if !isSorted { owners.sort { $0.key < $1.key } }
        return owners
    }

    private func readMembers(
        of owners: inout [WaitingOwner],
        _ relationship: RelationshipInfo,
        _ entity: ContextEntity
    ) throws {
        let destination = entities[relationship.destination]
        let list = KeyList(owners.map(\.key), self)
        let test = partitionTest(
            relationship,
            relationship.join == nil
                ? [keyColumn(of: relationship, "t0.")]
                : [keyColumn(of: relationship, "j."), destination.info.distributionColumn()],
            owners.map { entity.known($0.key) },
            behind: list.parameterCount
        )
        func sql() -> String {
            membersSQL(relationship, destination.info, list.sql, test: test.sql)
        }
        let statement =
            try test.sql.isEmpty
            ? entity.statements.selectMembers(relationship.number, list.parameterCount, sql)
            : entity.connection.statement(sql())
        list.bind(to: statement)
        test.bind(to: statement)
        defer { statement.reset() }
        let ownerColumn = relationship.members?.column ?? destination.info.sql.selectedCount
        let leadsOn = destination.info.leadsOn(from: relationship)
        var all: [ModelObject] = []
        // Rows of one owner mostly come one after the other.
        var owner: Int64 = 0
        var members: [ModelObject] = []
        guard try statement.step() else { return }
        let row = Row(statement, destination.source)
        try track(entity.connection)
        let wasReading = isReadingMembers
        isReadingMembers = true
        defer { isReadingMembers = wasReading }
        repeat {
            let key = row.reference(ownerColumn)
            let object: ModelObject
            do {
                object = try destination.object(at: row)
            } catch StoreError.undecodable(let row) {
                for index in owners.indices where owners[index].key == key {
                    owners[index].failure = row
                }
                continue
            }
            if object.isDeleted || object.hasLeft(key, relationship) {
                // Rolling back brings it back.
                entity.known(key)?.madeMembers(relationship.number)?.noteChange()
                continue
            }
            if key != owner {
                let count = members.count
                owners.give(members, to: owner)
                (owner, members) = (key, [])
                // Most owners have about as many as the one before.
                members.reserveCapacity(count)
            }
            if leadsOn { all.append(object) }
            members.append(object)
        } while try statement.step()
        owners.give(members, to: owner)
        // SQLite finds them in the order of their keys.
        if store.isRemote, !relationship.isOrdered { owners.sortMembers() }
        destination.table.noteRecent(all)
    }
}

extension ModelObject {
    /// Whether the object has another owner than its row says, by its pending changes.
    fileprivate final func hasLeft(_ key: Int64, _ relationship: RelationshipInfo) -> Bool {
        guard changes != 0, relationship.members != nil, let inverse = relationship.inverse,
            changes & (registration?.info.relationships[inverse].mask ?? 0) != 0
        else { return false }
        return withReference(inverse) { $0.currentKey != key }
    }
}

extension [WaitingOwner] {
    /// Gives the lists the members that were read.
    fileprivate func fulfil() {
        for owner in self where owner.failure == nil { owner.storage.fulfil(owner.members) }
    }

    /// Sorts the members of each list by their keys.
    fileprivate mutating func sortMembers() {
        for index in indices { self[index].members.sortByKeys() }
    }

    /// Gives members to all that wait for those of one owner.
    fileprivate mutating func give(_ members: [ModelObject], to key: Int64) {
        if members.isEmpty { return }
        var index = partitioningIndex { $0.key >= key }
        while index < count, self[index].key == key {
            if self[index].members.isEmpty {
                self[index].members = members
            } else {
                self[index].members += members
            }
            index += 1
        }
    }
}

extension EntityInfo {
    /// Whether members may be asked for more than their owner, who is already known.
    fileprivate func leadsOn(from relationship: RelationshipInfo) -> Bool {
        relationship.join != nil || hasTypeColumn
            || relationships.contains { $0.number != relationship.inverse }
    }
}

/// The members of the owners in a list, each with its owner's key.
private func membersSQL(
    _ relationship: RelationshipInfo,
    _ destination: EntityInfo,
    _ list: String,
    test: String
) -> String {
    let select = destination.sql
    if let members = relationship.members {
        let owner = "t0.\(quoted(members.columnName))"
        let place = members.placeName.map { "t0.\(quoted($0))" }
        return "\(select.select) WHERE \(owner) IN (\(members.referred.values(ofRows: list)))"
            + test + order(owner, place, "t0.\(destination.key)")
    }
    guard let join = relationship.join else { preconditionFailure("a to-one has no members") }
    let owner = "j.\(quoted(join.owner))"
    let member = "j.\(quoted(join.member))"
    let isAnOwners = "\(owner) IN (\(join.referredOwner.values(ofRows: list)))"
    // Another program's table may have a pair twice.
    let mayRepeat = destination.existing != nil && join.place == nil
    let pairs =
        mayRepeat
        ? "(SELECT DISTINCT \(owner), \(member) FROM \(quoted(join.table)) j WHERE \(isAnOwners))"
        : quoted(join.table)
    return "SELECT \(select.columns), \(join.referredOwner.row(ofValue: owner))"
        + " FROM \(pairs) j JOIN \(quoted(destination.tableName)) t0"
        + " ON t0.\(join.referredMember.column) = \(member)"
        + (mayRepeat ? "" : " WHERE \(isAnOwners)\(test)")
        + order(owner, join.place.map { "j.\(quoted($0))" }, member)
}

/// Where members have places, those of one owner come together. The columns are those of one
/// index, which gives the rows in this order.
private func order(_ owner: String, _ place: String?, _ member: String) -> String {
    place.map { " ORDER BY \(owner), \($0), \(member)" } ?? ""
}
