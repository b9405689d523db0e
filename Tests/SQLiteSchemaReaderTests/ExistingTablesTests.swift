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
        "values say how dates and UUIDs are written",
        arguments: [
            // There are no dates yet.
            ("DATE", "NULL", .mixedText("2001-01-01")),
            ("DATETIME", "NULL", .mixedText("2001-01-01 00:00:00")),
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
            (
                "DATETIME", "'2009-05-17 08:30:00.123 +00:00'",
                .text("2001-01-01 00:00:00.000 +00:00")
            ),
            ("DATETIME", "'2009-05-17 08:30:00+00'", .text("2001-01-01 00:00:00+00")),
            ("DATETIME", "'2009-05-17 08:30:00 +0000'", .text("2001-01-01 00:00:00 +0000")),
            ("DATETIME", "'2009-05-17 08:30:00 +0500'", .mixedText("2001-01-01 00:00:00 +0000")),
            ("DATETIME", "'2009-05-17 08:30:00+05'", .mixedText("2001-01-01 00:00:00+00")),
            // Others lack zeros at the end.
            ("DATETIME", "'2009-05-17 08:30:00.5'", .mixedText("2001-01-01 00:00:00.000")),
            ("DATETIME", "'2009-05-17t08:30:00'", .mixedText("2001-01-01t00:00:00")),
            ("DATETIME", "'2009-05-17'), (1704164645123", .mixedText("2001-01-01")),
            ("DATETIME", "1704164645123), ('2009-05-17'", .mixedText("2001-01-01")),
            ("DATETIME", "0), (1704164645123", .milliseconds),
            ("DATETIME", "1704164645), (1704164645123", .mixedMilliseconds),
            ("DATETIME", "1704164645), (2454969.5", .mixedJulianDays),
            ("TIMESTAMP DEFAULT (strftime('%s', 'now'))", "NULL", .mixedWholeSeconds),
            ("INTEGER DEFAULT (unixepoch())", "NULL", .mixedWholeSeconds),
            ("REAL DEFAULT (unixepoch())", "NULL", .mixedSeconds),
            ("TIMESTAMP", "1242549000", .wholeSeconds), ("TIMESTAMP", "1242549000.5", .seconds),
            ("TIMESTAMP", "1242549000000", .milliseconds),
            ("TIMESTAMP", "2454969.5", .julianDay), ("UUID", "NULL", .mixedLowercase),
            ("UUID", "'1b4e28ba-2fa1-11d2-883f-0016d3cca427'", .lowercase),
            ("UUID", "x'00112233445566778899AABBCCDDEEFF'", nil),
            (
                "UUID",
                "'1b4e28ba-2fa1-11d2-883f-0016d3cca427'), ('1B4E28BA-2FA1-11D2-883F-0016D3CCA427'",
                .mixedLowercase
            ),
            ("TEXT", "'2009-05-17'", nil),
            ("TEXT DEFAULT CURRENT_TIMESTAMP", "NULL", .mixedText("2001-01-01 00:00:00")),
            (
                "TEXT DEFAULT CURRENT_TIMESTAMP", "'2009-05-17 08:30:00'",
                .text("2001-01-01 00:00:00")
            ),
            ("TEXT DEFAULT CURRENT_TIMESTAMP", "'yesterday'", nil),
            ("TEXT DEFAULT CURRENT_DATE", "NULL", .mixedText("2001-01-01")),
            (
                "TEXT DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))", "NULL",
                .mixedText("2001-01-01T00:00:00.000Z")
            ),
            ("TEXT DEFAULT (strftime('%H:%M', 'now'))", "NULL", nil),
            (
                "INTEGER DEFAULT (CAST(strftime('%s', 'now') AS INTEGER))", "NULL",
                .mixedWholeSeconds
            ),
            ("INTEGER DEFAULT (unixepoch())", "1242549000", .wholeSeconds),
            ("INTEGER DEFAULT (unixepoch())", "2009", nil),
        ] as [(String, String, ExistingColumn.Form?)]
    )
    func forms(type: String, value: String, form: ExistingColumn.Form?) throws {
        let sql = "CREATE TABLE t (a \(type)); INSERT INTO t VALUES (NULL), (\(value));"
        let table = try readDatabase(sql).model?.existing?.tables.first
        #expect(try #require(table).columns.map(\.form) == [form])
    }

    @Test(
        "data in a column with values of any class stay what they are",
        arguments: [
            ("", "1), ('x'", .anyClass), ("ANY", "NULL", .anyClass),
            ("BLOB", "'x'), (x'00'", .anyClass),
            ("BLOB", "x'00'", nil), ("BLOB", "NULL", nil), ("", "1", nil),
        ] as [(String, String, ExistingColumn.Form?)]
    )
    func formsOfData(type: String, value: String, form: ExistingColumn.Form?) throws {
        let sql = "CREATE TABLE t (a \(type)); INSERT INTO t VALUES (NULL), (\(value));"
        #expect(try table(sql).columns.map(\.form) == [form])
    }

    @Test(
        "code from a script compares texts as dates, as other rows may have other forms",
        arguments: [
            ("DATE", "NULL", .mixedText("2001-01-01")),
            ("DATETIME", "'2009-05-17T08:30:00.250Z'", .mixedText("2001-01-01T00:00:00.000Z")),
            ("DATETIME", "1242549000", .mixedWholeSeconds),
            ("DATETIME", "1242549000.5", .mixedSeconds),
            ("DATETIME", "1242549000123", .mixedMilliseconds),
            ("DATETIME", "2454969.5", .mixedJulianDays),
            ("INTEGER", "1242549000", nil),
        ] as [(String, String, ExistingColumn.Form?)]
    )
    func formsOfScripts(type: String, value: String, form: ExistingColumn.Form?) throws {
        let sql = "CREATE TABLE t (a \(type)); INSERT INTO t VALUES (NULL), (\(value));"
        #expect(try table(sql).columns.map(\.form) == [form])
    }

    @Test(
        "dates that code can't read are texts or numbers",
        arguments: [
            ("'2009-05-17 08:30:00,5'", .string), ("'2009-05-17 08:30:00 '", .string),
            ("'2009-05-17 03:04 PM'", .string),
            ("'2009-05-17T08:30:00+01:00[Europe/Paris]'", .string),
            ("'2009-13-17'", .string), ("'2009-05-17 25:00:00'", .string),
            ("'2009-05-17 08:30:00 +0000 UTC'", .date), ("1704164645123456", .integer64),
            ("13348638245000000), (1", .integer64), ("20240102", .integer64), ("2024", .integer64),
            ("2024), (1704164645", .date),
        ] as [(String, AttributeType)]
    )
    func otherDates(value: String, type: AttributeType) throws {
        let read = try readDatabase("CREATE TABLE t (a DATETIME); INSERT INTO t VALUES (\(value));")
        #expect(read.model?.entities[0].attributes.map(\.type) == [type])
        let ids =
            type == .string
            ? ["sqlite.numeric-texts", "sqlite.other-values"]
            : type == .date ? [] : ["sqlite.other-values"]
        #expect(read.found.map(\.id) == ids)
    }

    @Test(
        "values that aren't of their column's type are a note",
        arguments: [
            ("INTEGER", "1), (2.5", .double, "integer and real values"),
            ("TEXT", "'a'), (x'00ff'", .string, "blob values among texts"),
            ("INTEGER", "1), (x'00'", .integer64, "blob values, which can't be read"),
            ("DATETIME", "'2009-05-17'), (x'00'", .date, "blob values, which can't be read"),
            ("BLOB", "x'00'), ('a'", .binary, "read as their bytes"),
        ] as [(String, String, AttributeType, String)]
    )
    func unfit(type: String, values: String, expected: AttributeType, words: String) throws {
        let read = try readDatabase("CREATE TABLE t (a \(type)); INSERT INTO t VALUES (\(values));")
        #expect(read.model?.entities[0].attributes.map(\.type) == [expected])
        #expect(read.found.map(\.id) == ["sqlite.other-values"])
        #expect(read.found.first?.message.contains(words) == true)
    }

    @Test("a reference leads to a key, to another unique column, or to no row") func references()
        throws
    {
        let read = try readScript(
            """
            CREATE TABLE a (id INTEGER PRIMARY KEY, code TEXT UNIQUE, name TEXT UNIQUE COLLATE NOCASE);
            CREATE TABLE b (
                id INTEGER PRIMARY KEY, a_id INT REFERENCES a, a_code TEXT REFERENCES a(code),
                a_name TEXT REFERENCES a(name)
            );
            """
        )
        let columns = try #require(read.model?.existing?["B"]?.columns)
        #expect(columns.map(\.name) == ["id", "a_id", "a_code", "a_name"])
        #expect(columns.map(\.reference) == [.row, .row, .column("code"), .none])
        #expect(columns.last?.attribute?.type == .string)
    }

    @Test(
        "values decide the type if they aren't of the declared one",
        arguments: [
            ("BINARY(4)", "NULL", .binary), ("VARBINARY", "x'00'", .binary),
            ("TEXT", "x'00ff'", .binary), ("TEXT", "'a'), (x'00'", .string),
            ("INTEGER", "'abc'), (1", .string), ("INTEGER", "1", .integer64),
            ("BOOLEAN", "'t'), ('f'), (1", .boolean), ("BOOLEAN", "'t'), ('x'", .string),
            ("BOOLEAN", "1", .boolean), ("", "1), (2", .integer64),
            ("ANY", "1), (2.5", .double), ("ANY", "'a'", .string), ("ANY", "1), ('a'", .binary),
        ] as [(String, String, AttributeType)]
    )
    func types(type: String, value: String, expected: AttributeType) throws {
        let sql = "CREATE TABLE t (a \(type)); INSERT INTO t VALUES (NULL), (\(value));"
        #expect(try readScript(sql).model?.entities[0].attributes.map(\.type) == [expected])
    }

    @Test("truth values may be letters") func letters() throws {
        let sql = "CREATE TABLE t (a BOOLEAN DEFAULT 't' NOT NULL, b BOOLEAN, c BOOLEAN DEFAULT 1);"
        let script = try readScript(sql)
        #expect(script.found.isEmpty)
        #expect(script.model?.existing?.tables[0].columns.map(\.form) == [.letters, nil, nil])
        #expect(script.model?.entities[0].attributes[0].defaultValue == .literal(.boolean(true)))
        let read = try readDatabase(sql + "INSERT INTO t VALUES ('t', 'f', 1);")
        #expect(read.found.isEmpty)
        #expect(read.model?.existing?.tables[0].columns.map(\.form) == [.letters, .letters, nil])
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
            CREATE TABLE t (a TEXT DEFAULT CURRENT_TIME, b INTEGER DEFAULT 1, c TEXT DEFAULT NULL,
                d TEXT NOT NULL DEFAULT (lower('A')), e INTEGER DEFAULT now, f BOOLEAN DEFAULT "yes");
            """
        ).columns
        #expect(
            columns.map(\.defaultText) == ["CURRENT_TIME", nil, nil, nil, "'now'", "'yes'"]
        )
    }
}
