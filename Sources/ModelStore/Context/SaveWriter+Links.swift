import ModelTypes

extension SaveWriter {
    /// Writes and deletes the rows of join tables.
    func writeLinks() throws {
        for link in context.links.all {
            if link.join.isInMembers {
                try writeOwner(link)
                continue
            }
            let (owner, member) = (quoted(link.join.owner), quoted(link.join.member))
            let table = quoted(link.join.table)
            let key = distributionKey(of: link)
            let sql: String
            var places: [(column: String, place: Int64)] = []
            if link.isLinked {
                places = self.places(of: link)
                let columns =
                    [owner, member] + places.map { quoted($0.column) }
                    + (key == nil ? [] : [quoted(Distribution.joinColumn)])
                let values =
                    [link.join.referredOwner.newValue(ofRow: "?1")]
                    + [link.join.referredMember.newValue(ofRow: "?2")]
                    + (0..<places.count + (key == nil ? 0 : 1)).map { "?\($0 + 3)" }
                let isRemote = try link.registration.connection.remote != nil
                sql =
                    "INSERT \(isRemote ? "" : "OR ABORT ")INTO \(table)"
                    + " (\(columns.joined(separator: ", ")))"
                    + " VALUES (\(values.joined(separator: ", ")))"
                    + (isRemote ? " ON CONFLICT DO NOTHING" : "")
            } else {
                sql =
                    "DELETE FROM \(table) WHERE \(owner) = \(link.join.referredOwner.value(ofRow: "?1"))"
                    + " AND \(member) = \(link.join.referredMember.value(ofRow: "?2"))"
                    + (key == nil ? "" : " AND \(quoted(Distribution.joinColumn)) = ?3")
            }
            let statement = try link.registration.connection.statement(sql)
            statement.bind(0, link.owner.key)
            statement.bind(1, link.member.key)
            for (index, place) in places.enumerated() { statement.bind(index + 2, place.place) }
            if let key { statement.bind(places.count + 2, key) }
            do {
                try statement.run()
            } catch {
                guard try link.isLinked && isDuplicate(link, after: error) else {
                    throw explain(error, link)
                }
            }
        }
    }

    /// Whether a row failed because another program has added the pair meanwhile.
    private func isDuplicate(_ link: Link, after error: any Error) throws -> Bool {
        guard case StoreError.constraint(let failure) = error, failure.constraint == .unique,
            try !link.registration.connection.isIdle
        else { return false }
        let isLinked = context.isLinked(
            link.join,
            owner: link.owner,
            member: link.member,
            link.relationship,
            link.registration
        )
        return isLinked == true
    }

    /// A rule of the table of pairs that a pair breaks: an error that names the relationship and both objects.
    private func explain(_ error: any Error, _ link: Link) -> any Error {
        guard case StoreError.constraint(let failure) = error else { return error }
        if let missing = missingValue(link.join.referredOwner, of: link.owner, failure)
            ?? missingValue(link.join.referredMember, of: link.member, failure)
        {
            return missing
        }
        guard let constraint = failure.constraint else { return error }
        let names = [link.owner.pendingName(new), link.member.pendingName(new)]
        let relationship = "\(link.registration.info.name).\(link.relationship.name)"
        switch constraint {
        case .unique: return StoreError.duplicate(attributes: [relationship], objects: names)
        case .notNull: return StoreError.missingValue(property: relationship, object: names[0])
        case .check, .dataType:
            return StoreError.breaksRule(
                property: relationship,
                object: names[0],
                rule: failure.brokenRule
            )
        case .foreignKey: return error
        }
    }

    /// The key of a pair's row: that of both objects, or of the partition that the row is deleted from.
    private func distributionKey(of link: Link) -> Constant? {
        guard link.relationship.sharesKey, context.store.isRemote else { return nil }
        return link.isLinked ? link.owner.distributionKey : link.owner.storedDistributionKey
    }

    /// The places at the end of the lists of both sides, if they're ordered.
    func places(of link: Link) -> [(column: String, place: Int64)] {
        var places: [(String, Int64)] = []
        if let column = link.join.place {
            places.append((column, link.owner.members(link.relationship.number).takePlace()))
        }
        if let number = link.relationship.inverse, let registration = link.member.registration,
            let column = registration.info.relationships[number].join?.place
        {
            places.append((column, link.member.members(number).takePlace()))
        }
        return places
    }

    /// Writes the places of lists that have a new order.
    func writeOrders() throws {
        for (owner, list) in context.changedLists where list.isReordered && owner.state != .deleted
        {
            guard let registration = owner.registration,
                case let relationship = registration.info.relationships[list.number],
                let join = relationship.join,
                let place = join.place
            else { continue }
            for (index, member) in list.storage.objects.enumerated() {
                let statement = try registration.connection.statement(
                    "UPDATE \(quoted(join.table)) SET \(quoted(place)) = ?3"
                        + " WHERE \(quoted(join.owner)) = ?1 AND \(quoted(join.member)) = ?2"
                )
                statement.bind(0, owner.key)
                statement.bind(1, member.key)
                statement.bind(2, Int64(index + 1) * relationship.places.step)
                try statement.run()
            }
        }
    }
}
