/// What a target knows of the copy that fills it: a row for the source, and one for each table.
///
/// It's written with the rows, so that both are there or neither is.
struct CopyRecord {
    private let connection: Connection

    /// What has been copied of a table.
    struct Part {
        var place = CopiedTable.Place.start
        var count = 0
    }

    init(_ connection: Connection) { self.connection = connection }

    /// The place of the source; `nil` if no copy was interrupted.
    func source() throws -> String? {
        guard try connection.hasTable("_ModelStore_copy") else { return nil }
        let statement = try connection.statement(
            "SELECT \"source\" FROM \"_ModelStore_copy\" WHERE \"name\" = ''"
        )
        defer { statement.reset() }
        return try statement.step() ? statement.text(0) : nil
    }

    /// Begins a record, in the connection's transaction.
    func begin(_ source: String) throws {
        try end()
        try connection.execute(
            "CREATE TABLE \"_ModelStore_copy\" (\"name\" TEXT NOT NULL PRIMARY KEY,"
                + " \"source\" TEXT NOT NULL, \"first\" BIGINT NOT NULL, \"second\" BIGINT NOT NULL,"
                + " \"count\" BIGINT NOT NULL)"
        )
        try write("", source, Part())
    }

    /// Removes it, in the connection's transaction.
    func end() throws { try connection.execute("DROP TABLE IF EXISTS \"_ModelStore_copy\"") }

    func part(_ table: CopiedTable) throws -> Part {
        let statement = try connection.statement(
            "SELECT \"first\", \"second\", \"count\" FROM \"_ModelStore_copy\" WHERE \"name\" = ?1"
        )
        statement.bind(0, table.name)
        defer { statement.reset() }
        guard try statement.step() else { return Part() }
        return Part(
            place: CopiedTable.Place(first: statement.integer(0), second: statement.integer(1)),
            count: Int(statement.integer(2))
        )
    }

    func write(_ table: CopiedTable, _ part: Part) throws { try write(table.name, "", part) }

    private func write(_ name: String, _ source: String, _ part: Part) throws {
        let statement = try connection.statement(
            """
            INSERT INTO "_ModelStore_copy" ("name", "source", "first", "second", "count")
            VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT ("name") DO UPDATE
            SET "first" = excluded."first", "second" = excluded."second", "count" = excluded."count"
            """
        )
        statement.bind(0, name)
        statement.bind(1, source)
        statement.bind(2, part.place.first)
        statement.bind(3, part.place.second)
        statement.bind(4, part.count)
        try statement.run()
    }
}
