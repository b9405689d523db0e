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
        if let list = madeMembers(relationship.number) { return list.storage }
        guard let registration, key != 0 else { return MemberStorage(isOrdered: false) }
        return faultedMembers(relationship, registration)
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
