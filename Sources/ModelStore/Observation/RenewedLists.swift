/// A list that was observed, and whose members are to be read again.
struct RenewedList {
    private let owner: ModelObject
    private let list: MemberList
    private let known: Known

    /// What observers may have seen.
    private enum Known {
        case members([ModelObject])
        case count(Int)
    }

    /// - Returns: `nil` if nobody has observed the members.
    init?(_ list: MemberList) {
        guard list.isObserved, list.owner.isObserved else { return nil }
        list.loadIfShared()
        if list.storage.isLoaded {
            known = .members(list.storage.objects)
        } else if !list.storage.needsCount {
            known = .count(list.storage.count)
        } else {
            return nil
        }
        owner = list.owner
        self.list = list
    }

    /// Tells those who have observed the members, if they are others now.
    func check() {
        guard owner.madeMembers(list.number) === list, isChanged else { return }
        owner.noteChange(ofRelationship: list.number)
    }

    private var isChanged: Bool {
        switch known {
        case .members(let members):
            list.storage.load() && !haveSameObjects(list.storage.objects, members)
        case .count(let count): list.storage.count != count
        }
    }
}

extension ModelContext {
    /// The file is newer than a list, or its changes are given up: it forgets its members.
    func renew(_ list: MemberList) {
        if let renewed = RenewedList(list) { renewedLists.append(renewed) }
        list.renew()
    }

    /// The file is newer than a list: it forgets its members, once its pending changes are saved.
    func renewOnceSaved(_ list: MemberList) {
        if list.hasChanges { list.noteOutdated() } else { renew(list) }
    }

    /// The file is newer than an object: its lists forget their members, once their changes are saved.
    func renewListsOnceSaved(of object: ModelObject) {
        object.forEachList { renewOnceSaved($0) }
    }

    /// The same for an object with pending changes, which is read again and again until they're saved.
    func renewOutdatedLists(of object: ModelObject) {
        object.forEachList { if $0.mayDiffer(in: generation) { renewOnceSaved($0) } }
    }

    /// Others have given an object another owner: the lists of both forget their members, unless they have
    /// learned of it; those with pending changes do so once these are saved.
    func renewLists(with object: ModelObject, _ number: Int, before old: StoredReference) {
        let new = object.storedReference(number)
        guard old.currentKey != new.currentKey,
            let relationship = object.registration?.info.relationships[number],
            let inverse = relationship.inverse
        else { return }
        let owners = entities[relationship.destination].table.map
        for (key, isMember) in [(old.currentKey, false), (new.currentKey, true)] {
            guard let list = owners[key]?.madeMembers(inverse),
                list.storage.knows(object) != isMember
            else { continue }
            renewOnceSaved(list)
        }
    }

    /// Others have given an object another owner, and its pending changes give it yet another one or delete it:
    /// the list of the owner in the file loses it, as if these changes had been made now.
    func removeFromStoredOwners(_ object: ModelObject, _ row: Row) throws {
        // Lists leave such objects out when they're read.
        guard !isReadingMembers, let info = object.registration?.info else { return }
        for number in info.references {
            let relationship = info.relationships[number]
            guard let reference = relationship.reference, let inverse = relationship.inverse,
                object.isDeleted || object.changes & reference.mask != 0
            else { continue }
            let key = try row.decoded { row.reference(reference.column) }
            let pending = object.storedReference(number)
            guard key != 0, key != pending.currentKey else { continue }
            let destination = entities[relationship.destination]
            let owner = destination.known(key)
            if owner?.madeMembers(inverse)?.storage.knows(object) == false { continue }
            if owner == nil, destination.table.hasRemoval(of: object, from: key, inverse) {
                continue
            }
            object.leave(StoredReference(key: key), relationship, destination)
            // The number that is known may not include the object.
            owner?.madeMembers(inverse)?.storage.forgetCount()
        }
    }

    /// Loads the members of a list that has been renewed, for the snapshots of it.
    ///
    /// Reading members renews their own lists, and so on along a chain: one is loaded after the other.
    func load(_ kept: MemberStorage) {
        keptStorages.append(kept)
        guard keptStorages.count == 1 else { return }
        var next = 0
        while next < keptStorages.count {
            keptStorages[next].load()
            next += 1
        }
        keptStorages = []
    }

    /// Compares the members that were observed with those in the file.
    func checkRenewedLists() {
        while !renewedLists.isEmpty {
            let lists = renewedLists
            renewedLists = []
            for list in lists { list.check() }
        }
    }
}
