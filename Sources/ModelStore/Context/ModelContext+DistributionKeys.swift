import ModelTypes

// A server keeps related rows in one partition.
extension ModelContext {
    /// - Throws: `StoreError.differentKeys` for objects that are related, and whose distribution keys
    ///   differ. What other objects in memory don't tell, the foreign keys find when the save ends.
    func checkDistributionKeys(_ new: [ModelObject]) throws {
        guard store.isRemote, store.entities.isDistributed else { return }
        for object in new { try checkReferences(of: object, changes: ~0, new) }
        for object in changed where object.isStored {
            try checkReferences(of: object, changes: object.changes, new)
        }
        for link in links.all where link.isLinked && link.relationship.sharesKey {
            try checkKeys(of: link.owner, link.member, link.relationship, new)
        }
    }

    private func checkReferences(
        of object: ModelObject,
        changes: UInt64,
        _ new: [ModelObject]
    ) throws {
        guard let info = object.registration?.info, info.distributionKey != nil else { return }
        for relationship in info.relationships where relationship.sharesKey {
            guard relationship.hasColumn,
                changes & (relationship.mask | info.distributionMask) != 0,
                let target = object.reference(relationship)
            else { continue }
            try checkKeys(of: object, target, relationship, new)
        }
        try throwReadError()
    }

    private func checkKeys(
        of object: ModelObject,
        _ other: ModelObject,
        _ relationship: RelationshipInfo,
        _ new: [ModelObject]
    ) throws {
        guard object.distributionKey != other.distributionKey else { return }
        throw StoreError.differentKeys(
            relationship: relationship.fullName,
            objects: [object.pendingName(new), other.pendingName(new)]
        )
    }
}

extension ModelObject {
    /// The value by which a server divides the rows of the object's class; `nil` if it doesn't.
    final var distributionKey: Constant? {
        guard let key = registration?.info.distributionKey else { return nil }
        return recordedValues([key]).first
    }
}
