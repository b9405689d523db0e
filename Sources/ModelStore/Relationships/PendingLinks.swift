/// The rows of join tables that saving will write or delete.
struct PendingLinks {
    private var indices: [Key: Int] = [:]
    private var entries: [Link?] = []

    private struct Key: Hashable {
        let table: String
        let first: ObjectIdentifier
        let second: ObjectIdentifier
    }

    enum Effect { case pending, undone }

    var isEmpty: Bool { indices.isEmpty }

    var all: [Link] { entries.compactMap { $0 } }

    /// Records a change; the opposite of a pending change undoes it.
    @discardableResult
    mutating func note(_ link: Link) -> Effect {
        let key = Key(
            table: link.join.table,
            first: ObjectIdentifier(link.first),
            second: ObjectIdentifier(link.second)
        )
        if let index = indices.removeValue(forKey: key) {
            entries[index] = nil
            return .undone
        }
        indices[key] = entries.count
        entries.append(link)
        return .pending
    }

    /// Forgets the links of an object whose row is deleted.
    mutating func forget(_ object: ModelObject) {
        if isEmpty { return }
        let kept = all.filter { $0.owner !== object && $0.member !== object }
        self = PendingLinks()
        for link in kept { note(link) }
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
