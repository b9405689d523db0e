/// State that only some objects have: lists of members that were asked for, errors to be thrown, a
/// chosen key.
final class Links {
    /// The list that was made last; each knows the one before it, as few objects have many.
    private var lists: MemberList?
    var refusals: [RelationshipUse: Refusal] = [:]
    /// `nil` if no property was observed.
    var observers: ChangeObservers?
    /// The number that the object's row is to have in an existing table; `nil` for the next one.
    var chosenKey: Int64?
    /// The key of the object's identifier until it's saved; `nil` before it's asked for.
    private(set) var temporaryKey: Int64?

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

    /// The key of the object's identifier until it's saved: no other object of the program ever has it.
    func madeTemporaryKey() -> Int64 {
        if let temporaryKey { return temporaryKey }
        let new = TemporaryKeys.shared.next()
        temporaryKey = new
        return new
    }

    /// What the object keeps outside of all contexts; `nil` if that's nothing.
    var outsideContexts: Links? {
        guard observers != nil || chosenKey != nil || temporaryKey != nil else { return nil }
        let new = Links()
        new.observers = observers
        new.chosenKey = chosenKey
        new.temporaryKey = temporaryKey
        return new
    }
}

extension ModelObject {
    /// Records that relating the object to another one was refused.
    final func note(_ refusal: Refusal, _ use: RelationshipUse) {
        madeLinks.refusals[use] = refusal
        hasErrors = true
    }

    /// Withdraws a refusal: neither object's context has to report it.
    final func forgetRefusal(_ use: RelationshipUse) {
        guard hasErrors, let links, let refusal = links.refusals.removeValue(forKey: use) else {
            return
        }
        hasErrors = !links.refusals.isEmpty
        refusal.other?.forgetRefusal(use)
    }

    /// The same for all members of a relationship.
    final func forgetRefusals(of relationship: String) {
        guard hasErrors, let links else { return }
        for use in links.refusals.keys where use.relationship == relationship {
            forgetRefusal(use)
        }
    }

    final func forgetLinks() {
        links = links?.outsideContexts
        hasErrors = false
    }

    final func forgetErrors() {
        links?.refusals = [:]
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
        guard let list = links?.list(number) else { return makeMembers(number) }
        if list.isOneSided { list.forgetDeleted() }
        return list
    }

    private final func makeMembers(_ number: Int) -> MemberList {
        guard state != .orphaned else { stopAsOrphan() }
        if case let known = current, known !== self { return known.members(number) }
        let list = MemberList(owner: self, number: number)
        madeLinks.add(list)
        if list.isOneSided { list.forgetDeleted() }
        return list
    }

    /// Stops the program: a relationship that was never loaded must not look empty.
    final func stopAsOrphan() -> Never {
        ContextLifetime.stop(loading: "a relationship of \(nameInErrors)")
    }

    /// The list, if it was ever asked for.
    final func madeMembers(_ number: Int) -> MemberList? { links?.list(number) }

    final func forEachList(_ body: (MemberList) -> Void) { links?.forEachList(body) }
}

/// The refusal to relate two objects, as seen by one of them.
struct Refusal {
    let error: StoreError
    // Weak, as each has the other. It slows down references to that object alone.
    private(set) weak var other: ModelObject?

    init(_ error: StoreError, other: ModelObject) {
        self.error = error
        self.other = other
    }
}
