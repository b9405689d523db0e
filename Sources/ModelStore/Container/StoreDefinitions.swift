/// The tables that one database has to hold.
struct StoreDefinitions: Sendable {
    let tables: [TableDefinition]
    let indexes: [IndexDefinition]

    /// Whether the file takes part in saves that write to several files.
    var isOneOfSeveral: Bool { tables.contains { $0.name == "_ModelStore_file" } }

    /// What is needed for reading alone.
    var readable: StoreDefinitions {
        StoreDefinitions(
            tables: tables.filter { !StoreFormat.isOwn(table: $0.name) },
            indexes: indexes
        )
    }
}

/// The library's own data in a database.
enum StoreFormat {
    /// SQLite's `application_id` of every file of this library: "MSto" in ASCII.
    static let application: Int64 = 0x4D53_746F
    /// Grows when an older library could not work with a file any more.
    static let version = 1
    static let keyTable = """
        CREATE TABLE "_ModelStore_keys" ("name" TEXT PRIMARY KEY, "last" INTEGER NOT NULL) STRICT, WITHOUT ROWID
        """
    static func isOwn(table: String) -> Bool { table.hasPrefix("_ModelStore_") }
    static let writeLastKey = """
        INSERT INTO "_ModelStore_keys" VALUES (?1, ?2)
            ON CONFLICT ("name") DO UPDATE SET "last" = excluded."last"
        """
}

extension Schema {
    /// The tables of some entities, with their join tables and indexes.
    func definitions(
        of entities: [EntityInfo],
        isOneOfSeveral: Bool
    ) throws -> StoreDefinitions {
        let scripts = try entities.filter(\.isRoot).flatMap { entity in
            SQLText.statements(of: try FlatEntity(entity.type).script)
        }
        let own = [StoreFormat.keyTable] + (isOneOfSeveral ? SharedSaveTables.all : [])
        return StoreDefinitions(
            tables: own.compactMap(TableDefinition.init) + scripts.compactMap(TableDefinition.init),
            indexes: scripts.compactMap(IndexDefinition.init)
        )
    }
}
