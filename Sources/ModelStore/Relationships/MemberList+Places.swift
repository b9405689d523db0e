// The places of ordered members in their rows.
extension MemberList {
    var places: PlaceSteps { relationship?.places ?? .own }

    /// The place of a member that was just added at the end.
    func takePlace() -> Int64 {
        let last = lastPlace == 0 ? storedLastPlace() : lastPlace
        if pendingPlaces == nil { pendingPlaces = PendingPlaces(known: last, start: last) }
        return takePlace(behind: last)
    }

    /// The place of a member that comes behind the one with a place.
    func takePlace(behind last: Int64) -> Int64 {
        let places = places
        let (place, isOver) = last.addingReportingOverflow(places.step)
        if !isOver, place <= places.last {
            lastPlace = place
            return place
        }
        // A file of ours never gets that far; one that somebody changed does.
        guard canChangeAll else { return last }
        writeAllPlaces()
        return relationship?.join == nil ? lastPlace : last
    }

    private func storedLastPlace() -> Int64 {
        guard owner.isStored, let registration = owner.registration, let relationship else {
            return 0
        }
        placeGeneration = registration.context.generation
        if let place = registration.context.lastPlace(of: relationship, owner: owner) {
            return place
        }
        registration.context.noteUnmadeChange()
        return 0
    }

    func place(of member: ModelObject) -> Int64 {
        guard let inverse = shared?.inverse, inverse.hasColumn else { return 0 }
        return member.storedReference(inverse.number).position
    }

    func setPlace(of member: ModelObject, _ place: Int64) {
        guard let inverse = shared?.inverse, let column = inverse.reference?.place else { return }
        let isNew = member.withReference(inverse.number) { reference in
            defer { reference.position = place }
            return reference.position != place
        }
        if isNew { member.noteStoredChange(changeBit(column)) }
    }

    func writePlace(of member: ModelObject, at index: Int) {
        if relationship?.join != nil {
            isReordered = true
            return
        }
        let members = storage.objects
        guard index < members.count - 1 else {
            // A member that was in the list already had a place before the end.
            if index > 0, place(of: member) <= place(of: members[index - 1]) {
                setPlace(of: member, takePlace())
            }
            return
        }
        let after = place(of: members[index + 1])
        let lowest = max(after &- 2 * places.step, places.floor)
        let before = index > 0 ? place(of: members[index - 1]) : lowest
        // Places of any size may be in a file that somebody changed.
        let (room, isOver) = after.subtractingReportingOverflow(before)
        if room >= 2, !isOver {
            setPlace(of: member, before + room / 2)
        } else {
            writeAllPlaces()
        }
    }

    func writeAllPlaces() {
        if relationship?.join != nil {
            isReordered = true
            return
        }
        let known = knownPlace
        let members = storage.objects
        for (index, member) in members.enumerated() {
            setPlace(of: member, Int64(index + 1) * places.step)
        }
        lastPlace = Int64(members.count) * places.step
        let added = Int64(members.reversed().prefix(while: isJoining).count)
        pendingPlaces = PendingPlaces(known: known, start: lastPlace - added * places.step)
    }

    /// Gives places to members whose old ones aren't between those of their neighbours: to as few as
    /// possible.
    ///
    /// Complexity: O(*m* log *m*) for *m* members in the range.
    func writePlaces(_ range: Range<Int>) {
        guard relationship?.join == nil else {
            isReordered = true
            return
        }
        let members = storage.objects
        let before = range.lowerBound > 0 ? place(of: members[range.lowerBound - 1]) : Int64.min
        let after = range.upperBound < members.count ? place(of: members[range.upperBound]) : nil
        let old = members[range].map { place(of: $0) }
        let staying = longestRise(old) { $0 > before && $0 < after ?? .max }
        var next = 0
        var start = before
        for index in staying + [old.count] {
            let end = index < old.count ? old[index] : after
            guard setPlaces(of: members[range].dropFirst(next).prefix(index - next), start, end)
            else {
                return writeAllPlaces()
            }
            if let end { start = end }
            next = index + 1
        }
    }

    /// Spreads members over the room between two places; whether there's room.
    private func setPlaces(
        of members: ArraySlice<ModelObject>,
        _ start: Int64,
        _ end: Int64?
    ) -> Bool {
        guard !members.isEmpty else { return true }
        guard let end else {
            for member in members { setPlace(of: member, takePlace()) }
            return true
        }
        let count = Int64(members.count + 1)
        let (span, isFar) = places.step.multipliedReportingOverflow(by: count)
        let first = start == .min ? max(end &- span, places.floor) : start
        let (room, isOver) = end.subtractingReportingOverflow(first)
        guard !isFar, !isOver, first < end, room >= count else { return false }
        for (index, member) in members.enumerated() {
            let (share, rest) = room.quotientAndRemainder(dividingBy: count)
            let number = Int64(index + 1)
            setPlace(of: member, first + share * number + rest * number / count)
        }
        return true
    }
}

/// The indices of the longest series of rising numbers among those that may be in it.
///
/// For example: 1, 2 and 3 for 9, 1, 2, 3. Complexity: O(*n* log *n*).
private func longestRise(_ numbers: [Int64], where isIncluded: (Int64) -> Bool) -> [Int] {
    // The index of the least number that ends a series of each length, and the index before each.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() where isIncluded(number) {
        let length = ends.partitioningIndex { numbers[$0] >= number }
        if length > 0 { previous[index] = ends[length - 1] }
        if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var series: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
        series.append(index)
        index = previous[index]
    }
    return series.reversed()
}
