/// Rows of join tables that are to be written or deleted.
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

    /// Notes a change; the opposite of one that is pending undoes it.
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

    /// The object's row goes, and its links with it.
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
