import ModelIR
import ModelSamples
import TestSupport
import Testing

/// Foreign keys that SQLite calls a mismatch, so that it refuses to save rows.
@Suite struct RefusedReferenceTests {
    /// The reference of the column `b.c` to a table `a`.
    private func reference(_ tables: String) throws -> ExistingReference? {
        try readScript(tables).model?.existing?["B"]?.columns.first { $0.name == "c" }?.reference
    }

    /// SQLite's message when a row of `b` is saved.
    private func message(_ tables: String) throws -> String {
        let folder = try TemporaryFolder(name: "refused")
        let file = folder.url.appendingPathComponent("a.db").path
        do {
            try execute(
                "\(tables); PRAGMA foreign_keys = ON; INSERT INTO b DEFAULT VALUES;",
                in: file
            )
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        ("a (id INTEGER PRIMARY KEY, x TEXT)", "a (x)", "'x' of 'a' isn't unique"),
        (
            "a (id INTEGER PRIMARY KEY, x TEXT); CREATE INDEX i ON a (x)", "a (x)",
            "CREATE UNIQUE INDEX … ON \"a\" (\"x\")"
        ),
        (
            "a (id INTEGER PRIMARY KEY, x TEXT); CREATE UNIQUE INDEX i ON a (x) WHERE x > ''",
            "a (x)",
            "isn't unique"
        ),
        (
            "a (id INTEGER PRIMARY KEY, x TEXT); CREATE UNIQUE INDEX i ON a (x COLLATE NOCASE)",
            "a (x)",
            "isn't unique"
        ),
        (
            "a (id INTEGER PRIMARY KEY, x TEXT); CREATE UNIQUE INDEX i ON a (lower(x))", "a (x)",
            "isn't unique"
        ),
        ("a (x INT, y INT, PRIMARY KEY (x, y))", "a", "the primary key of 'a' has 2 columns"),
        ("a (x INT, y INT, PRIMARY KEY (x, y))", "a (x)", "'x' of 'a' isn't unique"),
        ("a (x INT UNIQUE, y INT, PRIMARY KEY (x, y))", "a", "has 2 columns"),
        ("a (x INT)", "a", "'a' has no primary key"), ("a (x INT)", "a (z)", "no column 'z'"),
        ("a (x INT)", "a (rowid)", "no column 'rowid'"),
        ("x (y INT PRIMARY KEY); CREATE VIEW a AS SELECT y FROM x", "a (y)", "'a' isn't a table"),
    ])
    func aMismatchSaysWhatToDo(_ table: String, _ parent: String, _ words: String) throws {
        let tables =
            "CREATE TABLE \(table); CREATE TABLE b (id INTEGER PRIMARY KEY, c REFERENCES \(parent))"
        #expect(try message(tables).contains("foreign key mismatch"))
        #expect(try reference(tables)?.refusal?.contains(words) == true)
    }

    @Test(arguments: [
        ("a (id INTEGER PRIMARY KEY, x TEXT)", "a"), ("a (id INTEGER PRIMARY KEY)", "A (ID)"),
        ("a (x TEXT PRIMARY KEY)", "a"), ("a (x TEXT UNIQUE)", "a (X)"),
        ("a (x TEXT); CREATE UNIQUE INDEX i ON a (x)", "a (x)"),
        ("a (x TEXT UNIQUE COLLATE NOCASE)", "a (x)"),
        ("a (x INT PRIMARY KEY) WITHOUT ROWID", "a (x)"),
        ("a (x INT, y INT UNIQUE, PRIMARY KEY (x, y))", "a (y)"),
    ])
    func othersAreNotRefused(_ table: String, _ parent: String) throws {
        let tables =
            "CREATE TABLE \(table); CREATE TABLE b (id INTEGER PRIMARY KEY, c REFERENCES \(parent))"
        #expect(try message(tables).isEmpty)
        #expect(try #require(try reference(tables)).refusal == nil)
    }

    @Test func aKeyOfSeveralColumnsIsAWarningAtItsPlace() throws {
        let tables = """
            CREATE TABLE a (x INT, y INT);
            CREATE TABLE b (
              c INT, d INT,
              FOREIGN KEY (c, d) REFERENCES a (x, y)
            );
            """
        let found = try readScript(tables).found
        #expect(found.map(\.id) == ["sqlite.left-out"])
        #expect(found.first?.severity == .warning)
        #expect(found.first?.range.start.line == 4)
        #expect(
            found.first?.message.contains(
                "rows of 'b' and 'a': 'x', 'y' of 'a' aren't unique together"
            ) == true
        )
        let unique = try readScript("\(tables) CREATE UNIQUE INDEX i ON a (y, x);").found
        #expect(unique.map(\.severity) == [.note])
    }
}
