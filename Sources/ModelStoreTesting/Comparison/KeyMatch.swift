import ModelStore

/// The keys that rows have after a migration, by those they had before.
///
/// Rows keep their keys, unless several old tables became one: then they keep their order.
struct KeyMatch {
    /// Rows of an old entity that became rows of a new one.
    struct Source {
        let entity: EntitySchema
        let table: TableSchema
        /// The rows, by their old keys.
        let keys: [Int64]
    }

    let sources: [Source]
    /// The number of rows now.
    let count: Int
    /// By the old table and the old key; `nil` if rows were lost that have other keys now.
    private let newKeys: [String: [Int64: Int64]]?

    init(
        _ entity: EntitySchema,
        _ match: SchemaMatch,
        _ before: StorePicture,
        _ after: StorePicture
    ) throws {
        let new = try after.rows(of: entity, []).keys.sorted()
        let tables = Self.tables(entity.table, match)
        let sources = try Self.entities(entity, match).compactMap { old -> Source? in
            guard let table = match.old[table: old.table] else { return nil }
            let keys = try before.rows(of: old, []).keys.sorted()
            return Source(entity: old, table: table, keys: keys)
        }
        count = new.count
        self.sources = sources
        newKeys = Self.newKeys(sources, tables, new)
    }

    private static func newKeys(_ sources: [Source], _ tables: [String], _ new: [Int64])
        -> [String: [Int64: Int64]]?
    {
        let ordered = tables.flatMap { table in
            sources.filter { $0.table.name == table }.flatMap(\.keys).sorted().map { (table, $0) }
        }
        var keys: [String: [Int64: Int64]] = [:]
        if sources.allSatisfy({ $0.table.name == tables.first }) {
            for (table, key) in ordered { keys[table, default: [:]][key] = key }
            return keys
        }
        guard ordered.count == new.count else { return nil }
        for ((table, key), newKey) in zip(ordered, new) { keys[table, default: [:]][key] = newKey }
        return keys
    }

    var hasKeys: Bool { newKeys != nil }
    var oldCount: Int { sources.reduce(0) { $0 + $1.keys.count } }

    func newKey(_ key: Int64, from table: String) -> Int64? { newKeys?[table]?[key] }

    /// The old entities whose rows are an entity's now.
    private static func entities(_ entity: EntitySchema, _ match: SchemaMatch) -> [EntitySchema] {
        let own = match.old(entity).flatMap { $0.isAbstract ? nil : $0 }
        return [own].compactMap(\.self) + match.orphans(of: entity)
    }

    /// The old tables whose rows are in a table now, in the order in which they came.
    private static func tables(_ table: String, _ match: SchemaMatch) -> [String] {
        match.new.entities.filter { $0.table == table && !$0.isAbstract }
            .flatMap { entities($0, match) }
            .reduce(into: []) { tables, old in
                if !tables.contains(old.table) { tables.append(old.table) }
            }
    }
}
