extension SaveWriter {
    /// Writes the places of lists of join tables that have a new order.
    func writeOrders() throws {
        for (owner, list) in context.changedLists where list.isReordered && owner.state != .deleted
        {
            guard let registration = owner.registration,
                case let relationship = registration.info.relationships[list.number],
                let join = relationship.join,
                let place = join.place
            else { continue }
            for (index, member) in try order(of: list, relationship, join).enumerated() {
                let statement = try registration.connection.statement(
                    "UPDATE \(quoted(join.table)) SET \(quoted(place)) = ?3"
                        + " WHERE \(quoted(join.owner)) = ?1 AND \(quoted(join.member)) = ?2"
                )
                statement.bind(0, owner.key)
                statement.bind(1, member)
                statement.bind(2, Int64(index + 1) * relationship.places.step)
                try statement.run()
            }
        }
    }

    /// The keys of a list's members, and of those that others have added: they stay behind the members
    /// that they're behind in the file, but come before those that this save adds at the end.
    private func order(
        of list: MemberList,
        _ relationship: RelationshipInfo,
        _ join: RelationshipInfo.Join
    ) throws -> [Int64] {
        let members = list.storage.objects
        if members.isEmpty { return [] }
        if context.sendsArrays, try expects(list.owner) {
            try expectNoOthers(than: members.map(\.key), of: list.owner, join)
            return members.map(\.key)
        }
        let added = members.reversed().prefix { context.links.isAdded(list.owner, $0, join) }
        let known = members.dropLast(added.count).map(\.key)
        let stored = try storedMembers(of: list.owner, relationship, join)
        let others = OtherMembers(stored, than: members.map(\.key), behind: known)
        return others.first + known.flatMap { [$0] + others.behind[$0, default: []] } + others.last
            + added.reversed().map(\.key)
    }

    private func storedMembers(
        of owner: ModelObject,
        _ relationship: RelationshipInfo,
        _ join: RelationshipInfo.Join
    ) throws -> [Int64] {
        guard let registration = owner.registration, let place = join.place else { return [] }
        let test = context.partitionTest(
            relationship,
            [context.keyColumn(of: relationship, "")],
            [owner],
            behind: 1
        )
        let statement = try registration.connection.statement(
            "SELECT \(quoted(join.member)) FROM \(quoted(join.table))"
                + " WHERE \(quoted(join.owner)) = ?1\(test.sql)"
                + " ORDER BY \(quoted(place)), \(quoted(join.member))"
        )
        statement.bind(0, owner.key)
        test.bind(to: statement)
        defer { statement.reset() }
        var keys: [Int64] = []
        while try statement.step() { keys.append(statement.integer(0)) }
        return keys
    }
}

/// The stored members of a list that a context doesn't know.
private struct OtherMembers {
    /// Those before all that it knows.
    private(set) var first: [Int64] = []
    /// Those behind a member that it knows, which isn't the last one.
    private(set) var behind: [Int64: [Int64]] = [:]
    /// Those behind the last one.
    private(set) var last: [Int64] = []

    /// - Parameters:
    ///   - stored: the members in the order of the file.
    ///   - all: the members in the context.
    ///   - known: those of them that weren't added at the end.
    init(_ stored: [Int64], than all: [Int64], behind known: [Int64]) {
        let (all, known) = (Set(all), Set(known))
        var previous: Int64?
        var others: [Int64] = []
        for member in stored {
            guard all.contains(member) else {
                others.append(member)
                continue
            }
            guard known.contains(member) else { continue }
            add(others, behind: previous)
            (previous, others) = (member, [])
        }
        last = others
    }

    private mutating func add(_ others: [Int64], behind member: Int64?) {
        if let member { behind[member] = others } else { first = others }
    }
}
