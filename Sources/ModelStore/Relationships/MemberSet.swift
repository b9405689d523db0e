/// The members of a list as a set, which follows their changes.
class MemberSet {
    func insert(_ member: ModelObject) {}
    func remove(_ member: ModelObject) {}
}

/// A set of members of one class.
private final class TypedMemberSet<Member: ModelObject & Hashable>: MemberSet {
    var members: Set<Member>

    init(_ members: Set<Member>) { self.members = members }

    override func insert(_ member: ModelObject) { members.insert(member.assumed()) }
    override func remove(_ member: ModelObject) { members.remove(member.assumed()) }
}

// Members as a set: what has changed in it is found by asking each member.
extension MemberList {
    /// The members as a set. Complexity: O(1), after the first time.
    func asSet<Member: ModelObject>() -> Set<Member> {
        if let set = set as? TypedMemberSet<Member> { return set.members }
        let members: [Member] = typedArray(storage.objects)
        let set = TypedMemberSet(Set(members))
        if storage.isLoaded { self.set = set }
        return set.members
    }

    /// The members as a set that the list itself lets go of, so that a change copies nothing.
    func lendSet<Member: ModelObject>() -> Set<Member> {
        defer { set = nil }
        return asSet()
    }

    /// Changes the relationship to what has become of the set.
    ///
    /// Complexity: O(*n*) for *n* members, with a comparison for each.
    func takeBack<Member: ModelObject>(_ members: Set<Member>) {
        let oldCount = storage.loadedCount
        let added: [ModelObject] = members.lazy.filter { !self.isListed($0) }.map { $0 }
        let list = listInContext(of: added)
        guard list === self else { return list.takeBack(members) }
        let removedCount = oldCount + added.count - members.count
        if removedCount > 0 || !added.isEmpty, canChangeAll {
            if removedCount > 0 {
                for member in storage.objects where !members.contains(member.assumed()) {
                    disconnect(member)
                }
            }
            for member in added { connect(member) }
        }
        // One that couldn't be related is only in the set.
        if storage.isLoaded, storage.heldCount == members.count, added.allSatisfy(isListed) {
            set = TypedMemberSet(members)
        }
    }

    /// Whether a loaded list has an object.
    private func isListed(_ member: ModelObject) -> Bool {
        guard let inverse = shared?.inverse, inverse.hasColumn, member.registration != nil,
            owner.registration != nil
        else { return storage.contains(member) }
        let reference = member.storedReference(inverse.number)
        return reference.object === owner
            || reference.object == nil && storage.contains(member)
    }
}
