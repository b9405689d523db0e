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
        let text = ConfigurationFile.startingText(inputs: ["A.xcdatamodeld", "a \"b\"/Models"])
        let reading = Reading(text, path: "modelgen.json")
        #expect(reading.found.isEmpty)
        #expect(reading.file?.inputs == ["A.xcdatamodeld", "a \"b\"/Models"])
        let opened = text.replacing(#"    // ""#, with: #"    ""#)
        #expect(Reading(opened).found.isEmpty, "\(opened)")
        #expect(opened != text)
    }
}
