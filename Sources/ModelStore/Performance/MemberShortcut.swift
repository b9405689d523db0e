/// How members of one class are related to an owner, if they have none and no order is kept.
///
/// It does what ``MemberList/connect(_:)`` does in general, without asking again for what is the same
/// for all members, or counting references to it: adding a new member takes a fifth less.
struct MemberShortcut {
    /// The members' class in the context. It's only compared.
    private let entity: ObjectIdentifier
    /// The number of the members' side.
    private let inverse: Int
    private let mask: UInt64

    /// - Parameter destination: the class that the relationship leads to.
    init?(_ relationship: RelationshipInfo, _ destination: ContextEntity) {
        guard relationship.isToMany, !relationship.isOrdered, relationship.join == nil,
            let inverse = relationship.inverse
        else { return nil }
        entity = ObjectIdentifier(destination)
        self.inverse = inverse
        mask = destination.info.relationships[inverse].mask
    }

    /// Whether the member now leads to the owner; if not, nothing was done.
    ///
    /// An owner that is alive is in a context that is, and so is a class with this identity.
    func relate(_ member: ModelObject, to owner: ModelObject) -> Bool {
        guard member.isIn(entity), member.isAlive, owner.isAlive, !owner.hasErrors,
            !owner.hasRowZero, member.setReferenceIfNil(inverse, to: owner)
        else { return false }
        member.noteStoredChange(mask)
        if member.isObserved { member.noteChange(ofRelationship: inverse) }
        return true
    }
}
