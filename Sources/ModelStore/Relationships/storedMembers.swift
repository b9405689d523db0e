extension ModelObject {
    /// The stored members, loaded or not; empty for an object without a row.
    final func storedMembers(
        _ relationship: RelationshipInfo,
        _ registration: ContextEntity
    ) -> MemberStorage {
        guard isStored else { return MemberStorage(isOrdered: relationship.isOrdered) }
        return faultedMembers(relationship, registration)
    }

    /// The members of an object that is deleted by now, but whose rows are still there.
    final func membersBeforeDeletion(_ relationship: RelationshipInfo) -> MemberStorage {
        let list = madeMembers(relationship.number)
        guard let registration, key != 0 else {
            return list?.storage ?? MemberStorage(isOrdered: false)
        }
        if let list, list.hasChanges || !list.mayDiffer(in: registration.context.generation) {
            return list.storage
        }
        return faultedMembers(relationship, registration)
    }

    /// The objects that others have made members, and that the list with its pending changes doesn't know, as the
    /// object is deleted.
    final func unknownMembersBeforeDeletion(_ relationship: RelationshipInfo) -> [ModelObject] {
        guard let registration, key != 0, let list = madeMembers(relationship.number),
            list.hasChanges, list.mayDiffer(in: registration.context.generation)
        else { return [] }
        let stored = faultedMembers(relationship, registration).objects
        return stored.filter { !list.storage.contains($0) }
    }

    private final func faultedMembers(
        _ relationship: RelationshipInfo,
        _ registration: ContextEntity
    ) -> MemberStorage {
        MemberStorage(
            isOrdered: relationship.isOrdered,
            fault: MemberFault(
                registration.context,
                entity: registration.info.number,
                key: key,
                number: relationship.number
            ),
            removed: registration.table.takeRemovals(from: key, relationship.number)
        )
    }
}
