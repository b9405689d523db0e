/// What only some objects have: lists of members that were asked for, errors to be thrown.
final class Links {
    /// By the number of the relationship.
    var lists: [MemberList?] = []
    var errors: [RelationshipUse: StoreError] = [:]
}

extension ModelObject {
    final var hasErrors: Bool { links?.errors.isEmpty == false }

    final var madeLinks: Links {
        if let links { return links }
        let new = Links()
        links = new
        return new
    }

    /// The list of a relationship's members, made when it is first asked for.
    final func members(_ number: Int) -> MemberList {
        if let links, links.lists.count > number, let list = links.lists[number] { return list }
        return makeMembers(number)
    }

    private final func makeMembers(_ number: Int) -> MemberList {
        precondition(state != .orphaned, "\(self): its context is gone, and so is what it needs")
        let links = madeLinks
        while links.lists.count <= number { links.lists.append(nil) }
        let list = MemberList(owner: self, number: number)
        links.lists[number] = list
        return list
    }

    /// The list, if it was ever asked for.
    final func madeMembers(_ number: Int) -> MemberList? {
        guard let links, links.lists.count > number else { return nil }
        return links.lists[number]
    }
}
