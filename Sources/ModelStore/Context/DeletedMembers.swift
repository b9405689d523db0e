/// Members with a column that are deleted with their owner.
struct DeletedMembers {
    private let members: [ModelObject]
    private let owner: ModelObject
    /// The number of the members' side.
    private let inverse: Int
    private let isDoneByDatabase: Bool
    private var index = 0
    /// Most members are of the class of the one before.
    private var known: (registration: ContextEntity, reference: RelationshipInfo)?

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

    /// The next member to delete, without its owner if it's known that the owner was all it led to.
    mutating func next() -> (object: ModelObject, registration: ContextEntity, done: Int?)? {
        while index < members.count {
            let member = members[index]
            index += 1
            if member.isDeleted { continue }
            if known.map({ member.isIn($0.registration) }) != true {
                known = member.registration.map { ($0, $0.info.relationships[inverse]) }
            }
            guard let (registration, reference) = known else { continue }
            // The row goes with the owner's, if it says in the file that it is the owner's.
            if isDoneByDatabase, member.isStored, member.changes & reference.mask == 0 {
                member.isCascaded = true
            }
            // The owner has let go of its members: it need not learn of it.
            let isDone = member.clearReference(inverse, ifTo: owner)
            return (member, registration, isDone ? inverse : nil)
        }
        return nil
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
