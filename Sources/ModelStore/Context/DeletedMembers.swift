/// Members with a column that are deleted with their owner.
struct DeletedMembers {
    private let members: [ModelObject]
    private let owner: ModelObject
    /// The number of the members' side.
    let inverse: Int
    private let isDoneByDatabase: Bool
    private var index = 0
    /// The class of the last member. Most members are of the class of the one before.
    private(set) var registration: ContextEntity?
    /// The columns of its reference to the owner.
    private var mask: UInt64 = 0

    init(
        _ members: [ModelObject],
        of owner: ModelObject,
        _ relationship: RelationshipInfo,
        _ inverse: Int
    ) {
        self.members = members
        self.owner = owner
        self.inverse = inverse
        isDoneByDatabase = relationship.members?.onDelete == .cascade
    }

    /// The next member to delete, which has let go of the owner.
    mutating func next() -> ModelObject? {
        while index < members.count {
            let member = members[index]
            index += 1
            if member.isDeleted { continue }
            if registration.map(member.isIn) != true {
                registration = member.registration
                mask = registration?.info.relationships[inverse].mask ?? 0
            }
            if registration != nil, leaveOwner(member) { return member }
        }
        return nil
    }

    /// Clears a member's reference to the owner.
    /// - Returns: Whether there was one: others may have moved the member since the owner's list was read.
    private func leaveOwner(_ member: ModelObject) -> Bool {
        // The owner has let go of its members: it need not learn of it.
        guard member.clearReference(inverse, ifTo: owner) else { return false }
        // The row goes with the owner's, if it says in the file that it is the owner's.
        if isDoneByDatabase, member.isStored, member.changes & mask == 0 {
            member.isCascaded = true
        }
        return true
    }
}

/// Members in a join table that are deleted with their owner.
struct DeletedLinks {
    let owner: ModelObject
    private let members: [ModelObject]
    private let inverse: Int?
    private var index = 0

    init(_ members: [ModelObject], of owner: ModelObject, _ relationship: RelationshipInfo) {
        self.members = members
        self.owner = owner
        inverse = relationship.inverse
    }

    /// The next member, which the owner has left.
    mutating func next() -> ModelObject? {
        guard index < members.count else { return nil }
        defer { index += 1 }
        if let inverse { members[index].members(inverse).remove(owner) }
        return members[index]
    }
}
