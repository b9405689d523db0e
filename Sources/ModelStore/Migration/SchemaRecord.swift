import Foundation

/// The schema that a file says it has.
///
/// One row for each schema that the file ever had; the last is the current one.
package struct SchemaRecord {
    let digest: String
    /// SQLite's number of the tables' state when the row was written: another program that changes a
    /// table changes the number, too. On a server, where only the library changes tables, that of the record.
    let cookie: Int64
    let text: String
    /// The name of the model's version, if the model has versions. For example: `1.2.0`.
    let version: String?

    static let tableName = "_ModelStore_schema"
    static let table = """
        CREATE TABLE "_ModelStore_schema" ("number" INTEGER PRIMARY KEY, "digest" TEXT NOT NULL, "version" TEXT, "cookie" INTEGER NOT NULL, "schema" TEXT NOT NULL) STRICT
        """

    /// - Returns: `nil` if the database is new, or from before there were such rows.
    static func current(_ connection: Connection) throws -> SchemaRecord? {
        try connection.hasTable(tableName) ? last(connection) : nil
    }

    /// The same for a database that has a table of records.
    static func last(_ connection: Connection) throws -> SchemaRecord? {
        let cookie = connection.remote == nil ? "\"cookie\"" : "\"number\""
        return try connection.texts(
            """
            SELECT "digest", \(cookie), "schema", "version" FROM "_ModelStore_schema"
            ORDER BY "number" DESC LIMIT 1
            """
        ).first.map { row in
            SchemaRecord(
                digest: row[0] ?? "",
                cookie: row[1].flatMap(Int64.init) ?? 0,
                text: row[2] ?? "",
                version: row[3]
            )
        }
    }

    /// Asks for the number of the current record.
    package static let selectNumber = "SELECT max(\"number\") FROM \"_ModelStore_schema\""

    /// A statement for a server that fails if the current record has another number than `?1`, so that what is
    /// sent behind it isn't done.
    static let requireNumber = """
        SELECT CASE WHEN max("number") = ?1 THEN 0 ELSE ('\(mismatch) ' || max("number"))::int END \
        FROM "_ModelStore_schema"
        """

    private static let mismatch = "_ModelStore_schema has record"

    /// Whether an error is that of ``requireNumber``.
    package static func isMismatch(sqlState: String?, _ message: String) -> Bool {
        sqlState == "22P02" && message.contains(mismatch)
    }

    /// The condition that a record isn't the current one.
    private static let isPast = """
        "number" < (SELECT max("number") FROM "_ModelStore_schema")
        """

    /// Whether the file had a schema once, and has moved on from it.
    static func isPast(_ digest: String, _ connection: Connection) throws -> Bool {
        try !connection.texts(
            """
            SELECT 1 FROM "_ModelStore_schema" WHERE "digest" = ?1 AND \(isPast)
            """,
            digest
        ).isEmpty
    }

    /// Whether the entities of a schema were a part of one that the file had, and has moved on from.
    ///
    /// A widget that names some of an older app's classes has such a schema.
    static func isPartOfPast(_ schema: StoreSchema, _ connection: Connection) throws -> Bool {
        let texts = try connection.texts(
            "SELECT \"schema\" FROM \"_ModelStore_schema\" WHERE \(isPast)"
        )
        return texts.contains { row in
            let past = try? JSONDecoder().decode(StoreSchema.self, from: Data((row[0] ?? "").utf8))
            guard let past, past.entities.count > schema.entities.count else { return false }
            return schema.entities.allSatisfy { past[entity: $0.name] == $0 }
                && schema.tables.allSatisfy { past[table: $0.name] == $0 }
        }
    }

    /// The schema; `nil` if the text isn't one.
    var schema: StoreSchema? {
        try? JSONDecoder().decode(StoreSchema.self, from: Data(text.utf8))
    }

    /// Records a schema as the file's current one, and removes an earlier record of it.
    static func write(_ definitions: StoreDefinitions, _ connection: Connection) throws {
        let digest = definitions.digest
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(definitions.schema), as: UTF8.self)
        try connection.execute(
            "DELETE FROM \"_ModelStore_schema\" WHERE \"digest\" = \(literal(digest))"
        )
        let cookie =
            try connection.remote == nil ? connection.integer("PRAGMA schema_version") : nil
        let statement = try Statement(
            connection,
            """
            INSERT INTO "_ModelStore_schema" ("digest", "version", "schema"\(cookie == nil ? "" : ", \"cookie\""))
            VALUES (?1, ?2, ?3\(cookie == nil ? "" : ", ?4"))
            """,
            isKept: false
        )
        statement.bind(0, digest)
        statement.bind(1, definitions.version)
        statement.bind(2, text)
        if let cookie { statement.bind(3, cookie) }
        try statement.run()
    }
}
