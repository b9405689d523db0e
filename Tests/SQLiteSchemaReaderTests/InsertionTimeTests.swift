import ModelIR
import Testing

/// Defaults that are the time of insertion, in columns whose types let SQLite change what is saved.
@Suite struct InsertionTimeTests {
    private static let types = [
        "TEXT", "INTEGER", "REAL", "NUMERIC", "DATETIME", "STRING", "BLOB",
    ]
    private static let strictTypes = ["TEXT", "INTEGER", "REAL", "ANY"]

    /// The types of columns with a default: a letter for each of ``types`` and ``strictTypes``.
    private func letters(_ text: String, rows: String = "") throws -> String {
        func columns(_ types: [String]) -> String {
            types.enumerated().map { "c\($0) \($1) DEFAULT (\(text))" }.joined(separator: ", ")
        }
        let read = try readDatabase(
            """
            CREATE TABLE t (\(columns(Self.types)));
            CREATE TABLE u (\(columns(Self.strictTypes))) STRICT; \(rows)
            """
        )
        return try #require(read.model).entities.map { entity in
            entity.attributes.map { letter($0.type) }.joined()
        }.joined(separator: " ")
    }

    private func letter(_ type: AttributeType) -> String {
        switch type {
        case .date: "D"
        case .string: "S"
        case .integer64: "I"
        case .double: "F"
        case .decimal: "N"
        default: "B"
        }
    }

    @Test(arguments: [
        ("CURRENT_TIMESTAMP", "DDDDDDB DIFB"), ("CURRENT_DATE", "DDDDDDB DIFB"),
        ("CURRENT_TIME", "SSSSSSB SIFB"), ("datetime('now')", "DDDDDDB DIFB"),
        ("date('now')", "DDDDDDB DIFB"), ("time('now')", "SSSSSSB SIFB"),
        ("strftime('%s', 'now')", "SDDDDDB SDDB"), ("strftime('%J', 'now')", "SDDDDDB SIDB"),
        ("unixepoch()", "SDDDDDB SDDB"), ("unixepoch('now')", "SDDDDDB SDDB"),
        ("julianday('now')", "SDDDDDB SIDB"),
        ("strftime('%Y-%m-%dT%H:%M:%fZ', 'now')", "DDDDDDB DIFB"),
        ("strftime('%Y-%m-%d', 'now')", "DDDDDDB DIFB"),
        ("strftime('%Y', 'now')", "SIFNISB SIFB"), ("strftime('%f', 'now')", "SFFNFSB SIFB"),
        ("strftime('%H:%M', 'now')", "SSSSSSB SIFB"),
        ("datetime('now', 'localtime')", "SSSSDSB SIFB"),
        ("CAST(strftime('%s', 'now') AS INTEGER)", "SDDDDDB SDDB"),
        ("CAST(unixepoch() AS TEXT)", "SDDDDDB SDDB"),
        ("CAST(datetime('now') AS INTEGER)", "SIFNISB SIFB"),
        ("CAST(julianday('now') AS INTEGER)", "SIFNISB SIFB"),
    ])
    func theAffinityDecidesWhatIsADate(_ text: String, _ types: String) throws {
        #expect(try letters(text) == types)
    }

    /// SQLite itself says what its rows hold.
    @Test(arguments: [
        "CURRENT_TIMESTAMP", "CURRENT_DATE", "CURRENT_TIME", "strftime('%s', 'now')",
        "strftime('%J', 'now')", "unixepoch()", "julianday('now')", "strftime('%F', 'now')",
        "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')", "strftime('%Y', 'now')",
        "strftime('%H:%M', 'now')", "CAST(strftime('%s', 'now') AS INTEGER)",
        "CAST(unixepoch() AS TEXT)", "CAST(datetime('now') AS INTEGER)",
    ])
    func rowsWithTheDefaultKeepTheType(_ text: String) throws {
        let empty = try letters(text)
        let filled = try letters(text, rows: "INSERT INTO t DEFAULT VALUES;")
        for (before, after) in zip(empty, filled) { #expect((before == "D") == (after == "D")) }
    }

    @Test func aNumberThatBecomesATextIsNoDateAndSaysWhy() throws {
        let read = try readScript(
            "CREATE TABLE log (at TEXT NOT NULL DEFAULT (strftime('%s','now')), day TEXT DEFAULT (julianday()));"
        )
        #expect(read.model?.entities[0].attributes.map(\.type) == [.string, .string])
        #expect(read.model?.existing?.tables[0].columns[1].defaultText == "julianday()")
        #expect(read.found.map(\.id) == ["sqlite.left-out", "sqlite.left-out"])
        #expect(read.found[0].message.contains("makes a text of the Julian day"))
        #expect(read.found[1].message.contains("makes a text of the number of seconds"))
    }

    @Test func integersOfAStrictTableHaveNoFractions() throws {
        let sql =
            "CREATE TABLE t (a INTEGER DEFAULT (unixepoch()), b REAL DEFAULT (unixepoch())) STRICT;"
        let columns = try readScript(sql).model?.existing?.tables[0].columns
        #expect(columns?.map(\.form) == [.mixedWholeSeconds, .mixedSeconds])
    }
}
