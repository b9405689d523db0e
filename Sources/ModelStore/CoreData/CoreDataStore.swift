/// What writing to a store of Core Data relies on.
struct CoreDataStore: Sendable {
    private let entities: [EntityInfo]
    private let writing: ModelConfiguration.CoreDataWriting
    /// SQLite's number of the tables' state when it was last looked at.
    private var cookie: Int64?

    init(_ entities: [EntityInfo], _ writing: ModelConfiguration.CoreDataWriting) {
        self.entities = entities
        self.writing = writing
    }

    /// Looks at the store, unless its tables are as they were the last time.
    /// - Throws: `StoreError.schemaDiffers` if the store has another model, `notWritable` if changes
    ///   would go unnoticed by what else is in it.
    mutating func check(_ connection: Connection) throws {
        let cookie = try connection.integer("PRAGMA schema_version")
        if cookie == self.cookie { return }
        let differences =
            try ExistingTables(connection).differences(from: entities)
            + numberDifferences(connection)
        guard differences.isEmpty else {
            throw StoreError.schemaDiffers(path: connection.path, differences: differences)
        }
        if let reason = try refusal(connection) {
            throw StoreError.notWritable(path: connection.path, reason: reason)
        }
        self.cookie = cookie
    }

    /// For example: `the entity "Note" has the number 3, not 2`.
    private func numberDifferences(_ connection: Connection) throws -> [String] {
        let rows = try connection.texts("SELECT Z_NAME, Z_ENT FROM Z_PRIMARYKEY")
        let numbers = Dictionary(
            rows.map { ($0[0] ?? "", $0[1] ?? "") },
            uniquingKeysWith: { first, _ in first }
        )
        return entities.compactMap { entity in
            guard let number = entity.coreData?.number else { return nil }
            guard let found = numbers[entity.name] else {
                return "there is no entity \"\(entity.name)\""
            }
            if found == "\(number)" { return nil }
            return "the entity \"\(entity.name)\" has the number \(found), not \(number)"
        }
    }

    private func refusal(_ connection: Connection) throws -> String? {
        let functions = try names(connection, "type = 'trigger' AND sql LIKE '%NSCoreData%'")
        if !functions.isEmpty {
            return
                "has triggers that call functions of Core Data (\(functions)), and can only be read"
        }
        guard writing != .withoutHistory else { return nil }
        let all = "; .withoutHistory in coreDataWriting writes all the same"
        let mirror = try names(connection, "type = 'table' AND name LIKE 'ANSCK%'")
        if !mirror.isEmpty {
            return "is mirrored to CloudKit (\(mirror)), which wouldn't get changes made here" + all
        }
        let history = try names(
            connection,
            "type = 'table' AND name IN ('ACHANGE', 'ATRANSACTION')"
        )
        if history.isEmpty { return nil }
        return "keeps a history (\(history)), which wouldn't have changes made here" + all
    }

    /// The first names of what a condition holds for; empty if there are none.
    private func names(_ connection: Connection, _ condition: String) throws -> String {
        let sql = "SELECT name FROM sqlite_schema WHERE \(condition) ORDER BY name LIMIT 2"
        return try connection.texts(sql).compactMap { $0[0] }.joined(separator: ", ")
    }
}
