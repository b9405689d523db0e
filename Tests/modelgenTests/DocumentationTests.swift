import Foundation
import TestSupport
import Testing

/// The samples in the documentation are what the tool writes.
struct DocumentationTests {
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
        let samples = try Article("Output.md").blocks(of: "swift")
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

    @Test func theCodeBesideXcodesIsGenerated() throws {
        let folder = repositoryRoot.appending(path: "Tests/Golden/from-xcode")
        let text = { (name: String) in
            String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
        }
        let article = try Article("FromXcodesCode.md")
        // The first is Xcode's.
        let samples = article.blocks(of: "swift").dropFirst()
        let files = ["expected/Member+CoreDataProperties.swift", "support/Classes.swift"]
        let code = try files.map(text).joined()
        #expect(samples.count > 1)
        for sample in samples {
            let member = sample.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
            #expect(code.contains(sample) || code.contains(member), "\(sample)")
        }
        // It is part of a list.
        let shown = article.blocks(of: "json").first?.split(separator: "\n").map { $0.dropFirst(3) }
        #expect(try shown == text("input/modelgen.json").split(separator: "\n"))
    }

    @Test func theTablesThatAreShownAreThoseOfTheExample() throws {
        let tool = try Tool()
        let model = try tool.copyExample()
        let converted = try tool.run("convert", model, "--to", "sql")
        let sample = try #require(try Article("Converting.md").blocks(of: "sql").first)
        #expect(converted.succeeded && converted.stdout.contains(sample))
    }

    @Test func theTablesOfAServerThatAreShownAreThoseOfTheExample() throws {
        let tool = try Tool()
        let model = try tool.copyExample()
        let converted = try tool.run("convert", model, "--to", "sql", "--dialect", "postgresql")
        let sample = try #require(try Article("Converting.md").blocks(of: "sql").last)
        #expect(converted.succeeded)
        for statement in sample.components(separatedBy: "\n\n") {
            #expect(converted.stdout.contains(statement), "\(statement)")
        }
    }

    @Test func theRecordTypeThatIsShownIsThatOfTheExample() throws {
        let tool = try Tool()
        let model = try tool.copyExample()
        let converted = try tool.run("convert", model, "--to", "ckdb")
        let sample = try #require(try Article("Converting.md").blocks(of: "text").last)
        #expect(converted.succeeded && converted.stdout.contains(sample))
    }

    @Test func theTemplateThatIsShownIsTheBuiltInOneWithALineMore() throws {
        let shown = try Article("Templates.md").blocks(of: "").first { $0.hasPrefix("{{!") }
        let line = "// Copyright the HealthNotes authors.\n"
        let text = try #require(shown).replacingOccurrences(of: line, with: "")
        #expect(try Tool().run("templates", "show", "coredata-file").stdout == text + "\n")
    }

    @Test func theTemplatesThatAreListedAreThoseThatThereAre() throws {
        let (tool, article) = (try Tool(), try Article("Templates.md"))
        let list = try tool.run("templates", "list").stdout
        #expect(article.blocks(of: "").last.map { $0 + "\n" } == list)
        let ejected = try tool.run("templates", "eject", "Templates").stderr
        #expect(article.blocks(of: "console").contains { $0.hasSuffix(ejected.dropLast()) })
    }
}
