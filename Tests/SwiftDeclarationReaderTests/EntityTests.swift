import ModelIR
import Testing

@Suite("Model classes") struct EntityTests {
    @Test("wherever a class is declared")
    func places() throws {
        let model = try model(
            """
            @Model final class A {}
            extension Outer { @Model public class B {} }
            enum Space { enum Inner { @Model class C {} } }
            #if os(iOS)
            @SwiftData.Model class D {}
            #else
            @Model class F {}
            #endif
            class Plain { @Model class G {} }
            // @Model class No {}
            /* @Model class No {} */
            let text = "@Model class No {}"
            let long = \"\"\"
            @Model class No {}
            \"\"\"
            """
        )
        #expect(model.entities.map(\.name) == ["A", "B", "C", "D", "F", "G"])
        #expect(
            model.entities.map(\.code?.condition) == [nil, nil, nil, "os(iOS)", "!os(iOS)", nil]
        )
        #expect(model.entities[1].origin.position == Origin.Position(line: 2, column: 39))
    }

    @Test(
        "what is said of a class that nothing, or not all, is made of",
        arguments: [
            (
                "import SwiftData\n@Model class A: Trip { override init(n: Int) { super.init(n: n) } }",
                "2:17 error swift.unknown-superclass"
            ),
            ("@Modell final class A {}", "1:2 error swift.unknown-attribute"),
            ("final class A {}", "1:13 warning swift.no-declaration"),
            ("func f() {}", "1:1 warning swift.no-declaration"),
            ("@Builder @Model class A {}", "1:1 warning swift.attribute-left-out"),
            ("@Model class A { @Key var a = 1 }", "1:18 warning swift.attribute-left-out"),
            ("@Kit.Coded enum K: Int { case a }", "1:1 warning swift.attribute-left-out"),
            ("@Model class A<T> {}", "1:15 error swift.unsupported"),
            ("@Model class A: Codable, Identifiable {}", "1:17 warning member.left-out"),
            ("@Model class A {}; extension A: Sendable {}", "1:33 warning member.left-out"),
            ("@MainActor @Model class A {}", "1:1 warning swift.attribute-left-out"),
            ("@Model class A { var b: UInt8? }", "1:25 note swift.wider-integer"),
            (
                "@Model class A { var b: K }; enum K: UInt32 { case c }",
                "1:38 note swift.wider-integer"
            ),
            ("@Model class A { @Transient var b: C?, d: C? }", "1:33 error swift.unsupported"),
            (
                "@Model class A { @Clone(.exclude) @Clone(.rebuild(.now)) var b: Date? }",
                "1:35 error swift.wrong-argument"
            ),
        ]
    )
    func remarks(_ text: String, _ first: String) {
        let found = Reading(text).found
        #expect(found.first == first, "\(found)")
    }

    @Test("an observed class that is none of a model stays quiet beside one that is")
    func others() {
        #expect(Reading("@Observable class A {}\n@Model class B {}").found == [])
    }

    @Test("the comment of a class, and its name")
    func documentation() throws {
        let model = try model(
            "/// One.\n///\n/// Two.\n@Model class A {}\n/**\n * Three.\n */\n@Model class B {}"
        )
        #expect(model.entities.map(\.documentation) == [["One.", "", "Two."], ["Three."]])
        #expect(model.entities[0].classReference == .named("A"))
    }

    @Test("inheritance")
    func inheritance() throws {
        let model = try model(
            "@Model class A: Codable { var x: Int }\n@Model class B: A, Sendable { var y: Int }"
        )
        #expect(model.entities.map(\.parent) == [nil, "A"])
        let base = Reading("class Base {}\n@Model class B: Base {}")
        #expect(base.found == ["2:17 error entity.unknown-parent"])
        let cycle = Reading("@Model class A: B {}\n@Model class B: A {}")
        #expect(cycle.found == ["1:17 error entity.parent-cycle"])
        let inherited = Reading("@Model class A { var x: Int }\n@Model class B: A { var x: Int }")
        #expect(inherited.found == ["2:25 error property.inherited-name"])
    }

    @Test("names that are given twice")
    func duplicates() {
        #expect(
            Reading("@Model class A {}\n@Model class A {}").found == [
                "2:14 error entity.duplicate-name"
            ]
        )
        #expect(mistakes("    var a: Int\n    var a: Int") == ["3:9 error property.duplicate-name"])
        #expect(
            Reading("@Model class A {}\nenum A: Int { case x }").found.contains(
                "2:6 error value-type.duplicate-name"
            )
        )
    }

    @Test("unique properties and indexes")
    func macros() throws {
        let entity = try entity(
            """
            #Unique<E>([\\.id], [\\.name, \\.mood])
            #Index<E>([\\.name], .rtree([\\.id, \\.name]))
            @Attribute(.unique) var id: Int
            var name: String
            var mood: Mood
            """,
            beside: "enum Mood: Int { case low }"
        )
        #expect(entity.uniquenessConstraints == [["id"], ["name", "moodRaw"]])
        #expect(entity.indexes.map { $0.elements.map(\.property) } == [["name"], ["id", "name"]])
        #expect(entity.indexes.map { $0.elements[0].isRTree } == [false, true])
        #expect(
            mistakes("    #Unique<E>([\\.nam])\n    var name: Int") == [
                "2:17 error property.unknown"
            ]
        )
        #expect(
            mistakes("    #Index<F>([\\.name])\n    var name: Int") == [
                "2:11 error swift.wrong-argument"
            ]
        )
    }

    @Test("members that are carried over")
    func carriedOver() throws {
        let entity = try entity(
            """
            var a: Int = 0 { didSet { print(a) } }
            /// Twice.
            var twice: Int { a * 2 }
            init(a: Int) { self.a = a }
            #if DEBUG
            func show(_ x: Int, to y: Int) -> Int { x }
            var debug: String?
            #endif
            static let shared = 1
            enum Part { case x }
            @Transient var cache: NSCache<A, B>? = nil
            @Transient var note = "t"
            """
        )
        let code = try #require(entity.code)
        #expect(
            code.carriedOver.map(\.kind) == [
                .computedProperty, .initializer, .method, .other, .other,
                .transientProperty,
            ]
        )
        #expect(
            mistakes("    @Transient var a: [Int]")
                == ["2:20 error attribute.transient-without-value"]
        )
        #expect(
            code.carriedOver.map(\.name) == [
                "twice", "init(a:)", "show(_:to:)", "shared", "Part", "cache",
            ]
        )
        #expect(entity.observers.map(\.text) == ["print(a)"])
        #expect(entity.observers[0].observer?.ownReferences == [6])
        #expect(code.carriedOver[0].text == "/// Twice.\nvar twice: Int { a * 2 }")
        #expect(code.carriedOver[2].condition == "DEBUG")
        #expect(entity.attributes.map(\.condition) == [nil, "DEBUG", nil])
        #expect(entity.attributes.map(\.name) == ["a", "debug", "note"])
        #expect(entity.attributes.last?.isTransient == true)
    }

    @Test("rules for copies")
    func clone() throws {
        let entity = try entity(
            """
            @Clone(.exclude) var a: Int?
            @Clone(.rebuild(.uuid)) var b: UUID
            @Clone(.rebuild(.now)) var c: Date
            @Clone(.followParent("id", withoutParent: .blank)) var d: Int?
            """
        )
        #expect(
            entity.cloneRules.map(\.kind) == [
                .exclude, .rebuildUUID, .rebuildNow,
                .followParent(attribute: "id", withoutParent: .blank),
            ]
        )
        #expect(mistakes("    @Clone(.exlude) var a: Int?") == ["2:13 error swift.unknown-option"])
    }

    @Test("initializers")
    func initializers() throws {
        let model = try model(
            "@Initializer(\"short\", \\.a, \\.b) @Model class E { var a: Int; var b: Int; var c: Int }"
        )
        #expect(model.entities[0].code?.initializers.map(\.properties) == [["a", "b"]])
        let wrong = Reading("@Initializer(\"short\", \\.x) @Model class E { var a: Int }")
        #expect(wrong.found == ["1:23 error property.unknown"])
    }

    @Test("several files are one model, and each keeps its places")
    func files() throws {
        let reading = Reading(files: [
            ("B.swift", "@Model class B { var a: A? }"),
            ("A.swift", "@Model class A { var b: B? }\nenum"),
        ])
        #expect(reading.model == nil)
        #expect(
            reading.diagnostics.allSatisfy {
                $0.range.start.file == "A.swift" && $0.id == "swift.syntax"
            }
        )
        let whole = Reading(files: [
            ("B.swift", "@Model class B { var a: A? }"), ("A.swift", "@Model class A {}"),
        ])
        #expect(whole.model?.entities.map(\.origin.source) == [0, 1])
    }

    @Test("a file with value types only, and one with nothing")
    func withoutEntities() throws {
        #expect(try model("enum M: Int { case a }").valueTypes.count == 1)
        let nothing = Reading("")
        #expect(nothing.model?.entities.isEmpty == true)
        #expect(nothing.found == ["1:1 warning swift.no-declaration"])
    }

    @Test("syntax errors stand at their places")
    func syntaxErrors() {
        #expect(Reading("@Model class A {\n    var = 1\n}").found.first == "2:9 error swift.syntax")
        #expect(
            Reading("@Model class A {\n    var é: Int = \n").found.allSatisfy {
                $0.contains("swift.syntax")
            }
        )
    }

    @Test("lines end as they do in any editor, and a byte order mark is no column")
    func lineEnds() {
        for lineEnd in ["\n", "\r\n", "\r"] {
            let text = "\u{FEFF}@Model class A {\(lineEnd)    var a: Strng\(lineEnd)}"
            #expect(Reading(text).found == ["2:12 error swift.unknown-type"])
        }
    }
}
