/// How members of one class without an owner are related to one, where no order is kept.
///
/// It does what ``MemberList/connect(_:)`` does in general, without asking again for what is the
/// same for all of them.
struct MemberShortcut {
    /// The members' class in the context; both ends are in that context. It is only compared.
    private let home: UnsafeMutableRawPointer
    private let place: ReferencePlace
    private let mask: UInt64

    init?(_ relationship: RelationshipInfo, _ inverse: RelationshipInfo, _ home: ContextEntity) {
        guard relationship.isToMany, !relationship.isOrdered, let reference = inverse.reference,
            let place = home.places.place(inverse)
        else { return nil }
        self.home = Unmanaged.passUnretained(home).toOpaque()
        self.place = place
        mask = reference.mask
    }

    /// Whether the member now leads to the owner; if not, nothing was done.
    func relate(_ member: ModelObject, to owner: Unmanaged<ModelObject>) -> Bool {
        guard member.homeReference?.toOpaque() == home, member.isAlive else { return false }
        let pointer = place.pointer(in: member)
        guard pointer.pointee.key == 0, pointer.pointee.object == nil else { return false }
        let isReady = owner._withUnsafeGuaranteedRef { !$0.isDeleted && !$0.hasErrors }
        guard isReady else { return false }
        pointer.pointee.key = owner._withUnsafeGuaranteedRef { $0.key }
        pointer.pointee.object = owner.takeUnretainedValue()
        member.noteStoredChange(mask)
        return true
    }
}
