/// The tables whose saves somebody follows, by the numbers of their roots.
enum FollowedTables {
    case all
    case some(Set<Int>)

    static let none = FollowedTables.some([])

    var isEmpty: Bool { if case .some(let roots) = self { roots.isEmpty } else { false } }

    func contains(_ root: Int) -> Bool {
        switch self {
        case .all: true
        case .some(let roots): roots.contains(root)
        }
    }

    /// Whether saved rows may be of these tables.
    func isConcerned(by rows: SavedRows) -> Bool {
        guard case .some(let roots) = self else { return !rows.isEmpty }
        return roots.contains { rows.mayHaveChanged($0) || rows.rows[$0] != nil }
    }

    mutating func formUnion(_ others: FollowedTables) {
        switch (self, others) {
        case (.some(let roots), .some(let more)): self = .some(roots.union(more))
        default: self = .all
        }
    }
}
