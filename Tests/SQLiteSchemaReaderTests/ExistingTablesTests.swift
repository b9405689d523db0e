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
            ("DATETIME", "'2009-05-17 08:30:00.123456'", .text("2001-01-01 00:00:00.000000")),
            ("DATETIME", "'2009-05-17 08:30:00 UTC'", .text("2001-01-01 00:00:00 UTC")),
            (
                "DATETIME", "'2009-05-17 08:30:00+00:00'",
                .text("2001-01-01 00:00:00+00:00")
            ),
            (
                "DATETIME", "'2009-05-17T08:30:00+02:00'",
                .mixedText("2001-01-01T00:00:00+00:00")
            ),
            (
                "DATETIME", "'2009-05-17 08:30:00.123456'), ('2009-05-17 08:30:00'",
                .mixedText("2001-01-01 00:00:00.000000")
            ),
            ("TIMESTAMP DEFAULT (strftime('%s', 'now'))", "NULL", .seconds),
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

    @Test(
        "values decide the type if they aren't of the declared one",
        arguments: [
            ("BINARY(4)", "NULL", .binary), ("VARBINARY", "x'00'", .binary),
            ("TEXT", "x'00ff'", .binary), ("TEXT", "'a'), (x'00'", .string),
            ("INTEGER", "'abc'), (1", .string), ("INTEGER", "1", .integer64),
            ("BOOLEAN", "'t'", .string), ("BOOLEAN", "1", .boolean), ("", "1), (2", .integer64),
            ("ANY", "1), (2.5", .double), ("ANY", "'a'", .string), ("ANY", "1), ('a'", .binary),
        ] as [(String, String, AttributeType)]
    )
    func types(type: String, value: String, expected: AttributeType) throws {
        let sql = "CREATE TABLE t (a \(type)); INSERT INTO t VALUES (NULL), (\(value));"
        #expect(try readScript(sql).model?.entities[0].attributes.map(\.type) == [expected])
    }

    @Test("a part of a primary key that lacks a value is optional") func keysWithoutValues() throws
    {
        let sql = "CREATE TABLE t (a TEXT, b TEXT, PRIMARY KEY (a, b));"
        let values = "INSERT INTO t VALUES ('x', NULL);"
        #expect(
            try readScript(sql).model?.entities[0].attributes.map(\.isOptional) == [false, false]
        )
        #expect(
            try readScript(sql + values).model?.entities[0].attributes.map(\.isOptional)
                == [false, true]
        )
    }

    @Test("a default that only the database can compute is kept") func defaults() throws {
        let columns = try table(
            """
            CREATE TABLE t (a TEXT DEFAULT CURRENT_TIMESTAMP, b INTEGER DEFAULT 1, c TEXT DEFAULT NULL,
                d TEXT NOT NULL DEFAULT (lower('A')));
            """
        ).columns
        #expect(columns.map(\.defaultText) == ["CURRENT_TIMESTAMP", nil, nil, nil])
    }
}
