import ModelIR
import Testing

@Suite("Views") struct ViewTests {
    private let table = "CREATE TABLE t (a INT NOT NULL, d DATETIME, u UUID, n NUMERIC);"
    private let row = "INSERT INTO t VALUES (1, '2024-01-02 03:04:05', NULL, 2.5);"

    @Test("the columns of tables keep their types, and may have no value") func columns() throws {
        let read = try readScript(table + "CREATE VIEW v AS SELECT d, a AS b, u, n FROM t;")
        let view = try #require(read.model?.entities.last)
        #expect(view.name == "V")
        #expect(view.attributes.map(\.name) == ["d", "b", "u", "n"])
        #expect(view.attributes.map(\.type) == [.date, .integer64, .uuid, .decimal])
        #expect(!view.attributes.contains { !$0.isOptional })
        let existing = try #require(read.model?.existing?["V"])
        #expect(existing.isView && existing.isReadOnly && existing.name == "v")
        #expect(read.found.isEmpty)
    }

    @Test("rows tell the types of expressions, with one note for a view") func expressions() throws
    {
        let view =
            "CREATE VIEW v AS SELECT count(*) AS c, sum(n) AS s, 'x' || a AS t, x'00' AS b FROM t;"
        let read = try readDatabase(table + row + view)
        let attributes = try #require(read.model?.entities.last).attributes
        #expect(attributes.map(\.type) == [.integer64, .double, .string, .binary])
        #expect(read.found.map(\.id) == ["sqlite.other-values"])
    }

    @Test("dates have the form of the rows") func dates() throws {
        let read = try readDatabase(table + row + "CREATE VIEW v AS SELECT d AS \"a day\" FROM t;")
        let column = try #require(read.model?.existing?["V"]?.columns.first)
        #expect(column.name == "a day")
        #expect(column.form == .text("2001-01-01 00:00:00"))
    }

    @Test("a type in the view is that of a column without rows") func casts() throws {
        let columns = "CAST(count(*) AS INTEGER) AS c, CAST(a AS TEXT) AS t, CAST(n AS REAL) AS r"
        let read = try readScript(table + "CREATE VIEW v AS SELECT \(columns) FROM t;")
        #expect(
            read.model?.entities.last?.attributes.map(\.type) == [.integer64, .string, .double]
        )
        #expect(read.found.isEmpty)
    }

    @Test("values of several types are data, which the note says") func values() throws {
        let rows = "INSERT INTO t (a, d) VALUES (1, NULL), (2, NULL);"
        let read = try readDatabase(
            table + rows + "CREATE VIEW v AS SELECT iif(a = 1, a, 'no') AS m, a + 1 AS p FROM t;"
        )
        let view = try #require(read.model?.entities.last)
        #expect(view.attributes.map(\.type) == [.binary, .integer64])
        #expect(read.model?.existing?.tables.last?.columns.map(\.form) == [.anyClass, nil])
        #expect(
            read.found.contains {
                $0.message.contains("the type of 'm', 'p'")
                    && $0.message.contains("for 'm', it's Data")
            },
            "\(read.found)"
        )
    }

    @Test("a column without type and rows is left out, with a warning at the view")
    func unknown() throws {
        let read = try readScript(
            table + "\nCREATE VIEW v AS SELECT a, upper(d) AS s, a + 1 AS p FROM t;"
        )
        #expect(read.model?.entities.last?.attributes.map(\.name) == ["a"])
        #expect(read.found.map(\.id) == ["sqlite.untyped-column"])
        #expect(read.found.first?.message.hasPrefix("'s', 'p' of the view 'v'") == true)
        #expect(read.found.first?.range.start.line == 2)
        // Nothing of this view is known.
        let other = try readScript(table + "CREATE VIEW w AS SELECT a + 1 AS p FROM t;")
        #expect(other.model?.entities.map(\.name) == ["T"])
        #expect(other.found.map(\.id) == ["sqlite.untyped-column"])
    }

    @Test(
        "a view that SQLite can't compute, or not in a moment, is left out with a warning",
        arguments: [
            ("SELECT x FROM nowhere", "no such table: main.nowhere"),
            ("SELECT unknown(a) AS x FROM t", "no such function: unknown"),
            (
                "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT count(*) AS x FROM c",
                "it takes too long"
            ),
            ("SELECT load_extension('x') AS x", "unsafe use of load_extension()"),
            // Functions for JSON make SQLite trust the database, but not with others.
            ("SELECT JSON(a) || fts5_source_id() AS x FROM t", "unsafe use of fts5_source_id()"),
            ("SELECT json(a) || load_extension('x') AS x FROM t", "unsafe use of load_extension()"),
        ]
    )
    func unreadable(query: String, problem: String) throws {
        let read = try readDatabase(
            table + "CREATE VIEW v AS \(query);CREATE VIEW w AS SELECT a FROM t;"
        )
        #expect(read.model?.entities.map(\.name) == ["T", "W"])
        #expect(read.found.map(\.id) == ["sqlite.left-out"])
        #expect(read.found.first?.message.hasSuffix(problem) == true)
    }

    @Test("the names of views and tables differ") func names() throws {
        let read = try readScript("CREATE TABLE a_b (x INT); CREATE VIEW aB AS SELECT x FROM a_b;")
        #expect(read.model?.entities.map(\.name) == ["AB", "AB2"])
    }
}
