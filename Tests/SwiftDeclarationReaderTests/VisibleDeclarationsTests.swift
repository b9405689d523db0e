import ModelIR
import Testing

/// Declarations beside models that no model needs, where the code takes the place of the files.
struct VisibleDeclarationsTests {
    private static let model =
        "@Model final class Note { var text: String; init() { text = start } }\n"

    private func declarations(_ files: (path: String, text: String)...) throws -> [SourceFragment] {
        let bytes = files.map { ($0.path, Array($0.text.utf8)) }
        return try #require(Reading(bytes: bytes, keepsNesting: true).model).declarations
    }

    @Test(
        "what other files may name is carried over as it was written",
        arguments: [
            "func help() {}", "public let notes = [Note]()", "@MainActor var count = 0",
            "extension Array where Element == Note { var texts: [String] { [] } }",
            "struct NoteDTO: Decodable {}", "enum Route: Hashable { case list }",
            "actor Importer {}", "typealias Notes = [Note]", "protocol Listed {}",
            "infix operator +++", "@Observable final class Notes {}",
        ]
    )
    func visible(text: String) throws {
        let start = "let start = 0\n"
        let found = try declarations(("Note.swift", Self.model + start + text))
        #expect(found.map(\.text).contains(text))
        #expect(found.map { $0.isAsWritten == true } == found.map { $0.text == text })
    }

    @Test(
        "what shares its state belongs to the actor of its module, also if observers name it",
        arguments: [
            "final class Log { static var lines: [String] = [] }",
            "enum Log { static var lines: [String] = [] { didSet {} } }",
            "final class Log { static let shared = Log() }",
            "final class Log { static let shared: Log = .init() }",
        ]
    )
    func sharing(text: String) throws {
        #expect(try isForActor(text))
    }

    @Test(
        "other types that observers name don't",
        arguments: [
            "final class Log { static let first = 1 }", "enum Log { static var first: Int { 1 } }",
            "final class Log: Sendable { static let shared = Log() }",
            "struct Log { static let shared = Log() }", "actor Log { static let shared = Log() }",
            "final class Log { nonisolated(unsafe) static var first = 1 }",
        ]
    )
    func unshared(text: String) throws {
        #expect(try !isForActor(text))
    }

    private func isForActor(_ text: String) throws -> Bool {
        let model = "@Model final class Note { var n = 0 { didSet { Log.note() } } }\n"
        let found = try declarations(("Note.swift", model + text))
        return try #require(found.first { $0.name == "Log" }).isForFunctions == true
    }

    @Test(
        "views, programs and private declarations are not",
        arguments: [
            "struct Row: View {}", "@main struct Notes: App {}", "private func help() {}",
            "fileprivate struct Hidden {}", "struct Previews: PreviewProvider {}", "#Preview {}",
        ]
    )
    func hidden(text: String) throws {
        #expect(try declarations(("Note.swift", Self.model + text)).isEmpty)
    }

    @Test("what such declarations name comes with them") func named() throws {
        let found = try declarations(
            ("Note.swift", Self.model + "func help() -> Int { limit }\nprivate let limit = 1"),
            ("Other.swift", "let unused = 1")
        )
        #expect(found.map(\.text) == ["func help() -> Int { limit }", "let limit = 1"])
    }

    @Test("files about SwiftData are carried over, unless they are about a user interface")
    func filesWithoutModels() throws {
        let found = try declarations(
            ("Note.swift", Self.model),
            ("Importer.swift", "import SwiftData\n@ModelActor actor Importer {}"),
            ("List.swift", "import SwiftData\nimport SwiftUI\nenum Lists { static let all = 1 }"),
            ("Other.swift", "let unused = 1")
        )
        #expect(found.map(\.text) == ["@ModelActor actor Importer {}"])
    }

    @Test("what is left out of other files is a note") func leftOut() throws {
        let files = [
            ("Note.swift", Self.model),
            ("Limits.swift", "enum Limits { static let most = 1 }\nlet a = 1\nprivate let b = 1"),
            ("List.swift", "import SwiftUI\nenum Lists { static let all = 1 }"),
        ]
        let bytes = files.map { ($0.0, Array($0.1.utf8)) }
        let reading = Reading(bytes: bytes, keepsNesting: true)
        #expect(reading.diagnostics.map(\.id) == ["swift.left-out"])
        #expect(
            reading.messages == [
                "'Limits' and another declaration of the file aren't generated, because no model needs it:"
                    + " compile the file with the generated code, or import SwiftData here if it belongs to"
                    + " the model"
            ]
        )
    }

    @Test("for other targets, the files stay as they are") func otherTargets() throws {
        let reading = Reading(Self.model + "func help() {}")
        #expect(reading.model?.declarations.isEmpty == true)
    }
}
