/// The rows of a store of Core Data whose changes a save counts, each once.
struct ChangedRows {
    private var rows: Set<Row> = []
    private(set) var all: [(root: Int, key: Int64)] = []
    /// By the numbers of the tables' entities. New rows have been changed once.
    private let firstNewKeys: [Int: Int64]

    private struct Row: Hashable {
        let root: Int
        let key: Int64
    }

    init(firstNewKeys: [Int: Int64]) { self.firstNewKeys = firstNewKeys }

    mutating func note(_ object: ModelObject) {
        guard object.isStored, let registration = object.registration else { return }
        note(object.key, registration.info.root)
    }

    mutating func note(_ key: Int64, _ root: Int) {
        if let first = firstNewKeys[root], key >= first { return }
        if rows.insert(Row(root: root, key: key)).inserted { all.append((root, key)) }
    }
}
