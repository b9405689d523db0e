/// What happens to the members of a list while several are replaced.
struct MemberReplacement {
    var added: Set<ObjectIdentifier> = []
    var removed: Set<ObjectIdentifier> = []
}

// Members as an array: what has changed in it is found by comparing it.
extension MemberList {
    /// All members, as an array that the list itself lets go of, so that a change copies nothing.
    func lend() -> [ModelObject] { lent.take() ?? storage.objects }

    /// Changes the relationship to what has become of the array.
    ///
    /// Complexity: O(*n*) for *n* members, in a comparison of memory, and for each that is added, removed or
    /// moved, what relating it takes.
    func takeBack(_ members: [ModelObject]) {
        let oldCount = storage.loadedCount
        let common = commonPrefixCount(storage.objects, members)
        let list = listInContext(of: members[common...])
        guard list === self else { return list.takeBack(members) }
        let isSame = common == oldCount && common == members.count
        if !isSame, canChangeAll {
            // Nothing holds the storage's array meanwhile, which would be copied with each change.
            if common == oldCount {
                for member in members[common...] { connect(member) }
            } else if common == members.count {
                for member in Array(storage.objects[common...]).reversed() { disconnect(member) }
            } else if owner.registration != nil {
                let rest = commonSuffixCount(storage.objects, members, after: common)
                replace(common..<(oldCount - rest), with: members[common..<(members.count - rest)])
            } else {
                var seen: Set<ObjectIdentifier> = []
                replace(with: members.filter { seen.insert(ObjectIdentifier($0)).inserted })
            }
        }
        // A member that came twice, or couldn't be related, is only in the array: what was added at
        // the end is at the end here, too, or there are fewer members.
        let isKept =
            common == oldCount
            ? storage.heldCount == members.count && storage.endsAs(members)
            : haveSameObjects(storage.objects, members)
        guard isKept else { return }
        lent = members
    }

    /// Replaces some of the members in a context; the others keep their places.
    private func replace(_ range: Range<Int>, with members: ArraySlice<ModelObject>) {
        guard let relationship else { return }
        willChange()
        let old = Array(storage.objects[range])
        var kept: Set<ObjectIdentifier> = []
        for member in members { kept.insert(ObjectIdentifier(member)) }
        replacement = MemberReplacement()
        for member in old where !kept.contains(ObjectIdentifier(member)) {
            if let join = relationship.join, member.isAlive {
                unlink(member, join)
            } else {
                disconnect(member)
            }
        }
        var known: Set<ObjectIdentifier> = []
        for member in old { known.insert(ObjectIdentifier(member)) }
        // The list itself doesn't have what is connected until all are.
        var connected = known
        for member in members where connected.insert(ObjectIdentifier(member)).inserted {
            connect(member)
        }
        let done = replacement ?? MemberReplacement()
        // A member that comes twice, here or elsewhere, has one place; what couldn't be removed stays.
        var placed = known.subtracting(done.removed).union(done.added)
        var new = members.filter { placed.remove(ObjectIdentifier($0)) != nil }
        new += old.filter { placed.contains(ObjectIdentifier($0)) }
        putReplacement(new, in: range)
        if relationship.isOrdered { writePlaces(range.lowerBound..<(range.lowerBound + new.count)) }
    }
}
