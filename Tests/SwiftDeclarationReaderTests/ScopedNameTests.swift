import ModelIR
import Testing

/// The names in members of a class that types around the class declare.
struct ScopedNameTests {
    /// The members of `Note` in a version, with the types around it before the names that these declare.
    private func members(_ text: String, after others: String = "") throws -> [String] {
        let file = """
            enum V1: VersionedSchema {
                static let versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Note.self, Tag.self] }
                static let limit = 3
                enum Mood: String, Codable { case calm }
                @Model final class Note { var tag: Tag?; init() {}; \(text) }
                @Model final class Tag { var note: Note?; init() {} }
            }
            \(others)
            """
        let bytes = [(path: "Notes.swift", text: Array(file.utf8))]
        let model = try #require(Reading(bytes: bytes, keepsNesting: true).model)
        return try #require(model.entities[0].code).carriedOver.dropFirst().map { fragment in
            var text = fragment.text
            for name in (fragment.scopedNames ?? []).reversed() {
                let place = text.utf8.index(text.startIndex, offsetBy: name.offset)
                text.insert(contentsOf: name.scope + ".", at: place)
            }
            return text
        }
    }

    @Test(
        "are known with their places",
        arguments: [
            (
                "static let all: [Note] = [Note()]",
                "static let all: [V1.Note] = [V1.Note()]"
            ),
            (
                "func tag(_ tag: Tag?) -> Mood { limit > 2 ? Mood.calm : .calm }",
                "func tag(_ tag: V1.Tag?) -> V1.Mood { V1.limit > 2 ? V1.Mood.calm : .calm }"
            ),
            ("var path: Any { \\Tag.note }", "var path: Any { \\V1.Tag.note }"),
            (
                "@Ignored func tag() -> `Tag`? { nil }",
                "@Ignored func tag() -> V1.`Tag`? { nil }"
            ),
        ]
    )
    func scoped(text: String, expected: String) throws {
        #expect(try members(text) == [expected])
    }

    @Test(
        "aren't those that have their type before them, that something nearer hides, or that are text",
        arguments: [
            "func tag() -> V1.Tag? { nil }", "func f(limit: Int) -> Int { limit }",
            "func f() { g(limit: 1, x.limit, \\.limit) }", "var text: String { \"Tag\" }",
        ]
    )
    func unscoped(text: String) throws {
        #expect(try members(text) == [text])
    }

    @Test func membersOfTheClassHideOthers() throws {
        let own = "var limit: Int { 1 }"
        #expect(
            try members("\(own); func f() -> Int { limit }") == [own, "func f() -> Int { limit }"]
        )
    }

    @Test func extensionsNameTheTypesThemselves() throws {
        let text = "func f() -> Tag { Tag() }"
        #expect(try members("", after: "extension V1.Note { \(text) }\nstruct Tag {}") == [text])
    }
}
