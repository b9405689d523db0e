import ModelIR
import Testing

@Suite("The classes that a version lists") struct VersionListTests {
    /// Two versions before the one that is read.
    private let older = """
        enum V1: VersionedSchema {
            static let versionIdentifier = Schema.Version(1, 0, 0)
            static var models: [any PersistentModel.Type] { [Author.self, Book.self] }
            @Model final class Author { var name: String = ""; var mood: Mood = Mood.calm }
            @Model final class Book { var title: String = "" }
            enum Mood: String { case calm }
        }
        enum V2: VersionedSchema {
            static let versionIdentifier = Schema.Version(2, 0, 0)
            static var models: [any PersistentModel.Type] { [Author.self, Book.self] }
            typealias Author = V1.Author
            @Model final class Book { var title: String = ""; var pages: Int = 0 }
        }

        """

    @Test(
        "are taken from older versions, by whatever name",
        arguments: [
            "{ [Author.self, Book.self, Shelf.self] }\ntypealias Author = V2.Author\ntypealias Book = V2.Book",
            "{ [Author.self, Book.self, Shelf.self] }\ntypealias Author = V1.Author\ntypealias Book = V2.Book",
            "{ [V1.Author.self, V2.Book.self, Shelf.self] }",
            "= [V1.Author.self, (V2.Book).self, V3.Shelf.self]",
            "{ get { return V2.models + [Shelf.self] } }",
        ]
    )
    func older(_ list: String) throws {
        let model = try model(
            older + """
                enum V3: VersionedSchema {
                    static let versionIdentifier = Schema.Version(3, 0, 0)
                    static var models: [any PersistentModel.Type] \(list)
                    @Model final class Shelf { var label: String = "" }
                }
                typealias Author = V3.Author
                typealias Book = V3.Book
                typealias Shelf = V3.Shelf
                extension Author { func sign() {} }
                extension V1.Author { func write() {} }
                extension V1.Book { func old() {} }
                extension V1.Mood: Named {}
                """
        )
        #expect(model.version == "V3")
        #expect(model.entities.map(\.name) == ["Author", "Book", "Shelf"])
        #expect(model.entities[0].code?.carriedOver.map(\.name) == ["sign()", "write()"])
        #expect(model.entities[1].attributes.map(\.name) == ["title", "pages"])
        #expect(model.entities[1].code?.carriedOver.isEmpty == true)
        #expect(model.valueTypes.map(\.name) == ["Mood"])
        #expect(model.valueTypes[0].extensions.conformances.map(\.name) == ["Named"])
        #expect(model.declarations.isEmpty)
    }

    @Test("a second name that each version gives to a class")
    func secondNames() throws {
        let model = try model(
            """
            enum V1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [User.self] }
                @Model final class User { var name: String = "" }
                typealias Person = User
            }
            enum V2: VersionedSchema {
                static var versionIdentifier = Schema.Version(2, 0, 0)
                static var models: [any PersistentModel.Type] { [Person.self, Log.self] }
                typealias Person = V1.Person
                typealias User = V1.User
                @Model final class Log {
                    @Relationship(inverse: \\Person.logs) var users: [Person] = []
                }
            }
            typealias User = V2.User
            typealias Person = V2.Person
            extension Person { var logs: [Log] { [] }; func touch() {} }
            extension Log { func owner(_ user: User, _ person: Person) {} }
            """
            .replacing("var logs: [Log] { [] }; ", with: "")
            .replacing(#"var name: String = "" }"#, with: #"var logs: [V2.Log]? }"#)
        )
        #expect(model.entities.map(\.name) == ["User", "Log"])
        #expect(model.entities[1].relationships.map(\.inverse?.relationship) == ["logs"])
        #expect(model.declarations.map(\.text) == ["typealias Person = User"])
    }

    @Test("of two chains")
    func chains() throws {
        let model = try model(
            """
            enum NotesV1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Note.self] }
                @Model final class Note { var text: String = "" }
            }
            struct AppV2 {}
            extension AppV2: VersionedSchema {
                static var versionIdentifier = Schema.Version(2, 0, 0)
                static var models: [any PersistentModel.Type] { [Record.self, NotesV1.Note.self] }
                @Model final class Record { var title: String = "" }
            }
            """
        )
        #expect(model.entities.map(\.name) == ["Note", "Record"])
    }

    @Test("a class by the name of its module, too")
    func moduleNames() throws {
        let model = try model(
            """
            enum NotesV1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [App.Note.self] }
            }
            @Model final class Note { var text: String = "" }
            """
        )
        #expect(model.entities.map(\.name) == ["Note"])
    }

    @Test("a type of the version, and one of the same name outside")
    func hiddenTypes() {
        let reading = Reading(
            """
            enum V1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Note.self] }
                @Model final class Note {
                    enum Kind: String { case plain }
                    var kind: Kind = Kind.plain
                }
            }
            enum V2: VersionedSchema {
                static var versionIdentifier = Schema.Version(2, 0, 0)
                static var models: [any PersistentModel.Type] { [Note.self] }
            }
            @Model final class Note {
                enum Kind: String { case plain, rich }
                var kind: Kind = Kind.plain
            }
            """,
            version: "V1"
        )
        #expect(reading.found.allSatisfy { !$0.contains("error") })
        let cases = reading.model?.valueTypes.compactMap { type -> Int? in
            if case .enumeration(let type) = type.kind { type.cases.count } else { nil }
        }
        #expect(cases == [1])
    }

    @Test("a class that is not there")
    func missing() {
        let reading = Reading(replacingLastList("{ [Author.self, Bok.self] }"))
        #expect(reading.found == ["10:67 error swift.unknown-model"])
        #expect(reading.messages[0].hasSuffix("is declared here, did you mean 'Book'?"))
    }

    @Test("a class that is not listed, and one that a relationship leads to")
    func unlisted() throws {
        let reading = Reading(
            """
            enum V1: VersionedSchema {
                static var versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Note.self] }
                @Model final class Note { var tags: [Tag]? }
                @Model final class Draft {}
            }
            @Model final class Tag { var note: V1.Note? }
            @Model final class Cache {}
            """
        )
        #expect(
            reading.found == [
                "5:24 warning swift.unlisted-model", "8:20 warning swift.unlisted-model",
            ]
        )
        #expect(reading.model?.entities.map(\.name) == ["Note", "Tag"])
    }

    @Test("a list that is made when it runs")
    func unread() {
        let reading = Reading(replacingLastList("{ all() }"))
        #expect(reading.found == ["10:53 warning swift.unread-models"])
        #expect(reading.model?.entities.map(\.name) == ["Book"])
    }

    private func replacingLastList(_ list: String) -> String {
        let next = "\n    typealias"
        return older.replacing("{ [Author.self, Book.self] }" + next, with: list + next)
    }
}
