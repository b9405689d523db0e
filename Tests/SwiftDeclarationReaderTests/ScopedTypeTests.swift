import ModelIR
import Testing

/// Types inside of classes are looked up as Swift does, even if other types have their names.
@Suite("Types inside of classes") struct ScopedTypeTests {
    private func attribute(_ name: String, of entity: String, in text: String) throws -> Attribute {
        let model = try model(text)
        let found = try #require(model.entities.first { $0.name == entity })
        return try #require(found.attributes.first { $0.declaredName == name })
    }

    @Test("an enum that has the name of another class's")
    func enumerations() throws {
        let text = """
            @Model final class Project {
                enum Status: String, Codable { case active, done }
                var status: Status = Status.active
            }
            @Model final class Errand {
                enum Status: Codable { case open, done(String) }
                var status: Status = Status.open
            }
            """
        let project = try attribute("status", of: "Project", in: text)
        #expect(project.valueType == "Project.Status")
        let errand = try attribute("status", of: "Errand", in: text)
        #expect(errand.type == .codable)
        #expect(errand.customClassName == "Status")
    }

    @Test("a struct that has the name of a model")
    func structures() throws {
        let text = """
            @Model final class Project {
                struct Tag: Codable { var text: String }
                var inlineTags: [Tag] = []
                var first: Tag?
            }
            @Model final class Tag { var text: String = "" }
            @Model final class Holder { var tag: Project.Tag?; var other: Tag? }
            """
        #expect(try attribute("inlineTags", of: "Project", in: text).type == .codable)
        #expect(try attribute("first", of: "Project", in: text).type == .codable)
        let tag = try attribute("tag", of: "Holder", in: text)
        #expect(tag.customClassName == "Project.Tag")
        #expect(try model(text).entities[2].relationships.map(\.name) == ["other"])
    }

    @Test("a module distinguishes a type of Foundation from a model of its name")
    func libraryTypes() throws {
        let text = """
            @Model final class Data { var bytes: Foundation.Data? ; var taken: Foundation.Date? }
            @Model final class Photo {
                var small: Data?
                var parts: [Foundation.Data] = []
                var all: [Data] = []
            }
            """
        #expect(try attribute("bytes", of: "Data", in: text).type == .binary)
        #expect(try attribute("taken", of: "Data", in: text).type == .date)
        let parts = try attribute("parts", of: "Photo", in: text)
        #expect(parts.type == .transformable)
        #expect(parts.customClassName == "[Foundation.Data]")
        #expect(try model(text).entities[1].relationships.map(\.name) == ["small", "all"])
    }

    @Test("an initial value names the types around its type")
    func initialValues() throws {
        let text = """
            @Model final class Alpha {
                struct Deep: Codable { var y = 2; static let usual = Deep() }
                enum Mark: Codable { case a, b(Int) }
            }
            @Model final class Beta {
                var one = Alpha.Deep()
                var two = Alpha.Deep.usual
                var three = [Alpha.Deep]()
                var four = Alpha.Mark.a
            }
            """
        for (name, type) in [
            ("one", "Alpha.Deep"), ("two", "Alpha.Deep"), ("three", "[Alpha.Deep]"),
            ("four", "Alpha.Mark"),
        ] {
            #expect(try attribute(name, of: "Beta", in: text).customClassName == type)
        }
    }

    @Test("types of the superclass come before those around the class")
    func superclasses() throws {
        let text = """
            struct Info: Codable { var z = 1 }
            enum Kind: String, Codable { case outer }
            @Model class Base {
                struct Info: Codable { var x = 1 }
                enum Kind: Int, Codable { case inner }
            }
            @Model final class Sub: Base {
                var info: Info = Info(x: 2)
                var kind: Kind = Kind.inner
            }
            """
        #expect(try attribute("kind", of: "Sub", in: text).valueType == "Base.Kind")
        #expect(try attribute("info", of: "Sub", in: text).type == .codable)
    }

    @Test("a codable type that is called as one of Foundation")
    func foundation() throws {
        let text = """
            @Model final class Sample {
                struct Data: Codable { var n: Int }
                var data: Data = Data(n: 3)
            }
            """
        #expect(try attribute("data", of: "Sample", in: text).type == .codable)
    }

    @Test("aliases inside of classes, and of optional types")
    func aliases() throws {
        let text = """
            typealias MaybeDate = Date?
            @Model final class Alpha {
                typealias Key = Int
                var key: Key = 4
                var date: MaybeDate
            }
            @Model final class Beta { typealias Key = String; var key: Key = "x" }
            """
        #expect(try attribute("key", of: "Alpha", in: text).type == .int)
        #expect(try attribute("key", of: "Beta", in: text).type == .string)
        #expect(try attribute("date", of: "Alpha", in: text).isOptional)
    }

    @Test("aliases inside of classes as a part of a type, of others, and of superclasses")
    func partsOfAliases() throws {
        let text = """
            typealias Opt = Inner
            typealias Inner = Int?
            enum Status: String, Codable { case open }
            enum Space { typealias Extra = Int }
            @Model class Alpha {
                struct Nested: Codable { var a = 1 }
                typealias Extra = Nested?
                typealias Links = [Label]
                var more: Links?
                var chain: Opt
            }
            @Model final class Beta {
                typealias Links = [Alpha]
                private typealias Status = Bool
                private var done: Status?
            }
            @Model final class Gamma: Alpha { var extra: Extra }
            @Model final class Label { var text = "" }
            """
        let alpha = try #require(try model(text).entities.first)
        #expect(alpha.relationships.map(\.destination) == ["Label"])
        #expect(try attribute("chain", of: "Alpha", in: text).isOptional)
        #expect(try attribute("done", of: "Beta", in: text).type == .boolean)
        let extra = try attribute("extra", of: "Gamma", in: text)
        #expect(extra.type == .codable)
        #expect(extra.isOptional)
    }

    @Test("private types of two files with one name")
    func privateTypes() throws {
        func file(_ name: String) -> (path: String, text: String) {
            (
                "\(name).swift",
                """
                private struct Payload: Codable { var text = "" }
                @Model final class \(name) { private var payload: Payload = Payload() }
                """
            )
        }
        let reading = Reading(files: [file("Alpha"), file("Beta")])
        #expect(reading.found.isEmpty)
        let names = reading.model?.entities.flatMap(\.attributes).map(\.customClassName)
        #expect(names == ["PayloadInAlpha", "PayloadInBeta"])
    }

    @Test("a class or an extension that is a version")
    func versions() throws {
        let text = """
            final class SchemaV1: VersionedSchema {
                static let versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Self.Item.self] }
                @Model final class Item { var a: String = "" }
            }
            public enum SchemaV2: VersionedSchema {
                public static let versionIdentifier = Schema.Version(2, 0, 0)
                public static var models: [any PersistentModel.Type] { [Self.Item.self] }
            }
            public extension SchemaV2 {
                @Model final class Item { var b: String = "" }
            }
            """
        let newest = try model(text)
        #expect(newest.entities.map(\.name) == ["Item"])
        #expect(newest.entities[0].attributes.map(\.name) == ["b"])
        #expect(newest.entities[0].code?.access == ["public"])
        let first = try #require(Reading(text, version: "SchemaV1").model)
        #expect(first.entities.flatMap(\.attributes).map(\.name) == ["a"])
    }

    @Test("what may be nil without its type")
    func failable() throws {
        let text = """
            enum Kind: Int, Codable { case x, y }
            @Model final class Item {
                var kind = Kind(rawValue: 1)
                var price = Decimal(string: "1.5")
                var dates: Swift.Array<Foundation.Date> = []
            }
            """
        #expect(try attribute("kind", of: "Item", in: text).isOptional)
        #expect(try attribute("price", of: "Item", in: text).isOptional)
        #expect(try attribute("dates", of: "Item", in: text).customClassName == "[Date]")
    }
}
