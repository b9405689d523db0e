// Objects in no context are related as others are: both ends know of it. They hold each other until a
// context takes them in.

extension ModelObject {
    /// The reference after relating an object outside of all contexts to another.
    final func relateOutside(
        _ reference: StoredReference,
        to target: ModelObject?,
        _ number: Int
    ) -> StoredReference {
        guard isOutside, let relationship = ContextRelationship(outside: self, number) else {
            return refuse(target, number, reference)
        }
        guard let target, !target.isOutside else {
            return movedOutside(reference, to: target, relationship)
        }
        guard target.current.isAlive, let context = target.modelContext else {
            return refuse(target, number, reference)
        }
        context.insert(self)
        guard registration != nil else { return reference }
        return relate(storedReference(number), to: target, number)
    }

    private final func movedOutside(
        _ reference: StoredReference,
        to target: ModelObject?,
        _ relationship: ContextRelationship
    ) -> StoredReference {
        let inverse = relationship.info.inverse
        if isObserved { noteChange(ofRelationship: relationship.info.number) }
        if let inverse { reference.object?.madeMembers(inverse)?.remove(self) }
        guard let target else { return StoredReference() }
        state = .related
        target.state = .related
        if let list = inverse.map(target.members) {
            if !list.isToMany { list.disconnectAll() }
            list.add(self)
        }
        return StoredReference(object: target)
    }
}

extension MemberList {
    /// The owner's list: another one, if a context has taken in the owner since this one was made.
    var current: MemberList {
        shared?.contextID != nil || owner.isOutside ? self : owner.members(number)
    }

    /// The list after the context of one of the members has taken in the owner.
    func listInContext(of members: some Sequence<ModelObject>) -> MemberList {
        guard owner.isOutside, let member = members.first(where: \.isAlive) else { return self }
        member.modelContext?.insert(owner)
        return current
    }

    /// Adds a member, where the owner or the member is in no context.
    func connectOutside(_ member: ModelObject, at index: Int? = nil) {
        switch (owner.isOutside, member.isOutside) {
        case (true, true):
            link(member)
            if let index { put(member, at: index) }
        case (true, false):
            guard member.current.isAlive, let context = member.modelContext else {
                return refuse(member)
            }
            context.insert(owner)
            guard owner.registration != nil else { return refuse(member) }
            owner.members(number).connect(member, index)
        case (false, true):
            guard owner.isAlive, let context = owner.modelContext else { return refuse(member) }
            context.insert(member)
            guard member.registration != nil else { return refuse(member) }
            connect(member, index)
        case (false, false):
            let current = member.current
            if current === member { refuse(member) } else { connect(current, index) }
        }
    }

    private func connect(_ member: ModelObject, _ index: Int?) {
        if let index { connect(member, at: index) } else { connect(member) }
    }

    /// Links two objects outside of all contexts.
    private func link(_ member: ModelObject) {
        guard let shared else { return refuse(member) }
        if storage.contains(member) { return }
        if !isToMany { disconnectAll() }
        add(member)
        owner.state = .related
        member.state = .related
        guard let inverse = shared.inverse else { return }
        guard inverse.hasColumn else {
            otherSide(of: member)?.add(owner)
            return
        }
        member.storedReference(inverse.number).object?.madeMembers(number)?.remove(member)
        member.setStoredReference(inverse.number, StoredReference(object: owner))
    }

    /// Removes a member of an object outside of all contexts.
    func disconnectOutside(_ member: ModelObject) {
        guard storage.contains(member) else { return }
        remove(member)
        guard let inverse = shared?.inverse else { return }
        if inverse.hasColumn {
            _ = member.clearReference(inverse.number, ifTo: owner)
        } else {
            otherSide(of: member)?.remove(owner)
        }
    }
}
