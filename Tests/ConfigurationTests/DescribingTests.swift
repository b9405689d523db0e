import Configuration
import Foundation
import TestSupport
import Testing

@Suite("What is written from the table of keys") struct DescribingTests {
    @Test("the article holds the table") func article() throws {
        let file = repositoryRoot.appending(path: "Documentation/modelgen.docc/Configuration.md")
        let article = try String(contentsOf: file, encoding: .utf8)
        let table = KeyTable().markdown
        #expect(article.contains(table), "the table is\n\(table)")
    }

    @Test("every key says what it does, in sentences") func sentences() {
        for row in KeyTable().rows {
            #expect(row.documentation.hasSuffix("."), "\(row.path)")
        }
        #expect(KeyTable().rows.count > 30)
    }

    @Test("a starting text is read as it is, and with every comment opened") func startingText() {
        let inputs = ["A.xcdatamodeld", "a \"b\"/Models"]
        let text = ConfigurationFile.startingText(inputs: inputs, target: .coredata)
        let reading = Reading(text, path: "modelgen.json")
        #expect(reading.found.isEmpty)
        #expect(reading.file?.inputs == inputs && reading.file?.target == .coredata)
        let opened = text.replacing(#"    // ""#, with: #"    ""#)
        // A file has one output, or several.
        for other in ["output", "outputs"] {
            let lines = opened.split(separator: "\n").filter { !$0.contains("\"\(other)\":") }
            let whole = lines.joined(separator: "\n")
            #expect(Reading(whole).found.isEmpty, "\(whole)")
        }
        #expect(opened != text)
    }

    @Test("a folder for the output is written down") func output() {
        let text = ConfigurationFile.startingText(inputs: ["A"], target: .sqlite, output: "B/C")
        #expect(Reading(text, path: "modelgen.json").file?.output == "B/C")
    }
}
