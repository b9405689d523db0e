import ModelIR
import Testing

@Suite("Relationships") struct RelationshipTests {
    @Test("every argument of @Relationship")
    func arguments() throws {
        let entity = try entity(
            """
            @Relationship(.ordered, deleteRule: .cascade, minimumModelCount: 1, maximumModelCount: 5,
                originalName: "old", inverse: \\T.e, hashModifier: "h") var many: [T]
            """,
            beside: "@Model class T { var e: E? }"
        )
        let many = try #require(entity.relationships.first)
        #expect(many.cardinality == .orderedToMany)
        #expect(many.deleteRule == .cascade)
        #expect(many.minimumCount == 1 && many.maximumCount == 5)
        #expect(many.renamingIdentifier == "old" && many.versionHashModifier == "h")
        #expect(many.inverse == Relationship.Inverse(entity: "T", relationship: "e"))
        #expect(many.isOptional == false)
    }

    @Test(
        "collections in all spellings",
        arguments: ["[T]", "Array<T>", "Set<T>", "Swift.Array<T>", "[T]?", "Optional<Set<T>>"]
    )
    func collections(spelling: String) throws {
        let entity = try entity("var many: \(spelling)", beside: "@Model class T {}")
        #expect(entity.relationships.map(\.cardinality) == [.toMany])
        #expect(entity.relationships[0].deleteRule == .nullify)
        let isOptional = spelling.contains("?") || spelling.contains("Optional")
        #expect((entity.relationships[0].code?.isOptionalCollection ?? false) == isOptional)
    }

    @Test("types that are inferred")
    func inferred() throws {
        let entity = try entity("var many = [T]()\nvar set = Set<T>()", beside: "@Model class T {}")
        #expect(entity.relationships.map(\.name) == ["many", "set"])
    }

    /// The kinds of the rule, with the properties of both classes and whether the inverse is inferred.
    @Test(
        "inference follows the table",
        arguments: [
            ("T?", "E?", true), ("T?", "E", false), ("T", "E", false), ("[T]?", "E?", true),
            ("[T]", "E?", true), ("[T]?", "E", false), ("[T]", "E", false), ("[T]?", "[E]?", true),
            ("[T]", "[E]?", true), ("[T]", "[E]", false),
        ]
    )
    func inference(there: String, back: String, isInferred: Bool) throws {
        let reading = Reading(
            "@Model class E { var a: \(there) }\n@Model class T { var b: \(back) }"
        )
        let entities = try #require(reading.model?.entities)
        let inverses = entities.flatMap { $0.relationships.map(\.inverse?.relationship) }
        #expect(inverses == (isInferred ? ["b", "a"] : [nil, nil]))
        #expect(reading.found == (isInferred ? [] : ["1:22 warning relationship.missing-inverse"]))
    }

    @Test("a class that leads to itself")
    func itself() throws {
        let tree = try entity("var parent: E?\nvar children: [E]?")
        #expect(tree.relationships.map(\.inverse?.relationship) == ["children", "parent"])
        #expect(try entity("var friends: [E]?").relationships[0].inverse == nil)
    }

    @Test("of two candidates none is inferred, and a warning names both")
    func ambiguous() {
        let reading = Reading(
            "@Model class E { var a: [T]? }\n@Model class T { var b: E?; var c: E? }"
        )
        #expect(reading.found == ["1:22 warning relationship.ambiguous-inverse"])
        #expect(
            reading.messages == [
                "no inverse is inferred for 'E.a', because it can be 'T.b' or 'T.c'; say which"
                    + " with 'inverse:', or that there is none with 'inverse: nil'"
            ]
        )
        #expect(reading.diagnostics[0].notes.map(\.location?.line) == [2, 2])
    }

    @Test("one that is declared leaves the other")
    func declared() throws {
        let model = try model(
            """
            @Model class E { @Relationship(inverse: \\T.c) var a: [T]; var d: [T]? }
            @Model class T { var b: E?; var c: E? }
            """
        )
        #expect(model.entities[0].relationships.map(\.inverse?.relationship) == ["c", "b"])
    }

    @Test("an inverse in a parent of the destination")
    func inParent() throws {
        let model = try model(
            """
            @Model class E { @Relationship(inverse: \\Base.e) var a: [T] }
            @Model class Base { var e: E? }
            @Model class T: Base { }
            """
        )
        #expect(model.entities[0].relationships[0].inverse?.entity == "Base")
    }

    @Test(
        "mistakes with their places",
        arguments: [
            ("    var t: T = T()", "2:16 error relationship.default"),
            ("    var t: [T] = [T(), T()]", "2:18 error relationship.default"),
            (
                "    @Relationship(deleteRule: .casade) var t: [T]",
                "2:32 error swift.unknown-option"
            ),
            ("    @Relationship(delete: .cascade) var t: [T]", "2:19 error swift.unknown-argument"),
            ("    @Relationship(.orderd) var t: [T]", "2:20 error swift.unknown-option"),
            ("    @Relationship(.ordered) var t: T?", "2:20 error swift.wrong-argument"),
            (
                "    @Relationship(inverse: \\T.y) var t: [T]",
                "2:28 error relationship.missing-inverse-property"
            ),
            (
                "    @Relationship(inverse: \\E.x) var t: [T]",
                "2:28 error relationship.unknown-inverse-entity"
            ),
            ("    @Relationship var t: [Tt]", "2:26 error relationship.unknown-destination"),
            ("    @Relationship var t: [Int]", "2:5 error swift.misplaced-attribute"),
            ("    @Attribute(.unique) var t: T?", "2:5 error swift.misplaced-attribute"),
        ]
    )
    func mistakes(member: String, expected: String) {
        let found = SwiftDeclarationReaderTests.mistakes(
            member,
            beside: "@Model class T { var x: Int }"
        )
        #expect(found.first == expected)
    }

    @Test("an inverse that leads elsewhere, or is taken")
    func wrongInverses() {
        let elsewhere = """
            @Model class E { @Relationship(inverse: \\T.x) var t: [T] }
            @Model class T { var x: T? }
            """
        #expect(Reading(elsewhere).found == ["1:41 error relationship.wrong-inverse"])
        let taken = """
            @Model class E { @Relationship(inverse: \\T.x) var t: [T]
                @Relationship(inverse: \\T.x) var u: [T] }
            @Model class T { var x: E? }
            """
        #expect(Reading(taken).found == ["2:28 error relationship.taken-inverse"])
    }
}
