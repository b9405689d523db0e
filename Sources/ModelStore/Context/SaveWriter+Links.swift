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
            var places: [LinkPlace] = []
            if link.isLinked {
                places = try self.places(of: link)
                let columns =
                    [owner, member] + places.map { quoted($0.column) }
                    + (key == nil ? [] : [quoted(Distribution.joinColumn)])
                let keyParameter = "?\(places.count + 3)"
                let values =
                    [link.join.referredOwner.newValue(ofRow: "?1")]
                    + [link.join.referredMember.newValue(ofRow: "?2")]
                    + places.enumerated().map { index, place in
                        place.value == nil
                            ? place.next(key.map { _ in keyParameter }) : "?\(index + 3)"
                    } + (key == nil ? [] : [keyParameter])
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
            for (index, place) in places.enumerated() {
                if let value = place.value { statement.bind(index + 2, value) }
            }
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
}
