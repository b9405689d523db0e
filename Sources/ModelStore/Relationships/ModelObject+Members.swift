extension ModelObject {
    /// The members of a to-many relationship.
    ///
    /// Reading it gives a snapshot; changing it in place changes the relationship. For example:
    /// `get { self[members: 1] }` and `_modify { yield &self[members: 1] }`.
    @inlinable
    public final subscript<Member: ModelObject>(members number: Int) -> ToMany<Member> {
        get { ToMany(MemberAccess(reading: readMembers(number))) }
        _modify {
            // The relationship changes when the access has ended, also by an error: inverse
            // upkeep, which comes back here, meets no open access.
            var access = ToMany<Member>(MemberAccess(in: members(number)))
            defer { access.content.end(self, number) }
            yield &access
        }
    }

    /// The other end of a one-to-one whose key is in the other table.
    ///
    /// For example: `get { self[member: 4] }`, `set { self[member: 4] = newValue }`.
    public final subscript<Member: ModelObject>(member number: Int) -> Member? {
        get { readMembers(number).first?.assumed() }
        set {
            let list = members(number)
            guard list.first !== newValue || hasErrors else { return }
            if let newValue {
                list.connect(newValue)
            } else {
                list.disconnectAll()
            }
        }
    }
}
