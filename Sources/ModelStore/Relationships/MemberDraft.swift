/// The changes of one access in place, and their result once it is read.
final class MemberDraft {
    /// The first change, where it adds a member: most accesses do nothing else.
    private var added: ModelObject?
    // No two accesses to it meet: nothing of the user's runs while it grows.
    @exclusivity(unchecked) private var others: [MemberEdit] = []
    private var result: MemberStorage?

    func add(_ object: ModelObject) {
        if added == nil, others.isEmpty {
            added = object
            if let result { result.apply(.add(object)) }
        } else {
            add(.add(object))
        }
    }

    func add(_ edit: MemberEdit) {
        others.append(edit)
        result?.apply(edit)
    }

    func copy() -> MemberDraft {
        let copy = MemberDraft()
        copy.added = added
        copy.others = others
        return copy
    }

    func storage(from base: MemberStorage) -> MemberStorage {
        if let result { return result }
        let new = base.copy()
        if let added { new.apply(.add(added)) }
        for edit in others { new.apply(edit) }
        result = new
        return new
    }

    /// Changes the relationship.
    func apply(to list: MemberList) {
        if let added { list.connect(added) }
        // Adding one of a context may have brought the owner into it.
        for edit in others { list.current.apply(edit) }
    }

    /// Makes the draft as good as new.
    func clear() {
        added = nil
        if !others.isEmpty { others = [] }
        result = nil
    }
}
