// New places for pending members, behind those that others have stored in the meantime.
extension MemberList {
    /// The highest stored place that the list knows of.
    var knownPlace: Int64 {
        if let pendingPlaces { return pendingPlaces.known }
        if lastPlace != 0 { return lastPlace }
        // It isn't known which generation of the file the members were read from.
        placeGeneration = (owner.registration?.context.generation ?? 0) &- 1
        let stored = storage.heldObjects.lazy.filter { !self.isJoining($0) }
        return stored.map(place).max() ?? 0
    }

    /// Whether saving writes that a member is one of the owner's.
    func isJoining(_ member: ModelObject) -> Bool {
        guard member.isStored, let column = shared?.inverse?.reference?.column else { return true }
        return member.changes & changeBit(column) != 0
    }

    /// Whether saving writes a member's place.
    private func hasPendingPlace(_ member: ModelObject) -> Bool {
        guard member.isStored, let column = shared?.inverse?.reference?.place else { return true }
        return member.changes & changeBit(column) != 0
    }

    /// Has the members that were added at the end follow the one with the highest stored place.
    ///
    /// - Parameter isWhole: Whether all members were added, to those that a row has: the list's owner is a new
    ///   object that takes over the row.
    func placeAdded(behind stored: Int64, isWhole: Bool) {
        guard let pendingPlaces else { return }
        let members = storage.heldObjects
        defer { lastPlace = max(lastPlace, stored) }
        if isWhole {
            let first = members.lazy.map(place).min() ?? places.step
            moveMembers(members, from: first &- places.step, to: stored)
            pendingPlaces.follow(stored)
        } else if stored > pendingPlaces.known {
            let pending = members.filter(hasPendingPlace)
            leaveRoom(pending, pendingPlaces)
            moveMembers(
                pending.filter { place(of: $0) > pendingPlaces.start },
                from: pendingPlaces.start,
                to: max(stored, pendingPlaces.start)
            )
            pendingPlaces.follow(max(stored, pendingPlaces.start))
        }
    }

    /// Moves the members with new places back to before those that others have added.
    private func leaveRoom(_ pending: [ModelObject], _ pendingPlaces: PendingPlaces) {
        let (start, known) = (pendingPlaces.start, pendingPlaces.known)
        let (distance, isOver) = start.subtractingReportingOverflow(known)
        guard distance > 0, !isOver else { return }
        let rewritten = pending.filter { place(of: $0) <= start }
        guard let first = rewritten.lazy.map(place).min(),
            case (let lowest, let isUnder) = first.subtractingReportingOverflow(distance),
            !isUnder, lowest > places.floor
        else { return }
        for member in rewritten { setPlace(of: member, place(of: member) - distance) }
    }

    /// Gives members places that are as much higher as another place is.
    private func moveMembers(_ members: [ModelObject], from start: Int64, to end: Int64) {
        guard let last = members.lazy.map(place).max() else { return }
        let (distance, isFar) = end.subtractingReportingOverflow(start)
        let (newLast, isOver) = last.addingReportingOverflow(distance)
        if !isFar, !isOver, newLast <= places.last {
            for member in members { setPlace(of: member, place(of: member) + distance) }
            lastPlace = newLast
        } else {
            spread(members, behind: end)
        }
    }

    /// Divides the room behind a place that somebody has given a member of a file.
    private func spread(_ members: [ModelObject], behind stored: Int64) {
        let (room, isOver) = places.last.subtractingReportingOverflow(stored)
        let share = isOver ? places.step : max(0, room / Int64(members.count))
        let distance = min(share, places.step)
        var next = stored
        for member in members.sorted(by: { place(of: $0) < place(of: $1) }) {
            next += distance
            setPlace(of: member, next)
        }
        lastPlace = next
    }
}
