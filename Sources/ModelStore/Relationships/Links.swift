/// What only some objects have: lists of members that were asked for, errors to be thrown.
final class Links {
    /// The list that was made last; each knows the one before it, as few objects have many.
    private var lists: MemberList?
    var errors: [RelationshipUse: StoreError] = [:]

    func list(_ number: Int) -> MemberList? {
        var next = lists
        while let list = next {
            if list.number == number { return list }
            next = list.next
        }
        return nil
    }

    func add(_ list: MemberList) {
        list.next = lists
        lists = list
    }

    func forEachList(_ body: (MemberList) -> Void) {
        var next = lists
        while let list = next {
            body(list)
            next = list.next
        }
    }

    func forgetLists() { lists = nil }
}

extension ModelObject {
    final func noteError(_ error: StoreError, _ use: RelationshipUse) {
        madeLinks.errors[use] = error
        hasErrors = true
    }

    final func forgetError(_ use: RelationshipUse) {
        guard hasErrors, let links else { return }
        links.errors[use] = nil
        hasErrors = !links.errors.isEmpty
    }

    final func forgetLinks() {
        links = nil
        hasErrors = false
    }

    final func forgetErrors() {
        links?.errors = [:]
        hasErrors = false
    }

    final var madeLinks: Links {
        if let links { return links }
        let new = Links()
        links = new
        return new
    }

    /// The list of a relationship's members, made when it is first asked for.
    @usableFromInline
    final func members(_ number: Int) -> MemberList {
        if let list = links?.list(number) { return list }
        return makeMembers(number)
    }

    private final func makeMembers(_ number: Int) -> MemberList {
        precondition(state != .orphaned, "\(self): its context is gone, and so is what it needs")
        let list = MemberList(owner: self, number: number)
        madeLinks.add(list)
        return list
    }

    /// The list, if it was ever asked for.
    final func madeMembers(_ number: Int) -> MemberList? { links?.list(number) }

    final func forEachList(_ body: (MemberList) -> Void) { links?.forEachList(body) }
}
