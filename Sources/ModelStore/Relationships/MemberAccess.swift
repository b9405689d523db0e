/// A ``ToMany`` without its type: a snapshot, or an access in place with what was done in it.
@usableFromInline
struct MemberAccess {
    private var base: MemberStorage?
    /// The relationship that this is an access in place to.
    private let origin: MemberList?
    /// What was done to `base` in this access.
    private var draft: MemberDraft?

    /// A snapshot.
    @usableFromInline
    init(reading list: MemberList) {
        base = list.storage
        origin = nil
    }

    /// No members, and no relationship.
    init() {
        base = MemberStorage(isOrdered: true)
        origin = nil
    }

    /// For the time of an access in place.
    @usableFromInline
    init(in list: consuming MemberList) {
        base = list.storage
        origin = list
    }

    var storage: MemberStorage {
        let base = base ?? MemberStorage(isOrdered: true)
        return draft?.storage(from: base) ?? base
    }

    @usableFromInline var count: Int { storage.count }

    /// The number of members that can be had.
    @usableFromInline var loadedCount: Int { storage.loadedCount }

    @usableFromInline var objects: [ModelObject] { storage.objects }

    @usableFromInline
    func object(at index: Int) -> ModelObject { storage[index] }

    @usableFromInline
    mutating func add(_ object: ModelObject) {
        guard let origin else { return edit(.add(object)) }
        prepareDraft(origin)
        draft?.add(object)
    }

    @usableFromInline
    mutating func remove(_ object: ModelObject) { edit(.remove(object)) }

    mutating func edit(_ edit: MemberEdit) {
        guard let origin else {
            if !isKnownUniquelyReferenced(&base) { base = storage.copy() }
            base?.apply(edit)
            return
        }
        prepareDraft(origin)
        draft?.add(edit)
    }

    private mutating func prepareDraft(_ origin: MemberList) {
        if draft == nil {
            draft = origin.takeDraft()
        } else if !isKnownUniquelyReferenced(&draft) {
            draft = draft?.copy()
        }
    }

    /// Changes the relationship as this access says.
    ///
    /// Only now, so that a copy that was made on the way is a snapshot. The storage is let go of
    /// first: changing the relationship copies nothing.
    @usableFromInline
    mutating func end(_ owner: ModelObject, _ number: Int) {
        guard let origin, origin === owner.madeMembers(number), origin.storage === base else {
            return owner.members(number).replace(with: objects)
        }
        base = nil
        draft?.apply(to: origin)
        origin.returnDraft(&draft)
    }
}
