/// A row that's deleted with all that go along with it, where these are chains that are too long
/// for the database.
///
/// The rows are collected level by level, with a statement for many of them, and the last ones
/// are deleted first, so that none is left to take along.
struct LongCascade {
    private let registration: ContextEntity
    /// Rows of one table each; the rows of a level lead to those of levels before.
    private var levels: [Rows] = []
    private var known: [Int: Set<Int64>] = [:]
    /// Whether each row goes along with one other only, and none with itself in the end.
    private var isForest = true

    private struct Rows {
        /// The number of the entity that the table is named for.
        let root: Int
        var keys: [Int64]

        private static let partSize = 256

        /// As many as one statement takes: fewer than the rows that the database lets go along.
        var parts: [[Int64]] {
            stride(from: 0, to: keys.count, by: Self.partSize).map { start in
                Array(keys[start..<min(start + Self.partSize, keys.count)])
            }
        }
    }

    init(from key: Int64, _ registration: ContextEntity) {
        self.registration = registration
        let root = registration.info.root
        levels = [Rows(root: root, keys: [key])]
        known[root] = [key]
    }

    mutating func delete() throws {
        try collect()
        if !isForest { try takeApart() }
        for rows in deletedTogether() {
            let info = context.entities[rows.root].info
            try run("DELETE FROM \(quoted(info.tableName)) WHERE \(info.key) IN ", rows)
        }
    }

    private var context: ModelContext { registration.context }

    private var ways: [Int: Set<CascadeWays.Way>] { context.store.entities.cascades.ways }

    private mutating func collect() throws {
        var number = 0
        while number < levels.count {
            let rows = levels[number]
            number += 1
            for way in ways[rows.root] ?? [] { try collect(way, from: rows) }
        }
    }

    private mutating func collect(_ way: CascadeWays.Way, from owners: Rows) throws {
        let info = context.entities[way.root].info
        var found: [Int64] = []
        for part in owners.parts {
            let statement = try registration.connection.statement(
                "SELECT \(info.key) FROM \(quoted(info.tableName)) WHERE \(way.column) IN"
                    + " (\(way.referred.values(ofRows: parameters(for: part.count))))"
            )
            bind(part, to: statement)
            defer { statement.reset() }
            while try statement.step() {
                let key = statement.integer(0)
                if known[way.root, default: []].insert(key).inserted {
                    found.append(key)
                } else {
                    isForest = false
                }
            }
        }
        if !found.isEmpty { levels.append(Rows(root: way.root, keys: found)) }
    }

    /// Has every row lead nowhere: then none takes another along. No row has a negative key.
    private func takeApart() throws {
        let all = Set(ways.values.flatMap { $0 })
        for way in all {
            guard let keys = known[way.root] else { continue }
            let info = context.entities[way.root].info
            try run(
                "UPDATE \(quoted(info.tableName)) SET \(way.column) = -\(info.key)"
                    + " WHERE \(way.column) IS NOT NULL AND \(info.key) IN ",
                Rows(root: way.root, keys: Array(keys))
            )
        }
    }

    /// The rows in the order in which they're deleted; one statement deletes those of one table.
    private func deletedTogether() -> [Rows] {
        var result: [Rows] = []
        for rows in levels.reversed() {
            if result.last?.root == rows.root {
                result[result.count - 1].keys += rows.keys
            } else {
                result.append(rows)
            }
        }
        return result
    }

    /// Runs a statement that ends with a list of keys.
    private func run(_ start: String, _ rows: Rows) throws {
        for part in rows.parts {
            let statement = try registration.connection.statement(
                "\(start)(\(parameters(for: part.count)))"
            )
            bind(part, to: statement)
            try statement.run()
        }
    }
}
