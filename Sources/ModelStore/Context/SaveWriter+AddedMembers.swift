// Members that were added at the end of ordered lists.
extension SaveWriter {
    /// Has members whose rows hold their places follow all stored members, also those that others have added
    /// since the context learned of the list.
    ///
    /// Complexity: O(*n* log *m*) for *n* lists whose highest place may be another one, and *m* rows.
    func placeAddedMembers() throws {
        let lists = listsWithAddedMembers
        if lists.isEmpty { return }
        let stored = try storedPlaces(of: try listsToAskAbout(lists))
        for list in lists {
            guard let name = OrderedList(list) else { continue }
            let last = [stored[name], lastPlaces[name]].compactMap(\.self).max()
            if let last { list.placeAdded(behind: last, isWhole: isMerged(list.owner)) }
            lastPlaces[name] = list.lastPlace
        }
    }

    /// Has the members of a new object follow those of earlier ones that have the same row.
    func placeMembers(of object: ModelObject, behindThoseOf earlier: [ModelObject]) {
        object.forEachList { list in
            guard list.keepsPlacesInMembers, let name = OrderedList(list) else { return }
            let last =
                lastPlaces[name]
                ?? earlier.compactMap { $0.madeMembers(list.number)?.lastPlace }.max()
            if let last { list.placeAdded(behind: last, isWhole: true) }
            lastPlaces[name] = list.lastPlace
        }
    }

    /// The places at the end of the lists of both sides, if they're ordered.
    func places(of link: Link) throws -> [LinkPlace] {
        var places: [LinkPlace] = []
        if let column = link.join.place {
            let list = link.owner.members(link.relationship.number)
            places.append(try place(atEndOf: list, link.join, column, owner: "?1"))
        }
        if let number = link.relationship.inverse, let registration = link.member.registration,
            let join = registration.info.relationships[number].join, let column = join.place
        {
            let list = link.member.members(number)
            places.append(try place(atEndOf: list, join, column, owner: "?2"))
        }
        return places
    }

    private func place(
        atEndOf list: MemberList,
        _ join: RelationshipInfo.Join,
        _ column: String,
        owner: String
    ) throws -> LinkPlace {
        let last = try lastPlace(of: list)
        let place = last.map(list.takePlace)
        if let place, let name = OrderedList(list) { lastPlaces[name] = place }
        return LinkPlace(
            join: join,
            column: column,
            owner: owner,
            step: list.places.step,
            value: place
        )
    }

    /// The place that the next member of a list comes behind; `nil` if a server is to find it.
    private func lastPlace(of list: MemberList) throws -> Int64? {
        if let name = OrderedList(list), let place = lastPlaces[name] { return place }
        guard hasRow(list.owner), let relationship = list.relationship else { return 0 }
        if try knowsLater(list) { return nil }
        let place = context.lastPlace(of: relationship, owner: list.owner)
        try context.throwReadError()
        return place ?? 0
    }

    /// Whether the row of an owner was there before this save.
    func hasRow(_ owner: ModelObject) -> Bool { owner.isStored || isMerged(owner) }

    /// The lists of rows that had members, or may have had, before some were added at the end.
    var listsWithAddedMembers: [MemberList] {
        context.changedLists.compactMap { owner, list in
            guard list.pendingPlaces != nil, list.keepsPlacesInMembers, owner.isAlive,
                hasRow(owner)
            else { return nil }
            return list
        }
    }

    private func listsToAskAbout(_ lists: [MemberList]) throws -> [MemberList] {
        guard context.store.isRemote, !context.isWriting else {
            return lists.filter {
                isMerged($0.owner) || $0.placeGeneration != context.generation
            }
        }
        return try listsToAskServerAbout(lists)
    }

    private func storedPlaces(of lists: [MemberList]) throws -> [OrderedList: Int64] {
        var places: [OrderedList: Int64] = [:]
        for lists in Dictionary(grouping: lists, by: \.kind).values {
            guard let relationship = lists.first?.relationship else { continue }
            let found = try context.lastPlaces(of: relationship, owners: lists.map(\.owner))
            for list in lists {
                guard let name = OrderedList(list), let place = found[list.owner.key] else {
                    continue
                }
                places[name] = place
            }
        }
        return places
    }
}

extension MemberList {
    /// Whether the members' rows hold their places in the list.
    fileprivate var keepsPlacesInMembers: Bool { relationship?.members?.placeName != nil }

    /// The same for lists of one relationship.
    fileprivate var kind: ObjectIdentifier? { relationship.map { ObjectIdentifier($0) } }
}
