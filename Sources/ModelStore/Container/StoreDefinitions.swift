/// What one database has to hold: a schema, and what the model says about its past.
package struct StoreDefinitions: Sendable {
    package let schema: StoreSchema
    let hints: SchemaHints
    package let digest: String
    /// Whether the file takes part in saves that write to several files.
    let isOneOfSeveral: Bool
    /// The name of the model's version, if the model has versions.
    package let version: String?
    /// The entities of tables that another program made.
    let existing: [EntityInfo]

    /// - Parameter entities: in the order of the schema.
    init(_ entities: [EntityInfo], isOneOfSeveral: Bool, version: String? = nil) throws {
        var known: [ObjectIdentifier: FlatEntity] = [:]
        let flat = try entities.map { try FlatEntity.entity($0.type, &known) }
        schema = try StoreSchema(flat)
        hints = SchemaHints(flat)
        digest = SchemaDigest(schema).text
        self.isOneOfSeveral = isOneOfSeveral
        self.version = version
        existing = entities.filter { $0.existing != nil }
    }

    /// Whether the model's version is later than the one that a file was changed to, as any is if that had
    /// none.
    func isLater(than record: SchemaRecord) -> Bool {
        guard let own = version.flatMap(Schema.Version.init(numbers:)) else { return false }
        guard let other = record.version.flatMap(Schema.Version.init(numbers:)) else { return true }
        return other < own
    }

    /// The statements that create the library's own tables.
    var ownTables: [(name: String, statement: String)] {
        [("_ModelStore_keys", StoreFormat.keyTable), ("_ModelStore_schema", SchemaRecord.table)]
            + (isOneOfSeveral ? SharedSaveTables.all : [])
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
