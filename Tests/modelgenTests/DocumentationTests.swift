import Foundation
import TestSupport
import Testing

/// The samples in the documentation are what the tool writes.
struct DocumentationTests {
    private let catalog = repositoryRoot.appending(path: "Documentation/modelgen.docc")

    @Test func theSamplesOfTheOutputAreGenerated() throws {
        let tool = try Tool()
        let model = try tool.copyExample()
        let generated = try tool.run(
            "generate",
            model,
            "--target",
            "coredata",
            "--layout",
            "single",
            "--stdout"
        )
        let samples = try blocks(of: "swift", in: "Output.md")
        #expect(samples.count > 10)
        let others = [
            "composite-properties/expected/Entry", "ids-of-options/expected/Survey",
            "sqlite-store/expected/Photo",
        ]
        let recorded = try others.map { name in
            let file = repositoryRoot.appending(path: "Tests/Golden/\(name).swift")
            return String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        for sample in samples {
            #expect(([generated.stdout] + recorded).contains { $0.contains(sample) }, "\(sample)")
        }
    }

    @Test func theTablesThatAreShownAreThoseOfTheExample() throws {
        let tool = try Tool()
        let model = try tool.copyExample()
        let converted = try tool.run("convert", model, "--to", "sql")
        let sample = try #require(try blocks(of: "sql", in: "Converting.md").first)
        #expect(converted.succeeded && converted.stdout.contains(sample))
    }

    @Test func theTemplateThatIsShownIsTheBuiltInOneWithALineMore() throws {
        let shown = try blocks(of: "", in: "Templates.md").first { $0.hasPrefix("{{!") }
        let line = "// Copyright the HealthNotes authors.\n"
        let text = try #require(shown).replacingOccurrences(of: line, with: "")
        #expect(try Tool().run("templates", "show", "coredata-file").stdout == text + "\n")
    }

    /// The code blocks of a language, without their last line break.
    private func blocks(of language: String, in article: String) throws -> [String] {
        let data = try Data(contentsOf: catalog.appending(path: article))
        let parts = String(decoding: data, as: UTF8.self).components(separatedBy: "```")
        return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }.compactMap { part in
            let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            guard lines.first == Substring(language) else { return nil }
            return lines.dropFirst().dropLast().joined(separator: "\n")
        }
    }
}
