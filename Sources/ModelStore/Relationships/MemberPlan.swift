/// What the lists of one relationship have in common, in one context.
final class MemberPlan {
    let relationship: RelationshipInfo
    /// The members' side.
    let inverse: RelationshipInfo?
    let contextID: ObjectIdentifier
    /// Whether a list is more than one member, in no order.
    let keepsNoOrder: Bool
    /// The draft that is left from the last access in place: few accesses need one of their own.
    private var idleDraft: MemberDraft?

    init(_ relationship: RelationshipInfo, _ home: ContextEntity) {
        let destination = home.context.entities[relationship.destination]
        self.relationship = relationship
        inverse = relationship.inverse.map { destination.info.relationships[$0] }
        contextID = home.contextID
        keepsNoOrder = relationship.isToMany && !relationship.isOrdered
    }

    func takeDraft() -> MemberDraft {
        var taken: MemberDraft?
        swap(&taken, &idleDraft)
        return taken ?? MemberDraft()
    }

    /// The access is over; where a copy of it has the draft, it keeps it.
    func giveBack(_ draft: inout MemberDraft?) {
        guard isKnownUniquelyReferenced(&draft) else { return }
        draft?.clear()
        swap(&draft, &idleDraft)
    }
}
