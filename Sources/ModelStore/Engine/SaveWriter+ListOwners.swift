// Several programs may add members to an ordered list of a server at the same time.
extension SaveWriter {
    /// The start of a statement that fails if there are any of some rows.
    static let failsIfAny = "SELECT 1 / (1 - count(*)) FROM (SELECT 1 FROM "
    /// From this number of lists on, asking about them takes less than as many statements.
    private static let leastAsked = 16

    /// Has others wait that give members of the same lists places.
    func lockListOwners() throws {
        guard context.store.isRemote, !context.isWriting else { return }
        for (root, owners) in ownersOfOrderedLists.sorted(by: { $0.key < $1.key }) {
            let registration = context.entities[root]
            let connection = try registration.connection
            if connection.writesAlone { return }
            let (key, table) = (registration.info.key, quoted(registration.info.tableName))
            let keys = owners.sorted()
            for start in stride(from: 0, to: keys.count, by: context.batchSize) {
                let list = KeyList(Array(keys[start...].prefix(context.batchSize)), context)
                let statement = try connection.statement(
                    "SELECT 1 FROM \(table) WHERE \(key) IN (\(list.sql)) ORDER BY \(key)"
                        + " FOR NO KEY UPDATE"
                )
                list.bind(to: statement)
                try statement.run()
            }
        }
    }

    /// The keys of the rows whose lists get members or another order, by their roots.
    private var ownersOfOrderedLists: [Int: Set<Int64>] {
        var owners: [Int: Set<Int64>] = [:]
        func note(_ owner: ModelObject) {
            guard hasRow(owner), let root = owner.registration?.info.root else { return }
            owners[root, default: []].insert(owner.key)
        }
        for list in listsWithAddedMembers { note(list.owner) }
        for (owner, list) in context.changedLists where list.isReordered && owner.isAlive {
            note(owner)
        }
        for link in context.links.all where link.isLinked {
            if link.join.place != nil { note(link.owner) }
            if let number = link.relationship.inverse,
                link.member.registration?.info.relationships[number].join?.place != nil
            {
                note(link.member)
            }
        }
        return owners
    }

    /// The lists whose highest places a server has to be asked for. It looks itself whether those of others
    /// are what the context knows, and fails otherwise, so that this takes no round trip.
    func listsToAskServerAbout(_ lists: [MemberList]) throws -> [MemberList] {
        let stored = lists.filter { !isMerged($0.owner) }
        guard !stored.isEmpty, stored.count == lists.count, stored.count < Self.leastAsked,
            try expects(stored[0].owner)
        else { return lists }
        for list in stored { try expectNoPlaces(behindThoseOf: list) }
        return []
    }

    /// Whether a server finds the end of a list when it adds a member.
    func knowsLater(_ list: MemberList) throws -> Bool {
        guard context.store.isRemote, let registration = list.owner.registration else {
            return false
        }
        return try registration.connection.steps == .together
    }

    /// Whether what the context knows is taken for true, which the server looks at.
    func expects(_ owner: ModelObject) throws -> Bool {
        guard context.store.isRemote, !asksForPlaces, let registration = owner.registration else {
            return false
        }
        return try registration.connection.steps == .together
    }

    private func expectNoPlaces(behindThoseOf list: MemberList) throws {
        guard let relationship = list.relationship, let members = relationship.members,
            let place = members.placeName, let known = list.pendingPlaces?.known
        else { return }
        let destination = context.entities[relationship.destination]
        let test = context.partitionTest(
            relationship,
            [context.keyColumn(of: relationship, "")],
            [list.owner],
            behind: 2
        )
        let statement = try destination.connection.statement(
            "\(Self.failsIfAny)\(quoted(destination.info.tableName))"
                + " WHERE \(quoted(members.columnName)) = ?1 AND \(quoted(place)) > ?2\(test.sql)"
                + " LIMIT 1) AS n"
        )
        statement.bind(0, list.owner.key)
        statement.bind(1, known)
        test.bind(to: statement)
        try statement.run()
    }

    /// Has a server fail if an owner has members that the context doesn't know.
    func expectNoOthers(
        than members: [Int64],
        of owner: ModelObject,
        _ join: RelationshipInfo.Join
    ) throws {
        guard let registration = owner.registration else { return }
        let list = KeyList(members, context)
        let statement = try registration.connection.statement(
            "\(Self.failsIfAny)\(quoted(join.table)) WHERE \(quoted(join.member)) NOT IN (\(list.sql))"
                + " AND \(quoted(join.owner)) = ?\(list.parameterCount + 1) LIMIT 1) AS n"
        )
        list.bind(to: statement)
        statement.bind(list.parameterCount, owner.key)
        try statement.run()
    }
}
