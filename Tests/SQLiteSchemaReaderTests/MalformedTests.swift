import Diagnostics
import Foundation
import ModelSamples
import SQLiteSchemaReader
import TestSupport
import Testing

@Suite("Malformed databases and scripts") struct MalformedTests {
    @Test("a file that isn't a database is an error") func noDatabase() throws {
        let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ $0 / 7) }
        let (model, found) = try readFile("music.db", bytes)
        #expect(model == nil)
        #expect(found.map(\.id) == ["sqlite.unreadable"])
        #expect(found.first?.message.contains("if it's encrypted") == true)
    }

    @Test("a database that may not be read says so") func permissions() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder(name: "schema")
            let file = folder.url.appendingPathComponent("music.db").path
            try execute("CREATE TABLE t (a INT);", in: file)
            try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
            // Modes don't bind the superuser.
            if getuid() == 0 { try #require(setuid(65_534) == 0) }
            var sink = DiagnosticSink()
            #expect(SQLiteSchemaReader().read(file, diagnostics: &sink) == nil)
            #expect(sink.sorted.map(\.id) == ["path.unreadable"])
            #expect(sink.sorted.first?.message.hasSuffix("Permission denied") == true)
        }
    }

    @Test("a log that SQLite can't read in its folder is the reason") func log() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder(name: "schema")
            let file = folder.url.appendingPathComponent("music.db").path
            try execute("CREATE TABLE t (a INT); PRAGMA journal_mode = WAL;", in: file)
            try Data(count: 100).write(to: URL(fileURLWithPath: file + "-wal"))
            // SQLite can't create the index of the log.
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o555],
                ofItemAtPath: folder.path
            )
            if getuid() == 0 { try #require(setuid(65_534) == 0) }
            var sink = DiagnosticSink()
            #expect(SQLiteSchemaReader().read(file, diagnostics: &sink) == nil)
            #expect(sink.sorted.map(\.id) == ["sqlite.unreadable"])
            #expect(sink.sorted.first?.message.contains("changes lie in its log") == true)
        }
    }

    @Test(
        "a statement that fails is an error at its place",
        arguments: [
            ("CREATE TABL t;", 3, 10), ("ATTACH 'x.db' AS x;", 3, 3), ("VACUUM INTO 'x.db';", 3, 3),
            ("SELECT load_extension('x');", 3, 3),
            ("CREATE TABLE t (\n  a INT,\n  b INT,\n);", 6, 1),
            ("CREATE TABLE t (a INT); CREATE INDEX i\nON t (x);", 4, 7),
        ]
    )
    func statements(sql: String, line: Int, column: Int) throws {
        let (model, found) = try readScript("-- one\nCREATE TABLE a (b);\n  \(sql)")
        #expect(model == nil)
        #expect(found.map(\.id) == ["sqlite.script"])
        #expect(found.first?.range.start.line == line)
        #expect(found.first?.range.start.column == column)
    }

    @Test(
        "an error in a script for something else names what it's for",
        arguments: [
            ("SET NAMES utf8mb4;\nCREATE TABLE `t` (`a` int) ENGINE=InnoDB;", "is for MySQL"),
            ("CREATE TABLE public.t (id SERIAL PRIMARY KEY);", "is for PostgreSQL"),
            ("CREATE TABLE [dbo].[t] ([id] INT IDENTITY(1,1));", "is for SQL Server"),
            (".mode csv\nCREATE TABLE t (a INT);", "commands of the program sqlite3"),
        ]
    )
    func causes(sql: String, cause: String) throws {
        let found = try readScript(sql).found
        #expect(found.map(\.id) == ["sqlite.script"])
        #expect(found.first?.message.contains(cause) == true)
    }

    @Test("a script in UTF-16 is an error that says so") func utf16() throws {
        let text = "CREATE TABLE t (a INT);"
        for marked in [true, false] {
            let start: [UInt8] = marked ? [0xFF, 0xFE] : []
            let bytes = start + text.utf8.flatMap { [$0, 0 as UInt8] }
            let found = try readFile("music.sql", bytes).found
            #expect(found.map(\.id) == ["sqlite.script"])
            #expect(found.first?.message.contains("UTF-16") == true)
        }
    }

    @Test("bytes that aren't UTF-8 are a warning at the first") func latin1() throws {
        let bytes = Array("CREATE TABLE t (\n  a TEXT DEFAULT 'x".utf8) + [0xE9] + Array("');".utf8)
        let (model, found) = try readFile("music.sql", bytes)
        #expect(model != nil)
        #expect(found.map(\.id) == ["sqlite.encoding"])
        #expect(found.first?.range.start.line == 2)
        #expect(found.first?.range.start.column == 20)
    }

    @Test("a column without a comma before it is a warning at its name") func missingComma() throws
    {
        let sql = "CREATE TABLE t (\n  a INTEGER,\n  b TEXT -- all\n  c DATETIME\n);"
        let found = try readScript(sql).found
        #expect(found.map(\.id) == ["sqlite.missing-comma"])
        #expect(found.first?.range.start.line == 4)
        #expect(found.first?.range.start.column == 3)
        let types = "a UNSIGNED BIG INT, b DOUBLE PRECISION, c TIMESTAMP WITH TIME ZONE"
        let all = try readScript("CREATE TABLE t (\(types));").found
        #expect(!all.contains { $0.id == "sqlite.missing-comma" })
    }

    @Test(
        "the parts of a migration that undo it aren't run",
        arguments: [
            ("-- +goose Up", "-- +goose Down"), ("-- migrate:up", "-- migrate:down"),
            ("-- +migrate Up", "-- +migrate Down"),
        ]
    )
    func downParts(up: String, down: String) throws {
        let sql = """
            \(up)
            CREATE TABLE a (b INT);
            \(down)
            DROP TABLE a;
            \(up)
            CREATE TABLE c (d INT);
            """
        let (model, found) = try readScript(sql)
        #expect(model?.entities.map(\.name) == ["A", "C"])
        #expect(found.map(\.id) == ["sqlite.not-run"])
        #expect(found.first?.range.start.line == 3)
    }

    @Test("VACUUM, and functions of other programs, don't stop a script") func skipped() throws {
        let sql = """
            CREATE TABLE a (b TEXT);
            CREATE INDEX i ON a (fold(b));
            SELECT prepare_everything();
            VACUUM;
            CREATE VIRTUAL TABLE v USING fts4(b, tokenize=elsewhere);
            """
        let (model, found) = try readScript(sql)
        #expect(model?.entities.map(\.name) == ["A"])
        #expect(
            found.map(\.id) == [
                "sqlite.left-out", "sqlite.unknown-function", "sqlite.not-run", "sqlite.left-out",
            ]
        )
    }

    @Test(
        "virtual tables that read a setting can be created and filled",
        arguments: [
            ("fts3(a)", "INSERT INTO v (a) VALUES ('x')"),
            ("fts4(a)", "INSERT INTO v (a) VALUES ('x')"),
            ("fts5(a)", "INSERT INTO v (a) VALUES ('x')"),
            ("rtree(a, b, c)", "INSERT INTO v VALUES (1, 2, 3)"),
        ]
    )
    func virtualTables(module: String, rows: String) throws {
        let sql = "CREATE VIRTUAL TABLE v USING \(module); \(rows); CREATE TABLE a (b INT);"
        let (model, found) = try readScript(sql)
        #expect(model?.entities.map(\.name) == ["A"])
        #expect(found.map(\.id) == ["sqlite.left-out"])
    }

    @Test(
        "a schema may call functions that SQLite lacks, as that of a database may",
        arguments: [
            "CREATE TABLE t (a INT, CHECK (a REGEXP 'x'));",
            "CREATE TABLE t (a INT, b AS (fold(a)) STORED);",
            "CREATE TABLE t (a INT); ALTER TABLE t ADD COLUMN b INT CHECK (fold(b, 1) > other(b));",
        ]
    )
    func unknownFunctionsOfScripts(sql: String) throws {
        let (model, found) = try readScript("CREATE TABLE u (a INT); " + sql)
        #expect(model?.entities.map(\.name) == ["U", "T"])
        let warnings = found.filter { $0.severity == .warning }
        #expect(warnings.map(\.id) == ["sqlite.unknown-function"])
    }

    @Test("a statement that calls a function that SQLite lacks says what to do")
    func callsOfUnknownFunctions() throws {
        let sql = "CREATE TABLE t (a TEXT CHECK (a REGEXP 'x'));\n"
        for statement in ["INSERT INTO t VALUES ('x');", "CREATE TABLE c AS SELECT fold('a');"] {
            let (model, found) = try readScript(sql + statement)
            #expect(model == nil)
            #expect(found.map(\.id) == ["sqlite.script"])
            #expect(found.first?.range.start.line == 2)
            #expect(found.first?.message.contains("let that program make a database") == true)
        }
    }

    @Test(
        "a table that is renamed takes references along, unless the script says otherwise",
        arguments: [("ON", "A", []), ("OFF", nil, ["sqlite.left-out"])]
            as [(String, String?, [String])]
    )
    func renamedTables(setting: String, destination: String?, ids: [String]) throws {
        let sql = """
            PRAGMA foreign_keys = OFF;
            PRAGMA legacy_alter_table = \(setting);
            CREATE TABLE a (id INTEGER PRIMARY KEY);
            CREATE TABLE b (id INTEGER PRIMARY KEY, a_id INTEGER REFERENCES a (id));
            ALTER TABLE a RENAME TO a_old;
            CREATE TABLE a (id INTEGER PRIMARY KEY, n TEXT);
            INSERT INTO a (id) SELECT id FROM a_old;
            DROP TABLE a_old;
            """
        let (model, found) = try readScript(sql)
        let entity = try #require(model?.entities.first { $0.name == "B" })
        #expect(entity.relationships.first?.destination == destination)
        #expect(found.map(\.id) == ids)
    }

    /// It runs as long as the limit permits.
    @Test(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it")) func aLongStatementSaysThatItIs()
        throws
    {
        let rows = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
        let sql = "CREATE TABLE t (a INT);\nINSERT INTO t \(rows) WHERE i < 0;"
        let found = try readScript(sql).found
        #expect(found.map(\.id) == ["sqlite.script"])
        #expect(found.first?.message.contains("takes too long") == true)
        #expect(found.first?.range.start.line == 2)
    }

    @Test("a collation that SQLite lacks is a note") func collations() throws {
        let sql = "CREATE TABLE a (\n  b TEXT UNIQUE COLLATE localized\n);"
        let (model, found) = try readScript(sql + " CREATE INDEX i ON a (b DESC);")
        #expect(model?.entities[0].attributes.map(\.name) == ["b"])
        #expect(found.map(\.id) == ["sqlite.unknown-collation"])
        #expect(found.first?.range.start.line == 2)
    }

    @Test(
        "a collation that SQLite lacks is a note for a database, too, even if nothing compares its values",
        arguments: [
            "INSERT INTO sqlite_schema VALUES ('table', 'a', 'a', 2, 'CREATE TABLE a (b TEXT COLLATE localized)')",
            """
            INSERT INTO sqlite_schema VALUES ('table', 'a', 'a', 2, 'CREATE TABLE a (b TEXT)'),
            ('index', 'i', 'a', 3, 'CREATE INDEX i ON a (b COLLATE localized)')
            """,
        ]
    )
    func collationsOfDatabases(rows: String) throws {
        // Only a program with the collation can create them.
        let found = try readDatabase(
            """
            CREATE TABLE x (y); CREATE TABLE z (y);
            PRAGMA writable_schema = ON; DELETE FROM sqlite_schema; \(rows);
            """
        ).found
        #expect(found.map(\.id) == ["sqlite.unknown-collation"])
        #expect(found.first?.message.contains("'localized'") == true)
    }

    @Test("a foreign key to a table that isn't there says so") func missingTables() throws {
        let found = try readScript("CREATE TABLE a (b INT,\n  c INT REFERENCES aa (b));").found
        #expect(found.map(\.id) == ["sqlite.left-out"])
        #expect(found.first?.message.contains("there is no table 'aa'") == true)
        #expect(found.first?.range.start.line == 2)
    }

    @Test("a store of Core Data is an error") func coreData() throws {
        let found = try readScript("CREATE TABLE Z_METADATA (Z_VERSION INTEGER);").found
        #expect(found.map(\.id) == ["sqlite.core-data-store"])
    }

    @Test("a script that is cut or changed anywhere doesn't end the process") func mutants() throws
    {
        let sql = Array(
            "CREATE TABLE t (a \"x\" CHECK (length(a) < 2), b DEFAULT 'c'); /* d */".utf8
        )
        for index in sql.indices {
            var changed = sql
            changed[index] = UInt8(truncatingIfNeeded: index &* 37)
            for text in [Array(sql[..<index]), changed] {
                let (model, found) = try readFile("music.sql", text)
                #expect((model == nil) == found.contains { $0.severity == .error })
            }
        }
    }
}
