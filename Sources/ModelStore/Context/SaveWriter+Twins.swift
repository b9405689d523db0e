extension SaveWriter {
    /// Gives a new object the row that an earlier one of this save was just written to, if both have
    /// one unique value: the later's values win.
    ///
    /// Asked only when inserting has failed, so that a save without such objects takes no longer.
    func takeRowOfTwin(
        _ object: ModelObject,
        _ registration: ContextEntity,
        after error: any Error
    ) throws -> Bool {
        guard case StoreError.constraint(let failure) = error, failure.constraint == .unique,
            try !registration.connection.isIdle,
            let firstKey = firstKeys[registration.info.root]
        else { return false }
        var keys: Set<Int64> = []
        var isOfOneClass = true
        try forEachRow(withUniqueValuesOf: object, registration) { row, _ in
            keys.insert(row.key)
            isOfOneClass = isOfOneClass && row.entityName == registration.info.name
        }
        guard isOfOneClass, keys.count == 1, let key = keys.first, key >= firstKey else {
            return false
        }
        object.key = key
        merged.insert(ObjectIdentifier(object))
        twins.insert(ObjectIdentifier(object))
        let earlier = earlierTwins(of: object, registration)
        try releasePartners(of: earlier, before: object, registration)
        placeMembers(of: object, behindThoseOf: earlier)
        try update(object, takenOver(by: object, registration))
        return true
    }

    /// Disconnects the partners of earlier objects in one-to-one relationships, in which the later object's
    /// partner wins.
    private func releasePartners(
        of earlier: [ModelObject],
        before object: ModelObject,
        _ registration: ContextEntity
    ) throws {
        for relationship in registration.info.relationships
        where relationship.members != nil && !relationship.isToMany {
            guard let partner = object.madeMembers(relationship.number)?.first,
                let inverse = relationship.inverse, let members = relationship.members
            else { continue }
            for twin in earlier {
                guard let former = twin.madeMembers(relationship.number)?.first,
                    former !== partner, let entity = former.registration
                else { continue }
                former.setReference(entity.info.relationships[inverse], to: nil)
                // Its row may be written already.
                _ = try entity.connection.integer(
                    "UPDATE \(quoted(entity.info.tableName)) SET \(quoted(members.columnName)) = NULL"
                        + " WHERE \(entity.info.key) = ?1",
                    former.key
                )
            }
        }
    }

    /// The objects that were given the row before.
    ///
    /// Complexity: O(1), the first time O(*n*) for all new objects.
    private func earlierTwins(of object: ModelObject, _ registration: ContextEntity)
        -> [ModelObject]
    {
        let root = registration.info.root
        guard registration.info.relationships.contains(where: { $0.members != nil }) else {
            return []
        }
        if rowHolders[root] == nil {
            let others = new.filter { $0 !== object && $0.registration?.info.root == root }
            rowHolders[root] = Dictionary(grouping: others, by: \.key)
        }
        let earlier = rowHolders[root]?[object.key] ?? []
        rowHolders[root]?[object.key, default: []].append(object)
        return earlier
    }

    /// Rows that were written with the key that an object had before it took another's row.
    func redirectReferencesToTwins() throws {
        guard !twins.isEmpty else { return }
        for object in new + context.changed where object.isAlive {
            guard let info = object.registration?.info else { continue }
            for number in info.references {
                guard let target = object.storedReference(number).object,
                    twins.contains(ObjectIdentifier(target))
                else { continue }
                try update(object, info.relationships[number].mask)
            }
        }
    }
}
