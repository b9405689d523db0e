// Questions about members that are answered without loading them.
extension ModelContext {
    /// Counts the members of an owner, and of those that were read after it.
    func countMembers(
        of key: Int64,
        _ entity: ContextEntity,
        _ number: Int,
        into storage: MemberStorage
    ) {
        let relationship = entity.info.relationships[number]
        _ = recover {
            try performCascades()
            if relationship.members != nil {
                try entities[relationship.destination].readOutdatedPendingRows()
            }
            // The file counts deleted members; those that are loaded leave them out.
            if storage.isLoaded || relationship.join != nil && entity.table.hasUnreadRemovals {
                return
            }
            let owners = waitingOwners(storage, of: key, entity, relationship) { $0.needsCount }
            let list = KeyList(owners.map(\.key), self)
            let test = partitionTest(
                relationship,
                [keyColumn(of: relationship, "m.")],
                owners.map { entity.known($0.key) },
                behind: list.parameterCount
            )
            let counts = try counts(list, relationship, test)
            for owner in owners { owner.storage.setStoredCount(counts[owner.key] ?? 0) }
        }
    }

    private func counts(
        _ owners: KeyList,
        _ relationship: RelationshipInfo,
        _ test: PartitionTest
    ) throws -> [Int64: Int] {
        let destination = entities[relationship.destination]
        let (table, column, referred) =
            switch relationship.storage {
            case .members(let members):
                (destination.info.tableName, members.columnName, members.referred)
            case .join(let join): (join.table, join.owner, join.referredOwner)
            case .reference: preconditionFailure("a to-one has no members")
            }
        let list = referred.values(ofRows: owners.sql)
        var (count, isMember) = ("count(*)", "")
        if let join = relationship.join, destination.info.existing != nil {
            // Another program's table may have a pair twice, and one whose member isn't there.
            let member = "m.\(quoted(join.member))"
            count = "count(DISTINCT \(member))"
            isMember =
                " AND EXISTS (SELECT 1 FROM \(quoted(destination.info.tableName)) t"
                + " WHERE t.\(join.referredMember.column) = \(member))"
        }
        let sql =
            "SELECT \(referred.row(ofValue: "m.\(quoted(column))")), \(count) FROM \(quoted(table)) m"
            + " WHERE m.\(quoted(column)) IN (\(list))\(isMember)\(test.sql) GROUP BY m.\(quoted(column))"
        let statement = try destination.connection.statement(sql)
        owners.bind(to: statement)
        test.bind(to: statement)
        defer { statement.reset() }
        var counts: [Int64: Int] = [:]
        while try statement.step() {
            let key = statement.integer(0)
            counts[key] = Int(statement.integer(1))
        }
        return counts
    }

    /// The highest place of an owner's stored members; nil if the file can't be read.
    func lastPlace(of relationship: RelationshipInfo, owner: ModelObject) -> Int64? {
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
        let test = partitionTest(
            relationship,
            [keyColumn(of: relationship, "")],
            [owner],
            behind: 1
        )
        return recover { try destination.connection.integer(sql, [owner.key], test) ?? 0 }
    }

    /// The highest places of stored members, by their owners' keys; none of an owner without members.
    ///
    /// - Parameter owners: objects with rows, all of which have the relationship.
    func lastPlaces(of relationship: RelationshipInfo, owners: [ModelObject]) throws
        -> [Int64: Int64]
    {
        guard let members = relationship.members, let place = members.placeName.map(quoted),
            let owner = owners.first?.registration?.info
        else { return [:] }
        let destination = entities[relationship.destination]
        var places: [Int64: Int64] = [:]
        for start in stride(from: 0, to: owners.count, by: batchSize) {
            let part = owners[start...].prefix(batchSize)
            let list = KeyList(part.map(\.key), self)
            let test = partitionTest(
                relationship,
                [keyColumn(of: relationship, "m.")],
                Array(part),
                behind: list.parameterCount
            )
            // One look at the end of an index for each owner.
            let statement = try destination.connection.statement(
                "WITH o(k) AS (SELECT \(owner.key) FROM \(quoted(owner.tableName))"
                    + " WHERE \(owner.key) IN (\(list.sql)))"
                    + " SELECT k, (SELECT max(m.\(place)) FROM \(quoted(destination.info.tableName)) m"
                    + " WHERE m.\(quoted(members.columnName)) = k\(test.sql)) FROM o"
            )
            list.bind(to: statement)
            test.bind(to: statement)
            defer { statement.reset() }
            while try statement.step() {
                if !statement.isNull(1) { places[statement.integer(0)] = statement.integer(1) }
            }
        }
        return places
    }

    /// Whether the file links two objects; nil if it can't be read.
    func isLinked(
        _ join: RelationshipInfo.Join,
        owner: ModelObject,
        member: ModelObject,
        _ relationship: RelationshipInfo,
        _ entity: ContextEntity
    ) -> Bool? {
        let sql =
            "SELECT 1 FROM \(quoted(join.table))"
            + " WHERE \(quoted(join.owner)) = \(join.referredOwner.value(ofRow: "?1"))"
            + " AND \(quoted(join.member)) = \(join.referredMember.value(ofRow: "?2"))"
        let test = partitionTest(
            relationship,
            [keyColumn(of: relationship, "")],
            [owner],
            behind: 2
        )
        return recover { try entity.connection.integer(sql, [owner.key, member.key], test) != nil }
    }
}
