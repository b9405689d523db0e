import Foundation
import TestSupport
import Testing

/// The page on changing a model shows code that compiles, messages that the store writes, and every
/// kind of problem.
struct ChangingAModelTests {
    private let text: String

    init() throws {
        let page = repositoryRoot.appending(path: "Documentation/modelgen.docc/ChangingAModel.md")
        text = try String(contentsOf: page, encoding: .utf8)
    }

    @Test func theCodeCompiles() throws {
        // A stage has the code of several versions; tests of versions run such stages.
        let blocks = blocks(of: "swift").filter {
            !$0.contains("NotesV") && !$0.contains("import ")
        }
        let model = try #require(blocks.first { $0.hasPrefix("@Model") })
        let program = blocks.filter { !$0.hasPrefix("@Model") }.joined(separator: "\n")
        let folder = try TemporaryFolder(name: "changing")
        let owner =
            "@Model final class Owner { @Relationship(inverse: \\Note.author) var notes: [Note] }"
        try folder.write("\(model)\n\(owner)\n", to: "Models.swift")
        try folder.write(
            "import Foundation\nimport ModelStore\nfunc open(_ file: URL) throws {\n\(program)\n}\n",
            to: "Program.swift"
        )
        let tool = try #require(builtTool)
        let arguments = ["generate", "Models.swift", "--target", "sqlite", "--layout", "single"]
        let generated = try run([tool] + arguments + ["-o", "generated"], directory: folder.url)
        try #require(generated.succeeded, "\(generated.output)")
        let path = folder.url.appending(path: "generated").path
        let files = try FileManager.default.contentsOfDirectory(atPath: path)
            .filter { $0.hasSuffix(".swift") }.map { "generated/\($0)" }
        let store = try #require(BuiltStore())
        let options = ["-typecheck", "-swift-version", "6", "-module-name", "Page"]
        let compiled = try run(
            ["swiftc"] + options + store.importOptions + files + ["Program.swift"],
            directory: folder.url
        )
        #expect(compiled.succeeded && compiled.stderr.isEmpty, "\(compiled.output)")
    }

    @Test func theTestIsTheExamples() throws {
        let shown = try #require(blocks(of: "swift").first { $0.contains("@testable import") })
        let path = "Examples/HealthNotes/Tests/HealthNotesTests/MigrationTests.swift"
        let file = repositoryRoot.appending(path: path)
        let example = try String(contentsOf: file, encoding: .utf8)
        for part in shown.components(separatedBy: "\n\n") {
            for line in part.split(separator: "\n") { #expect(example.contains(line + "\n")) }
        }
    }

    @Test func theMessageIsTheStores() throws {
        let evolution = try #require(EvolutionCase.all.first { $0.name == "enum-case-removed" })
        let shown = try #require(blocks(of: "").first)
        #expect(try evolution.text(of: "expected.txt") == "error: \(shown)\n")
    }

    /// The code blocks of a language.
    private func blocks(of language: String) -> [String] {
        let parts = text.components(separatedBy: "```")
        return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
            .filter { $0.hasPrefix(language + "\n") }
            .map { $0.dropFirst(language.count).trimmingCharacters(in: .newlines) }
    }
}
