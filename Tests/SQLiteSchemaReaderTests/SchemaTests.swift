import ModelIR
import Testing

@Suite("Schemas") struct SchemaTests {
    private func entity(_ columns: String) throws -> Entity {
        try #require(try readScript("CREATE TABLE t (\(columns));").model?.entities.first)
    }

    @Test(
        "texts that are neither dates nor UUIDs make a text",
        arguments: [
            ("DATETIME", "0000-00-00 00:00:00"), ("DATE", ""), ("DATE", "2009-05-32"),
            ("TIMESTAMP", "2009-05-17 8 p.m."), ("UUID", "none"),
        ]
    )
    func otherTexts(type: String, value: String) throws {
        let sql = "CREATE TABLE t (a \(type)); INSERT INTO t VALUES (NULL), ('\(value)');"
        let read = try readScript(sql)
        #expect(read.model?.entities[0].attributes.map(\.type) == [.string])
        #expect(read.model?.existing?.tables[0].columns.map(\.form) == [nil])
        #expect(read.found.map(\.id) == ["sqlite.numeric-texts", "sqlite.other-values"])
    }

    @Test(
        "the declared type determines the type",
        arguments: [
            ("BIGINT", AttributeType.integer64), ("VARCHAR(20)", .string), ("TEXT NO", .string),
            ("BLOB", .binary), ("", .binary), ("DOUBLE PRECISION", .double), ("BOOLEAN", .boolean),
            ("DATETIME", .date), ("DECIMAL(8, 2)", .decimal), ("UUID", .uuid),
            ("tinyint (1)", .boolean), ("TINYINT", .integer64), ("TINYINT(4)", .integer64),
            ("TINYINT(1) DEFAULT '0'", .boolean), ("TINYINT(1) DEFAULT 3", .integer64),
        ]
    )
    func types(declared: String, type: AttributeType) throws {
        #expect(try entity("a \(declared)").attributes.map(\.type) == [type])
    }

    @Test(
        "names become Swift's, and the stored name is kept",
        arguments: [
            ("album_id", "albumID"), ("AlbumId", "albumID"), ("\"Unit Price\"", "unitPrice"),
            ("[order by]", "orderBy"), ("\"3d\"", "_3d"), ("URL", "url"), ("\"?\"", "column"),
            ("URLString", "urlString"), ("URLs", "urls"), ("IDCard", "idCard"),
            ("user_id_2", "userID2"), ("user_id2", "userID2"), ("userId2", "userID2"),
            ("pageUrl3", "pageURL3"),
        ]
    )
    func names(column: String, name: String) throws {
        let attribute = try #require(try entity(column).attributes.first)
        #expect(attribute.name == name)
        #expect(attribute.renamingIdentifier == column.trimmed)
    }

    @Test("defaults and NOT NULL are read") func defaults() throws {
        let read = try entity(
            "a INT NOT NULL DEFAULT -3, b TEXT DEFAULT 'it''s', c BOOLEAN DEFAULT 1"
        )
        let expected: [Literal] = [.integer(-3), .string("it's"), .boolean(true)]
        #expect(read.attributes.map(\.defaultValue) == expected.map { .literal($0) })
        #expect(read.attributes.map(\.isOptional) == [false, true, true])
    }

    @Test("keys, UNIQUE and indexes are read") func indexes() throws {
        let sql = """
            CREATE TABLE t (a INT, b INT, c TEXT UNIQUE, PRIMARY KEY (b, a)) WITHOUT ROWID;
            CREATE INDEX by_c ON t (c DESC);
            """
        let read = try #require(try readScript(sql).model?.entities.first)
        #expect(Set(read.uniquenessConstraints) == [["b", "a"], ["c"]])
        #expect(read.indexes.map(\.name) == ["by_c"])
        #expect(read.indexes.first?.elements.map(\.isAscending) == [false])
    }

    @Test("simple constraints become bounds") func checks() throws {
        let read = try entity(
            "a TEXT CHECK (length(a) < 20), b INT CHECK (b BETWEEN -1 AND 9), c REAL CHECK (c >= 0.5)"
        )
        #expect(read.attributes.map(\.validation.minimum) == [nil, "-1", "0.5"])
        #expect(read.attributes.map(\.validation.maximum) == ["19", "9", nil])
    }

    @Test(
        "a default is a literal, or is left out",
        arguments: [
            ("TEXT", "'it''s'", .string("it's")), ("TEXT", "\"x\"", .string("x")),
            ("TEXT", "5", .string("5")), ("TEXT", "1.50", nil), ("TEXT", "CURRENT_TIME", nil),
            ("TEXT", "(lower('A'))", nil), ("TEXT", "('a' || 'b')", nil), ("TEXT", "x'41'", nil),
            ("INT", "0x10", .integer(16)), ("INT", "TRUE", .integer(1)),
            ("INT", "-3", .integer(-3)),
            ("DATETIME", "'CURRENT_TIMESTAMP'", nil), ("TEXT", "abc", .string("abc")),
            ("TEXT", "[it's]", .string("it's")), ("TEXT", "`a`", .string("a")),
            ("TEXT", "ключ", .string("ключ")), ("TEXT", "TRUE", nil), ("INT", "now", nil),
        ] as [(String, String, Literal?)]
    )
    func defaults(type: String, text: String, literal: Literal?) throws {
        let (model, found) = try readScript("CREATE TABLE t (a \(type) DEFAULT \(text));")
        let attribute = try #require(model?.entities.first?.attributes.first)
        #expect(attribute.defaultValue == literal.map { .literal($0) })
        #expect(found.map(\.id) == (literal == nil ? ["sqlite.left-out"] : []))
    }

    @Test(
        "types of other databases have equivalents",
        arguments: [
            ("json", .string), ("JSONB", .binary), ("POINT", .binary), ("MULTIPOLYGON", .binary),
            ("URL", .string), ("TIME", .string), ("STRING", .string), ("NUMBER(10)", .decimal),
            ("BIGINT", .integer64), ("DEC(5, 2)", .decimal), ("ENUM", .string),
        ] as [(String, AttributeType)]
    )
    func otherTypes(declared: String, type: AttributeType) throws {
        #expect(try entity("a \(declared)").attributes.map(\.type) == [type])
    }

    @Test("names that no class can have get an ending") func reservedNames() throws {
        let sql =
            "CREATE TABLE self (a INT); CREATE TABLE \"values\" (a INT); CREATE TABLE größe (имя TEXT);"
        let model = try #require(try readScript(sql).model)
        #expect(model.entities.map(\.name) == ["SelfRow", "ValuesRow", "Größe"])
        #expect(model.entities[2].attributes.map(\.name) == ["имя"])
    }

    @Test("a table may be called like a program's file") func programName() throws {
        let (model, _) = try readScript("CREATE TABLE main(id INTEGER PRIMARY KEY)")
        #expect(model?.entities.map(\.name) == ["MainRow"])
    }

    @Test("dumps may contain what only SQLite writes") func dumps() throws {
        let (model, found) = try readScript(
            """
            CREATE TABLE sqlite_sequence(name,seq);
            CREATE TABLE note (id INTEGER PRIMARY KEY AUTOINCREMENT, body TEXT CHECK (json_valid(body)));
            PRAGMA writable_schema=ON;
            INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','s','s',0,'CREATE VIRTUAL TABLE s USING none(a;b)');
            CREATE TABLE IF NOT EXISTS 's_data'(id INTEGER PRIMARY KEY, block BLOB);
            CREATE TRIGGER t AFTER INSERT ON note BEGIN DELETE FROM note; END;
            """
        )
        #expect(model?.entities.map(\.name) == ["Note"])
        #expect(found.count == 3 && found.allSatisfy { $0.id == "sqlite.left-out" }, "\(found)")
        #expect(found.map(\.range.start.line) == [2, 4, 6])
    }

    @Test(
        "dumps of SQLite 3.50 call a function for line breaks",
        arguments: [
            (#"a\u000ab"#, "a\nb"), (#"\000a\\\+01F600"#, "\n\\😀"), (#"\U0000000d"#, "\r"),
            ("", ""),
        ]
    )
    func unistr(escaped: String, text: String) throws {
        let quoted = text.replacing("'", with: "''")
        let sql = """
            CREATE TABLE t (a TEXT, b TEXT CHECK (a = b));
            INSERT INTO t VALUES (unistr('\(escaped)'), '\(quoted)');
            """
        let (model, found) = try readScript(sql)
        #expect(model != nil)
        #expect(!found.contains { $0.severity == .error }, "\(found)")
    }

    @Test(
        "an escape that isn't one is an error at its statement",
        arguments: [#"\u00"#, #"\"#, #"\x41"#, #"\u+041"#]
    )
    func wrongEscapes(escaped: String) throws {
        let sql = "CREATE TABLE t (a TEXT);\nINSERT INTO t VALUES (unistr('\(escaped)'));"
        let (model, found) = try readScript(sql)
        #expect(model == nil)
        #expect(found.map(\.message) == ["the statement fails: invalid Unicode escape"])
        #expect(found.map(\.range.start.line) == [2])
    }

    @Test("a list of texts becomes an enum") func textLists() throws {
        let model = try #require(
            try readScript(
                """
                CREATE TABLE task (
                    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'in progress', 'won''t do', '')),
                    size TEXT CHECK (size IS NULL OR "size" in ('S', 'L', 's', '+'))
                );
                """
            ).model
        )
        #expect(model.entities[0].attributes.map(\.valueType) == ["TaskState", "TaskSize"])
        let cases = model.valueTypes.map { type in
            guard case .enumeration(let enumeration) = type.kind else { return [String]() }
            return enumeration.cases.map { "\($0.name): \($0.rawValue)" }
        }
        #expect(
            cases == [
                [
                    #"open: string("open")"#, #"inProgress: string("in progress")"#,
                    #"wonTDo: string("won\'t do")"#, #"empty: string("")"#,
                ],
                [
                    #"s: string("S")"#, #"l: string("L")"#, #"s2: string("s")"#,
                    #"value: string("+")"#,
                ],
            ]
        )
    }

    @Test("a list of integers becomes bounds or an enum") func integerLists() throws {
        let read = try entity(
            "a INT CHECK (a IN (2, 0, 1)), b INT CHECK (b IN (-1, 10, 20)), c INT CHECK (c IN (7))"
        )
        #expect(read.attributes.map(\.validation.minimum) == ["0", nil, "7"])
        #expect(read.attributes.map(\.validation.maximum) == ["2", nil, "7"])
        #expect(read.attributes.map { $0.valueType != nil } == [false, true, false])
    }

    @Test(
        "constraints may be written in other ways",
        arguments: [
            ("INT", "(a >= 1)", "1", nil), ("INT", "a > 0 AND a < 150", "1", "149"),
            ("INT", "0 < a and (9 >= a)", "1", "9"), ("INT", "a IS NULL OR a >= 2", "2", nil),
            ("INT", #"("a" BETWEEN 1 AND 5) OR ("A" IS NULL)"#, "1", "5"),
            ("INT", "a IS NULL OR (a > 3 AND a <= 7)", "4", "7"),
            ("TEXT", "length(a) > 0 AND length(a) BETWEEN 1 AND 9", "1", "9"),
            ("REAL", "a >= 0.5 AND a <= 2", "0.5", "2"),
            ("INT", "[a]>(0) AND [a] <= (9)", "1", "9"), ("INT", "a BETWEEN (1) AND (5)", "1", "5"),
            ("TEXT", "length(a) = 3", "3", "3"), ("TEXT", "length([a])=(3)", "3", "3"),
            ("BOOLEAN", "a IN (0, 1)", nil, nil),
        ] as [(String, String, String?, String?)]
    )
    func otherForms(type: String, check: String, minimum: String?, maximum: String?) throws {
        let read = try readScript("CREATE TABLE t (a \(type), CHECK (\(check)));")
        let attribute = try #require(read.model?.entities[0].attributes[0])
        #expect(read.found.isEmpty, "\(read.found)")
        #expect(attribute.validation.minimum == minimum)
        #expect(attribute.validation.maximum == maximum)
    }

    @Test("comparisons with several values are a list") func comparisons() throws {
        let read = try entity("a TEXT CHECK (a = 'x' OR (a = 'y') OR A == 'z')")
        #expect(read.attributes[0].valueType != nil)
    }

    @Test(
        "what only looks like such a constraint is a note",
        arguments: [
            "b IS NULL OR a > 3", "a > 0 OR a < -5", "a = 1 OR b = 2", "NOT (a > 0)",
            "a IS NULL OR", "a IS NULL OR (a > 0 OR b > 0)", "a > b",
        ]
    )
    func otherConditions(check: String) throws {
        let script = "CREATE TABLE t (a INT, b INT, CHECK (\(check)));"
        guard let model = try? readScript(script) else { return }
        #expect(
            model.model?.entities[0].attributes.allSatisfy { $0.validation.minimum == nil } ?? true
        )
        #expect(!model.found.isEmpty)
    }

    /// A part that can't be expressed doesn't take the other with it.
    @Test("each part of a constraint counts") func parts() throws {
        let read = try readScript("CREATE TABLE t (a INT CHECK (a > 0 AND a % 2 = 0));")
        #expect(read.model?.entities[0].attributes[0].validation.minimum == "1")
        #expect(read.found.map(\.message).first?.contains("CHECK (a % 2 = 0)") == true)
    }

    @Test(
        "the time of insertion is a default",
        arguments: [
            ("CURRENT_TIMESTAMP", ["DATETIME", "INTEGER", "TEXT"]),
            ("(datetime('now'))", ["DATETIME", "INTEGER", "TEXT"]),
            ("(date('now'))", ["DATETIME", "INTEGER", "TEXT"]),
            ("(unixepoch())", ["DATETIME", "INTEGER", "REAL"]),
            ("(strftime('%s', 'now'))", ["DATETIME", "INTEGER", "NUMERIC"]),
        ]
    )
    func insertionTime(text: String, types: [String]) throws {
        for type in types {
            let read = try entity("a \(type) NOT NULL DEFAULT \(text)").attributes[0]
            #expect(read.type == .date && read.defaultValue == .now)
        }
    }

    @Test("a column without a type is a note") func untyped() throws {
        #expect(try readScript("CREATE TABLE t (a);").found.map(\.id) == ["sqlite.untyped-column"])
    }

    @Test("SQLite changes texts in a column that isn't declared as one of texts")
    func numericTexts() throws {
        for type in ["STRING", "TIME", "JSON"] {
            let found = try readScript("CREATE TABLE t (a \(type));").found
            #expect(found.map(\.id) == ["sqlite.numeric-texts"])
            #expect(found.first?.message.contains("'a' of 't' is declared as '\(type)'") == true)
        }
        let types = "a TEXT, b VARCHAR(9), c DATETIME, d UUID, e NUMERIC, f CLOB"
        #expect(try readScript("CREATE TABLE t (\(types));").found.isEmpty)
        let texts = "CREATE TABLE t (a NUMERIC); INSERT INTO t VALUES ('x'), (7);"
        #expect(
            try readDatabase(texts).found.map(\.id) == [
                "sqlite.numeric-texts", "sqlite.other-values",
            ]
        )
    }

    @Test("functions for JSON are part of what is read") func json() throws {
        let (model, found) = try readDatabase(
            """
            CREATE TABLE t (s TEXT CHECK (json_valid(s)), th TEXT AS (json_extract(s, '$.a')));
            CREATE INDEX i ON t (s ->> '$.b');
            CREATE VIEW v AS SELECT json_extract(s, '$.n') AS n FROM t;
            INSERT INTO t VALUES ('{"a": "x", "n": 2}');
            """
        )
        #expect(model?.entities.map { $0.attributes.map(\.name) } == [["s", "th"], ["n"]])
        #expect(model?.entities.last?.attributes.map(\.type) == [.integer64])
        #expect(Set(found.map(\.severity)) == [.note])
    }

    @Test(
        "SQLite changes texts in a column for dates or UUIDs that holds others, too",
        arguments: [
            ("UUID", "'fifty'"), ("GUID", "'fifty'"), ("DATETIME", "'0000-00-00'"),
            ("datetime(6)", "'yesterday'"), ("TIMESTAMP", "'12:30'"), ("BOOLEAN", "'maybe'"),
            ("MONEY", "'$ 5'"),
        ]
    )
    func numericTextsAmongOthers(type: String, value: String) throws {
        let tables = "CREATE TABLE t (a \(type)); INSERT INTO t VALUES (\(value));"
        for read in [try readScript(tables), try readDatabase(tables)] {
            #expect(read.model?.entities[0].attributes.map(\.type) == [.string])
            #expect(read.found.map(\.id) == ["sqlite.numeric-texts", "sqlite.other-values"])
        }
    }

    @Test(
        "rows whose table calls a function that SQLite lacks can't be saved",
        arguments: [
            "CREATE TABLE t (a INT CHECK (fold(a) > 0))",
            "CREATE TABLE t (a INT, b AS (fold(a)) STORED)",
            "CREATE TABLE t (a INT); CREATE INDEX i ON t (fold(a))",
            "CREATE TABLE t (a INT); CREATE TRIGGER r AFTER INSERT ON t BEGIN SELECT fold(1); END",
            "CREATE TABLE t (a INT); CREATE TRIGGER r AFTER UPDATE OF a ON t BEGIN SELECT fold(1); END",
            "CREATE TABLE t (a INT); CREATE TRIGGER r AFTER DELETE ON t BEGIN SELECT fold(1); END",
        ]
    )
    func unknownFunctions(schema: String) throws {
        // Only a program with the function can create them.
        let statements = schema.replacing("fold", with: "abs")
        let found = try readDatabase(
            """
            CREATE TABLE u (a INT); \(statements); PRAGMA writable_schema = ON;
            UPDATE sqlite_schema SET sql = replace(sql, 'abs(', 'fold(');
            """
        ).found.filter { $0.severity == .warning }
        #expect(found.map(\.id) == ["sqlite.unknown-function"])
        #expect(found.first?.message.contains("rows of 't'") == true)
        #expect(found.first?.message.contains("'fold'") == true)
    }

    @Test("the action of a table that connects two others is a note") func actionsOfPairs() throws {
        let tables = "CREATE TABLE t (a INTEGER PRIMARY KEY); CREATE TABLE p (x INT REFERENCES t"
        let cascade = try readScript(tables + " ON DELETE CASCADE, y INT REFERENCES t);")
        #expect(cascade.found.isEmpty)
        let restrict = try readScript(tables + " ON DELETE RESTRICT, y INT REFERENCES t);")
        #expect(restrict.found.map(\.id) == ["sqlite.left-out"])
    }

    @Test(
        "what a model can't express is a note at its statement",
        arguments: [
            "CREATE TABLE t (a INT, b AS (a + 1));",
            "CREATE TABLE t (a INT CHECK (a IN (1, 'x')));",
            "CREATE TABLE t (a INT CHECK (a & 3 = 0));",
            "CREATE TABLE t (a TEXT DEFAULT 'x' CHECK (a IN ('b', 'c')));",
            "CREATE TABLE t (a TEXT COLLATE NOCASE CHECK (a IN ('b', 'c')));",
            "CREATE TABLE t (a INT DEFAULT (1 + 1));",
            "CREATE TABLE t (a INT); CREATE INDEX i ON t (a + 1);",
            "CREATE VIRTUAL TABLE v USING nowhere(a);",
            "CREATE TABLE t (a INTEGER PRIMARY KEY, b INT REFERENCES t ON UPDATE CASCADE);",
            "CREATE TABLE t (a INTEGER PRIMARY KEY, b INT REFERENCES t ON DELETE SET DEFAULT);",
        ]
    )
    func leftOut(sql: String) throws {
        let found = try readScript("\n  " + sql).found
        #expect(found.map(\.id) == ["sqlite.left-out"])
        #expect(found.first?.range.start.line == 2)
        #expect(found.first?.range.start.column == 3)
    }

    @Test func theTypeANYIsNamed() throws {
        let any = try readScript("CREATE TABLE t (a ANY);").found.first?.message ?? ""
        #expect(any.contains("has the type 'ANY', so its values are data"))
        let none = try readScript("CREATE TABLE t (a);").found.first?.message ?? ""
        #expect(none.contains("has no type, so its values are data"))
    }
}

extension String {
    fileprivate var trimmed: String { filter { !"\"[]".contains($0) } }
}
