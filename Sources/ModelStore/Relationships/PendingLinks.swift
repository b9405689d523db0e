/// The rows of join tables that saving will write or delete.
struct PendingLinks {
    private var indices: [Key: Int] = [:]
    private var entries: [Link?] = []
    /// The entries of each object, also former ones; `nil` until an object is forgotten.
    private var entriesOf: [ObjectIdentifier: [Int]]?

    fileprivate struct Key: Hashable {
        let table: String
        let first: ObjectIdentifier
        let second: ObjectIdentifier
    }

    enum Effect { case pending, undone }

    var isEmpty: Bool { indices.isEmpty }

    /// The rows; none is written for an object that's deleted.
    var all: [Link] {
        entries.compactMap { link in
            guard let link, link.isLinked, link.owner.isDeleted || link.member.isDeleted else {
                return link
            }
            return nil
        }
    }

    /// Whether saving writes the row of two objects.
    func isAdded(_ owner: ModelObject, _ member: ModelObject, _ join: RelationshipInfo.Join)
        -> Bool
    {
        let (first, second) = join.isFirst ? (owner, member) : (member, owner)
        let key = Key(
            table: join.table,
            first: ObjectIdentifier(first),
            second: ObjectIdentifier(second)
        )
        return indices[key].flatMap { entries[$0]?.isLinked } == true
    }

    /// Records a change; the opposite of a pending change undoes it.
    @discardableResult
    mutating func note(_ link: Link) -> Effect {
        let key = Key(link)
        if let index = indices[key] {
            if entries[index]?.isLinked == link.isLinked { return .pending }
            indices[key] = nil
            entries[index] = nil
            return .undone
        }
        indices[key] = entries.count
        if entriesOf != nil { noteEntry(link, entries.count) }
        entries.append(link)
        return .pending
    }

    /// Forgets the links of an object whose row is deleted.
    ///
    /// Complexity: O(*k*) for *k* links of the object; the first time, O(*n*) for all links.
    mutating func forget(_ object: ModelObject) {
        if isEmpty { return }
        if entriesOf == nil {
            entriesOf = [:]
            for (index, link) in entries.enumerated() { link.map { noteEntry($0, index) } }
        }
        for index in entriesOf?.removeValue(forKey: ObjectIdentifier(object)) ?? [] {
            guard let link = entries[index], link.owner === object || link.member === object
            else { continue }
            entries[index] = nil
            indices[Key(link)] = nil
        }
    }

    private mutating func noteEntry(_ link: Link, _ index: Int) {
        entriesOf?[ObjectIdentifier(link.owner), default: []].append(index)
        entriesOf?[ObjectIdentifier(link.member), default: []].append(index)
    }
}

extension PendingLinks.Key {
    fileprivate init(_ link: Link) {
        self.init(
            table: link.join.table,
            first: ObjectIdentifier(link.first),
            second: ObjectIdentifier(link.second)
        )
    }
}

/// One row of a join table, as one side sees it.
struct Link {
    let owner: ModelObject
    let member: ModelObject
    let relationship: RelationshipInfo
    let join: RelationshipInfo.Join
    let registration: ContextEntity
    let isLinked: Bool

    /// The same for both sides.
    var first: ModelObject { join.isFirst ? owner : member }
    var second: ModelObject { join.isFirst ? member : owner }
}
