import Diagnostics
import LoweringSupport
import ModelIR
import SharedLowering
import Testing

@testable import SQLiteLowering

/// The statements for PostgreSQL, and what it can't store.
struct PostgreSQLDialectTests {
    private let dialect = PostgreSQLDialect()

    private func tables(_ entities: [Entity], _ types: [ValueType] = []) -> SchemaTables {
        var sink = DiagnosticSink()
        let model = SmallModel.model(entities, types)
        return SQLiteParts(model, options: LoweringOptions(), diagnostics: &sink).tables
    }

    private func lines(_ entities: [Entity], _ types: [ValueType] = []) -> [String] {
        dialect.blocks(tables(entities, types)).flatMap(\.self)
    }

    private func problems(_ entities: [Entity], _ types: [ValueType] = []) -> [Diagnostic] {
        dialect.problems(tables(entities, types))
    }

    /// The line of the only attribute of an entity.
    private func column(
        _ type: AttributeType,
        _ value: Literal? = nil,
        isOptional: Bool = false
    ) -> String? {
        let attribute = SmallModel.attribute("a", type) { attribute in
            attribute.isOptional = isOptional
            attribute.defaultValue = value.map(DefaultValue.literal)
            if type.isEncoded { attribute.customClassName = "[String]" }
        }
        return lines([SmallModel.entity("E", [attribute])]).first { $0.hasPrefix("    \"a\"") }
    }

    @Test func typesAreThoseOfTheServer() {
        let types: [(AttributeType, String)] = [
            (.boolean, "boolean"), (.integer16, "smallint"), (.integer32, "integer"),
            (.integer64, "bigint"), (.int, "bigint"), (.float, "double precision"),
            (.double, "double precision"), (.decimal, "numeric"), (.string, "text COLLATE \"C\""),
            (.date, "double precision"), (.binary, "bytea"), (.uuid, "uuid"),
            (.uri, "text COLLATE \"C\""), (.codable, "text COLLATE \"C\""),
        ]
        for (type, name) in types {
            #expect(column(type) == "    \"a\" \(name) NOT NULL")
            #expect(column(type, isOptional: true) == "    \"a\" \(name)")
        }
    }

    @Test func defaultsAreThoseOfTheClass() {
        #expect(column(.boolean, .boolean(true)) == "    \"a\" boolean NOT NULL DEFAULT TRUE")
        #expect(column(.integer16, .integer(-1)) == "    \"a\" smallint NOT NULL DEFAULT -1")
        let real = "double precision NOT NULL DEFAULT"
        #expect(column(.double, .integer(3)) == "    \"a\" \(real) '3.0'")
        // The nearest `Float`, as the store binds it.
        #expect(column(.float, .real(0.1)) == "    \"a\" \(real) '0.10000000149011612'")
        #expect(column(.decimal, .decimal("1e2")) == "    \"a\" numeric NOT NULL DEFAULT '100'")
        #expect(
            column(.string, .string("it's"))
                == "    \"a\" text COLLATE \"C\" NOT NULL DEFAULT 'it''s'"
        )
        // Each row that is older than the column gets it from the class.
        let uuid = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
        #expect(column(.uuid, .string(uuid)) == "    \"a\" uuid NOT NULL")
        #expect(column(.string, .string("x"), isOptional: true) == "    \"a\" text COLLATE \"C\"")
    }

    @Test func referencesAndIndexesFollowAllTables() {
        let album = SmallModel.entity(
            "Album",
            [],
            [SmallModel.links("photos", to: "Photo", inverse: "album") { $0.deleteRule = .cascade }]
        )
        let photo = SmallModel.entity(
            "Photo",
            [],
            [SmallModel.link("album", to: "Album", inverse: "photos")]
        )
        #expect(
            lines([photo, album]) == [
                "CREATE TABLE \"Photo\" (",
                "    \"_pk\" bigint CONSTRAINT \"Photo_pkey\" PRIMARY KEY,",
                "    \"album\" bigint",
                ");",
                "CREATE TABLE \"Album\" (",
                "    \"_pk\" bigint CONSTRAINT \"Album_pkey\" PRIMARY KEY",
                ");",
                "ALTER TABLE \"Photo\" ADD CONSTRAINT \"Photo_album_fkey\"",
                "    FOREIGN KEY (\"album\") REFERENCES \"Album\" (\"_pk\")",
                "    ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;",
                "CREATE INDEX \"Photo_album\" ON \"Photo\" (\"album\" NULLS FIRST);",
            ]
        )
    }

    @Test func deleteRulesAreActions() {
        func action(_ rule: Relationship.DeleteRule) -> String? {
            let album = SmallModel.entity(
                "Album",
                [],
                [SmallModel.links("photos", to: "Photo", inverse: "album") { $0.deleteRule = rule }]
            )
            let photo = SmallModel.entity(
                "Photo",
                [],
                [SmallModel.link("album", to: "Album", inverse: "photos")]
            )
            return lines([album, photo]).first { $0.contains("DEFERRED") }
        }
        let end = "DEFERRABLE INITIALLY DEFERRED;"
        #expect(action(.nullify) == "    ON DELETE SET NULL \(end)")
        #expect(action(.deny) == "    \(end)")
        #expect(action(.noAction) == nil)
    }

    @Test func pairsHaveAKeyOfBothColumns() {
        let note = SmallModel.entity(
            "Note",
            [],
            [SmallModel.links("tags", to: "Tag", inverse: "notes")]
        )
        let tag = SmallModel.entity(
            "Tag",
            [],
            [SmallModel.links("notes", to: "Note", inverse: "tags")]
        )
        let lines = lines([note, tag])
        let key = "    CONSTRAINT \"Note_tags_pkey\" PRIMARY KEY (\"notes\", \"tags\")"
        #expect(lines.contains(key), "\(lines)")
        #expect(lines.count { $0.contains("ON DELETE CASCADE") } == 2)
    }

    @Test func uniqueConstraintsHaveNames() {
        let attributes = ["a", "b"].map { SmallModel.attribute($0) }
        let lines = lines([
            SmallModel.entity("E", attributes) { $0.uniquenessConstraints = [["a"], ["a", "b"]] }
        ])
        let end = "DEFERRABLE INITIALLY IMMEDIATE"
        #expect(lines.contains("    CONSTRAINT \"E_a_key\" UNIQUE (\"a\") \(end),"), "\(lines)")
        #expect(lines.contains("    CONSTRAINT \"E_a_b_key\" UNIQUE (\"a\", \"b\") \(end)"))
    }

    @Test func aLongNameOfAConstraintIsShortened() {
        let table = String(repeating: "Observation", count: 5)
        let name = constraintName(table, ["photographs"], "key")
        #expect(name.utf8.count <= 63 && name.hasPrefix(table.prefix(46)))
        #expect(name != constraintName(table, ["photographers"], "key"))
        #expect(constraintName("Tag", ["label"], "key") == "Tag_label_key")
    }

    @Test func aChildsRuleAppliesToItsRows() {
        let mood = SmallModel.enumeration("Mood", ["low": 1, "high": 5])
        let parent = SmallModel.entity("Base")
        let child = SmallModel.entity(
            "Child",
            parent: "Base",
            [SmallModel.attribute("mood", .integer16) { $0.changeCode { $0.valueType = "Mood" } }]
        )
        let lines = lines([parent, child], [mood])
        #expect(
            lines.suffix(6) == [
                "    \"mood\" smallint",
                "        CONSTRAINT \"Base_mood_check\" CHECK (",
                "            (\"mood\" IS NOT NULL OR \"_type\" <> 'Child')",
                "            AND (\"mood\" = 1 OR \"mood\" = 5)",
                "        )",
                ");",
            ],
            "\(lines)"
        )
    }
}

// MARK: - Limits

extension PostgreSQLDialectTests {
    private func validated(_ rules: [ValidationRule.Kind]) -> ValueType {
        let all = rules.map { ValidationRule($0, origin: SmallModel.origin) }
        return SmallModel.type("Code", .validated(ValidatedType(rawType: .string, rules: all)))
    }

    private func code(_ rules: [ValidationRule.Kind]) -> ([Entity], [ValueType]) {
        let attribute = SmallModel.attribute("code") { $0.changeCode { $0.valueType = "Code" } }
        return ([SmallModel.entity("E", [attribute])], [validated(rules)])
    }

    @Test func charactersAreCountedByTheStore() {
        let (entities, types) = code([.length(Bounds(lower: "3", upper: "19"))])
        let check = "CONSTRAINT \"E_code_check\" CHECK (char_length(\"code\") >= 3)"
        #expect(lines(entities, types).contains { $0.hasSuffix(check) })
        #expect(problems(entities, types).map(\.id) == ["postgresql.character-count"])
    }

    @Test func aTextThatIsntEmptyHasAScalar() {
        let (entities, types) = code([.nonEmpty])
        #expect(lines(entities, types).contains { $0.contains("char_length(\"code\") >= 1") })
        #expect(problems(entities, types).isEmpty)
    }

    @Test func namesFitIntoTheServersLength() {
        let long = String(repeating: "n", count: 64)
        let names = [
            SmallModel.entity("E", [SmallModel.attribute(long)]), SmallModel.entity(long),
            SmallModel.entity("F", [SmallModel.attribute(String(long.dropLast()))]),
        ]
        #expect(problems(names).map(\.id) == ["postgresql.long-name", "postgresql.long-name"])
        let index = SmallModel.entity(
            String(long.dropLast()),
            [SmallModel.attribute("a") { $0.storage.isIndexed = true }]
        )
        #expect(problems([index]).map(\.message).first?.hasPrefix("the name of the index") == true)
    }

    @Test func membersAreNotCounted() {
        func found(_ change: (inout Relationship) -> Void) -> [String] {
            problems([
                SmallModel.entity(
                    "League",
                    [],
                    [SmallModel.links("players", to: "Player", inverse: "league", change)]
                ),
                SmallModel.entity(
                    "Player",
                    [],
                    [
                        SmallModel.link("league", to: "League", inverse: "players") {
                            $0.isOptional = false
                        }
                    ]
                ),
            ]).map(\.id)
        }
        #expect(found { _ in }.isEmpty)
        #expect(found { $0.maximumCount = 1 } == ["postgresql.member-count"])
        #expect(found { $0.isOptional = false } == ["postgresql.member-count"])
    }

    @Test func columnsOfEveryTableAreReserved() {
        let box = SmallModel.entity("Box", ["xmin", "xmax", "x"].map { SmallModel.attribute($0) })
        let found = problems([box])
        #expect(found.map(\.id) == ["postgresql.reserved-name", "postgresql.reserved-name"])
    }

    @Test func partsHaveDifferentNames() {
        func found(_ entities: [(String, [String], unique: [[String]])]) -> [Diagnostic] {
            problems(
                entities.map { name, attributes, unique in
                    var entity = SmallModel.entity(
                        name,
                        attributes.map { SmallModel.attribute($0) }
                    )
                    entity.uniquenessConstraints = unique
                    return entity
                }
            )
        }
        let columns = found([("T", ["a", "b", "a_b"], unique: [["a_b"], ["a", "b"]])])
        #expect(columns.map(\.id) == ["postgresql.same-name"])
        #expect(columns[0].message.contains("'T_a_b_key'"))
        let tables = found([("N", ["t_a"], unique: [["t_a"]]), ("N_t", ["a"], unique: [["a"]])])
        #expect(tables.map(\.id) == ["postgresql.same-name"])
        #expect(found([("Note", ["a"], unique: []), ("Note_pkey", ["a"], unique: [])]).count == 1)
        #expect(found([("T", ["a", "b", "c"], unique: [["a"], ["b"], ["a", "b"]])]).isEmpty)
    }

    @Test func textsHaveNoNullCharacter() {
        let attribute = SmallModel.attribute("a") { $0.defaultValue = .literal(.string("\0")) }
        let found = problems([SmallModel.entity("E", [attribute])])
        #expect(found.map(\.id) == ["postgresql.null-character"])
    }

    @Test func aTableHasTheServersNumberOfColumns() {
        let attributes = (0..<1_600).map { SmallModel.attribute("a\($0)") }
        let found = problems([SmallModel.entity("E", attributes)])
        #expect(found.map(\.id) == ["entity.too-many-columns"])
        #expect(problems([SmallModel.entity("E", Array(attributes.dropLast()))]).isEmpty)
    }
}
