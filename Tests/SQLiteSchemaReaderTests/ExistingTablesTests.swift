import ModelIR
import Testing

@Suite("Names in the database") struct ExistingTablesTests {
    private func table(_ sql: String) throws -> ExistingTable {
        try #require(try readScript(sql).model?.existing?.tables.first)
    }

    @Test(
        "the key is what finds a row",
        arguments: [
            ("(a_id INTEGER PRIMARY KEY)", "a_id"), ("(a_id INT PRIMARY KEY)", "rowid"),
            ("(code TEXT PRIMARY KEY)", "rowid"), ("(rowid TEXT)", "_rowid_"),
            ("(code TEXT PRIMARY KEY) WITHOUT ROWID", nil),
        ] as [(String, String?)]
    )
    func keys(columns: String, key: String?) throws {
        #expect(try table("CREATE TABLE t \(columns);").key == key)
    }

    @Test("the attribute that is the key is known") func keyAttribute() throws {
        let table = try table("CREATE TABLE album (album_id INTEGER PRIMARY KEY, title TEXT);")
        #expect(table.keyAttribute == "albumID")
        #expect(table.columns.map(\.name) == ["album_id", "title"])
    }

    @Test(
        "the first value says how dates and UUIDs are written",
        arguments: [
            ("DATE", "NULL", .text("2001-01-01")),
            ("DATETIME", "NULL", .text("2001-01-01 00:00:00")),
            ("DATETIME", "'2009-05-17T08:30:00.250Z'", .text("2001-01-01T00:00:00.000Z")),
            ("DATETIME", "'2009-05-17 08:30'", .text("2001-01-01 00:00")),
            ("TIMESTAMP", "1242549000", .seconds), ("TIMESTAMP", "1242549000000", .milliseconds),
            ("TIMESTAMP", "2454969.5", .julianDay), ("UUID", "NULL", .uppercase),
            ("UUID", "'1b4e28ba-2fa1-11d2-883f-0016d3cca427'", .lowercase),
            ("UUID", "x'00112233445566778899AABBCCDDEEFF'", nil), ("TEXT", "'2009-05-17'", nil),
        ] as [(String, String, ExistingColumn.Form?)]
    )
    func forms(type: String, value: String, form: ExistingColumn.Form?) throws {
        let sql = "CREATE TABLE t (a \(type)); INSERT INTO t VALUES (NULL), (\(value));"
        #expect(try table(sql).columns.map(\.form) == [form])
    }

    @Test("a reference to another column than the key isn't one to a row") func references() throws
    {
        let read = try readScript(
            """
            CREATE TABLE a (id INTEGER PRIMARY KEY, code TEXT UNIQUE);
            CREATE TABLE b (id INTEGER PRIMARY KEY, a_id INT REFERENCES a, a_code TEXT REFERENCES a(code));
            """
        )
        let columns = try #require(read.model?.existing?["B"]?.columns)
        #expect(columns.map(\.name) == ["id", "a_id", "a_code"])
        #expect(columns.map(\.leadsToKey) == [true, true, false])
        #expect(columns.last?.attribute?.type == .string)
    }
}
