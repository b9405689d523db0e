/// One owner's side of a relationship, in the owner's context.
///
/// If the members have a column, saving writes their to-ones, which update this list. With a join
/// table, saving writes this list and the other side's.
@usableFromInline
final class MemberList {
    // Safe: the owner holds this list, and who else works with the list holds the owner. A copy of
    // an access in place may outlive the owner, but never asks for it: it only borrows a draft, and
    // is compared with the list that some object has now.
    unowned(unsafe) let owner: ModelObject
    private let shortNumber: Int32
    private var isChanged = false
    /// Whether all places of the join table are to be written.
    var isReordered = false
    /// Whether the file may have other members than those that are known, once the pending changes are saved.
    private(set) var isOutdated = false
    /// Whether the members were read in a context that tracks observation.
    var isObserved = false
    /// `nil` if the owner is deleted, or its description is wrong.
    let shared: ContextRelationship?
    /// The list of the owner that was made before this one.
    var next: MemberList?
    private(set) var storage: MemberStorage
    /// The generation of the file since which the list represents its rows.
    private var generation: UInt32 = 0
    /// The members as an array that nobody else has, for the next access that changes them as such;
    /// `nil` if there was none, or if the members have changed since.
    var lent: [ModelObject]?
    /// The members as a set, once it was asked for; `nil` before, and while it's being changed.
    var set: MemberSet?
    /// The members that were added and removed while several are replaced; `nil` at other times.
    var replacement: MemberReplacement?
    /// The place of the last member, once it is known; no place is 0.
    var lastPlace: Int64 = 0
    /// The generation of the file in which that was the highest stored place.
    var placeGeneration: UInt32 = 0
    /// What the pending places are made for; `nil` if none are.
    var pendingPlaces: PendingPlaces?
    /// Whether members know nothing of the owner, so that deleting them doesn't update the list.
    let isOneSided: Bool
    /// The number of deletions in the members' table that the list has learned of.
    private var knownDeletions = 0

    init(owner: ModelObject, number: Int) {
        self.owner = owner
        shortNumber = Int32(number)
        guard let registration = owner.registration else {
            shared = owner.isOutside ? ContextRelationship(outside: owner, number) : nil
            isOneSided = false
            storage = MemberStorage(isOrdered: true)
            return
        }
        let shared = registration.relationship(number)
        self.shared = shared
        isOneSided = shared.info.join != nil && shared.info.inverse == nil
        storage = owner.storedMembers(shared.info, registration)
        generation = registration.context.generation
        if storage.hasRemoved { noteChange() }
    }

    var number: Int { Int(shortNumber) }
    var relationship: RelationshipInfo? { shared?.info }

    func takeDraft() -> MemberDraft { shared?.takeDraft() ?? MemberDraft() }

    func returnDraft(_ draft: inout MemberDraft?) { shared?.returnDraft(&draft) }

    var isToMany: Bool { relationship?.isToMany ?? true }

    var hasChanges: Bool { isChanged }

    /// Whether nothing of it was read or changed.
    var isUntouched: Bool {
        !isChanged && !storage.isLoaded && isKnownUniquelyReferenced(&storage)
    }

    var first: ModelObject? { storage.objects.first }

    // MARK: Changes by the user

    func apply(_ edit: MemberEdit) {
        switch edit {
        case .add(let member): connect(member)
        case .insert(let member, let index): connect(member, at: index)
        case .remove(let member): disconnect(member)
        case .removeAll: disconnectAll()
        }
    }

    func connect(_ member: ModelObject) {
        if let shortcut = shared?.shortcut, shortcut.relate(member, to: owner) {
            return add(member)
        }
        guard let shared, let registration = member.registration,
            canRelate(owner, member, registration)
        else {
            return connectOutside(member)
        }
        if let join = shared.info.join {
            link(member, join)
        } else if let inverse = shared.inverse {
            let reference = member.storedReference(inverse.number)
            if reference.object === owner { return }
            let moved = member.moved(reference, to: owner, inverse, registration, self)
            member.setStoredReference(inverse.number, moved)
        }
    }

    private func link(_ member: ModelObject, _ join: RelationshipInfo.Join) {
        guard isMember(member, join) == false else { return }
        add(member)
        otherSide(of: member)?.add(owner)
        noteLink(member, join, isLinked: true)
    }

    func connect(_ member: ModelObject, at index: Int) {
        guard let relationship, let registration = member.registration,
            canRelate(owner, member, registration)
        else {
            return connectOutside(member, at: index)
        }
        guard relationship.isOrdered else { return connect(member) }
        storage.check(index)
        guard canChangeAll else { return }
        connect(member)
        willChange()
        writePlace(of: member, at: storage.put(member, at: index))
    }

    func disconnect(_ member: ModelObject) {
        let member = member.current
        if member.hasErrors { forgetRefusal(of: member) }
        guard let relationship else { return }
        if owner.isOutside { return disconnectOutside(member) }
        guard member.registration != nil else { return }
        guard let join = relationship.join else {
            guard let inverse = shared?.inverse, member.reference(inverse) === owner else { return }
            return member.setReference(inverse, to: nil)
        }
        guard isMember(member, join) == true else { return }
        unlink(member, join)
    }

    /// Removes a member that is linked by a join table.
    func unlink(_ member: ModelObject, _ join: RelationshipInfo.Join) {
        remove(member)
        otherSide(of: member)?.remove(owner)
        noteLink(member, join, isLinked: false)
    }

    func disconnectAll() {
        forgetRefusals()
        guard canChangeAll else { return }
        for member in storage.objects { disconnect(member) }
    }

    /// Whether all members are known; if they can't be read, the change isn't made.
    var canChangeAll: Bool {
        if storage.load() { return true }
        owner.registration?.context.noteUnmadeChange()
        return false
    }

    func replace(with members: [ModelObject]) {
        forgetRefusals()
        guard relationship != nil else {
            for member in members { refuse(member) }
            return
        }
        let list = listInContext(of: members[...])
        guard list === self else { return list.replace(with: members) }
        guard canChangeAll else { return }
        var kept = Set<ObjectIdentifier>()
        for member in members { kept.insert(ObjectIdentifier(member)) }
        for old in storage.objects where !kept.contains(ObjectIdentifier(old)) { disconnect(old) }
        for member in members { connect(member) }
        arrange(as: members)
    }

    /// Puts the members into the order of an array that has them, too.
    func arrange(as members: [ModelObject]) {
        if !haveSameObjects(storage.objects, members) { reorder(members) }
    }

    /// Moves a member of an object outside of all contexts.
    func put(_ member: ModelObject, at index: Int) {
        willChange()
        storage.put(member, at: index)
    }

    /// Gives the members a new order, which no file keeps where the relationship has none.
    private func reorder(_ members: [ModelObject]) {
        let present = members.filter(storage.contains)
        let isOrdered = storage.isOrdered
        if isOrdered { willChange() }
        storage = MemberStorage(present, isOrdered: isOrdered)
        (lent, set) = (nil, nil)
        if isOrdered, owner.registration != nil { writeAllPlaces() }
    }

    // MARK: Changes by the other side

    func add(_ member: ModelObject) {
        if replacement != nil {
            replacement?.added.insert(ObjectIdentifier(member))
            return
        }
        willChange()
        storage.add(member)
        set?.insert(member)
    }

    func remove(_ member: ModelObject) {
        if replacement != nil {
            replacement?.removed.insert(ObjectIdentifier(member))
            return
        }
        willChange()
        storage.remove(member)
        set?.remove(member)
    }

    /// Removes members that were deleted since the list was last asked for.
    func forgetDeleted() {
        guard let relationship, let context = owner.registration?.context,
            case let deletions = context.entities[relationship.destination].table.deletions,
            knownDeletions != deletions
        else { return }
        knownDeletions = deletions
        for member in storage.objects where member.isDeleted { remove(member) }
    }

    /// Puts objects in the place of some members, after relating them.
    func putReplacement(_ members: [ModelObject], in range: Range<Int>) {
        replacement = nil
        storage.replaceSubrange(range, with: members)
        set = nil
    }

    /// Snapshots keep what they have: a storage that is shared is copied before it changes.
    func willChange() {
        if owner.isObserved { owner.noteChange(ofRelationship: number) }
        if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
        if lent != nil { lent = nil }
        if !isChanged { noteChange() }
    }

    /// The list differs from the file, until it is saved or rolled back.
    func noteChange() {
        if isChanged { return }
        isChanged = true
        guard let context = owner.registration?.context else { return }
        context.changedLists.append((owner, self))
        context.noteUnsaved()
    }

    // MARK: Helpers

    func otherSide(of member: ModelObject) -> MemberList? {
        guard let inverse = relationship?.inverse else { return nil }
        let list = member.members(inverse)
        return list === self ? nil : list
    }

    private func canRelate(
        _ owner: ModelObject,
        _ member: ModelObject,
        _ registration: ContextEntity
    ) -> Bool {
        guard shared?.contextID == registration.contextID, !owner.isDeleted, !member.isDeleted,
            !owner.hasRowZero, member.state != .merged
        else {
            return false
        }
        if owner.hasErrors { forgetRefusal(of: member) }
        return true
    }

    private func use(of member: ModelObject) -> RelationshipUse {
        RelationshipUse(owner.inverseName(number) ?? owner.nameInErrors, member)
    }

    private func forgetRefusal(of member: ModelObject) {
        let use = use(of: member)
        owner.forgetRefusal(use)
        member.forgetRefusal(use)
    }

    /// All members are new ones: what was refused for others is taken back.
    private func forgetRefusals() {
        guard owner.hasErrors, let name = owner.inverseName(number) else { return }
        owner.forgetRefusals(of: name)
    }

    func refuse(_ member: ModelObject) { owner.recordRefusal(member, use(of: member)) }

    /// Whether an object is a member; nil if the file can't tell, and the change isn't made.
    private func isMember(_ member: ModelObject, _ join: RelationshipInfo.Join) -> Bool? {
        if let known = storage.knows(member) { return known }
        guard owner.isStored, member.isStored, let relationship,
            let registration = owner.registration
        else { return false }
        let isLinked = registration.context.isLinked(
            join,
            owner: owner,
            member: member,
            relationship,
            registration
        )
        if isLinked == nil { registration.context.noteUnmadeChange() }
        return isLinked
    }

    private func noteLink(_ member: ModelObject, _ join: RelationshipInfo.Join, isLinked: Bool) {
        guard let relationship, let registration = owner.registration else { return }
        let link = Link(
            owner: owner,
            member: member,
            relationship: relationship,
            join: join,
            registration: registration,
            isLinked: isLinked
        )
        // The row stays, at its old place; the member is at the end now.
        if registration.context.links.note(link) == .undone, isLinked {
            isReordered = true
            otherSide(of: member)?.isReordered = true
        }
        if let mirrored = mirrored(link) { registration.context.links.note(mirrored) }
    }

    /// The row of the other direction, where a relationship is its own inverse.
    private func mirrored(_ link: Link) -> Link? {
        guard link.owner !== link.member, let registration = link.member.registration,
            let inverse = link.relationship.inverse,
            let join = registration.info.relationships[inverse].join,
            join.table == link.join.table, join.owner == link.join.owner
        else { return nil }
        return Link(
            owner: link.member,
            member: link.owner,
            relationship: registration.info.relationships[inverse],
            join: join,
            registration: registration,
            isLinked: link.isLinked
        )
    }

    // MARK: The end of a save or rollback

    /// What was pending is in the file.
    func didSave() {
        isChanged = false
        isReordered = false
        if pendingPlaces != nil, let context = owner.registration?.context {
            placeGeneration = context.generation
        }
        pendingPlaces = nil
        guard !storage.isLoaded else { return }
        renew()
    }

    /// Whether others may have changed the members since the list was made or renewed.
    func mayDiffer(in current: UInt32) -> Bool { generation != current }

    /// The file is newer than what is known of the members, to which pending changes were made.
    func noteOutdated() { isOutdated = true }

    /// What was pending is forgotten, or another object's rows are behind this list.
    func renew() {
        let kept = isKnownUniquelyReferenced(&storage) ? nil : storage
        if let relationship, let registration = owner.registration {
            storage = owner.storedMembers(relationship, registration)
            generation = registration.context.generation
        }
        isChanged = false
        isReordered = false
        isOutdated = false
        lastPlace = 0
        pendingPlaces = nil
        (lent, set) = (nil, nil)
        guard let kept else { return }
        if let context = owner.registration?.context { context.load(kept) } else { kept.load() }
    }

    /// Loses all members at once, as their owner is deleted.
    func release() {
        willChange()
        storage = MemberStorage(isOrdered: storage.isOrdered)
        set = nil
    }

    /// Before rows change without this list's knowledge: snapshots keep what they have.
    func loadIfShared() {
        if !isKnownUniquelyReferenced(&storage) { storage.load() }
    }
}
