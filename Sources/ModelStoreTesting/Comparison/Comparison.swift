import ModelStore

/// Compares a file before and after a migration.
struct Comparison {
    let new: ModelDescription
    let changing: ChangingNames
    let before: StorePicture
    let after: StorePicture
    let match: SchemaMatch
    /// Of every new entity that can have rows.
    private let keys: [String: KeyMatch]

    init(
        old: ModelDescription,
        new: ModelDescription,
        changing: ChangingNames,
        before: StorePicture,
        after: StorePicture
    ) throws {
        self.new = new
        self.changing = changing
        self.before = before
        self.after = after
        let match = new.match(old)
        self.match = match
        keys = try new.tables.entities.filter { !$0.isAbstract }.reduce(into: [:]) { keys, entity in
            keys[entity.name] = try KeyMatch(entity, match, before, after)
        }
    }

    func differences() throws -> [MigrationDifference] {
        try new.tables.entities.flatMap { entity -> [MigrationDifference] in
            guard !changing.has(entity), let keys = keys[entity.name], !keys.sources.isEmpty else {
                return []
            }
            return try ComparedRows(self, entity, keys).differences()
                + ComparedMembers(self, entity, keys).differences()
        }
    }

    /// The new key of a row of an old table, if it's a row of an entity or of one below it.
    func newKey(_ key: Int64, from table: String, below entity: String) -> Int64? {
        new.concrete(below: entity).lazy.compactMap { keys[$0.name]?.newKey(key, from: table) }
            .first
    }

    /// Whether the new keys of an entity's rows, and of those below it, are known.
    func knowsKeys(below entity: String) -> Bool {
        new.concrete(below: entity).allSatisfy { keys[$0.name]?.hasKeys ?? true }
    }
}
