import ModelIR
import Testing

@Suite("Types that are declared inside of others, for code that declares them there")
struct EnclosedTypesTests {
    private let versions = """
        enum V1: VersionedSchema {
            static var versionIdentifier = Schema.Version(1, 0, 0)
            static var models: [any PersistentModel.Type] { [Note.self] }
            @Model final class Note { var name: String = "" }
        }
        enum V2: VersionedSchema {
            static var versionIdentifier = Schema.Version(2, 0, 0)
            static var models: [any PersistentModel.Type] { [Note.self] }
            enum Mood: String { case calm }
            struct Place: Codable { var city: String }
            @Model final class Note { var mood: Mood = Mood.calm; var place: Place? }
        }
        typealias Note = V2.Note
        typealias OldNote = V1.Note
        typealias Number = Int
        extension Note { var isCalm: Bool { mood == V2.Mood.calm } }
        enum Plan: SchemaMigrationPlan {
            static var schemas: [any VersionedSchema.Type] { [V1.self, V2.self] }
            static var stages: [MigrationStage] { [] }
        }

        """

    private func nested(_ text: String, version: String? = nil) throws -> Model {
        let bytes = [(path: "Models.swift", text: Array(text.utf8))]
        let reading = Reading(bytes: bytes, version: version, keepsNesting: true)
        return try #require(reading.model, "\(reading.found) \(reading.messages)")
    }

    @Test("are listed with the types around them")
    func enclosing() throws {
        let model = try nested(versions)
        #expect(model.enclosingTypes == ["Mood": ["V2"], "Note": ["V2"], "Place": ["V2"]])
        let old = try nested(versions, version: "V1")
        #expect(old.enclosingTypes == ["Note": ["V1"]])
        #expect(try flat(versions).enclosingTypes == nil)
    }

    private func flat(_ text: String) throws -> Model { try model(text) }

    @Test("leave the rest of the types around them, which are carried over")
    func holders() throws {
        let model = try nested(versions)
        #expect(model.declarations.map(\.name) == ["V2", "Note", "OldNote", "Number", "Plan"])
        #expect(
            model.declarations.first?.text == """
                enum V2: VersionedSchema {
                    static let versionIdentifier = Schema.Version(2, 0, 0)
                    static var models: [any PersistentModel.Type] { [Note.self] }
                    struct Place: Codable { var city: String }
                }
                """
        )
        let members = model.entities[0].code?.carriedOver
        #expect(members?.map(\.text) == ["var isCalm: Bool { mood == V2.Mood.calm }"])
        #expect(try nested(versions, version: "V1").entities[0].code?.carriedOver.isEmpty == true)
    }

    @Test("have full names in code")
    func fullNames() throws {
        let model = try nested(versions).withEnclosedNames
        let note = try #require(model.entities.first)
        #expect(note.name == "Note" && note.namedClass == "V2.Note")
        #expect(note.attributes.map(\.valueType) == ["V2.Mood", nil])
        #expect(note.attributes.map(\.customClassName) == [nil, "V2.Place"])
        #expect(model.valueTypes.map(\.name) == ["V2.Mood"])
    }

    @Test("don't take the extensions of a type of the same name outside of them")
    func sameName() throws {
        let model = try nested(
            """
            enum Stored {}
            extension Stored { @Model final class Country { var name: String = "" } }
            extension Country { init(_ stored: Stored.Country) { self.init(name: stored.name) } }
            """
        )
        #expect(model.entities[0].code?.carriedOver.isEmpty == true)
        #expect(model.declarations.first?.text == "enum Stored {}")
    }

    @Test("of a model in a model is listed")
    func nestedModel() throws {
        let model = try nested(
            """
            @Model final class Habit {
                var entries: [Entry] = []
                @Model final class Entry { var habit: Habit? }
            }
            """
        )
        #expect(model.enclosingTypes == ["Entry": ["Habit"]])
    }
}
