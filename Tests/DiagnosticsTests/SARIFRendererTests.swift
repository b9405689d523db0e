import Diagnostics
import Foundation
import Testing

@Suite("Diagnostics as SARIF") struct SARIFRendererTests {
    /// The only run of the log, where `text` is what every file holds.
    private func run(
        _ diagnostics: [Diagnostic],
        text: String? = SampleDiagnostics.text
    ) throws -> SARIFLog.Run {
        let bytes = text.map { Array($0.utf8) }
        let destination = DiagnosticKind(
            "relationship.unknown-destination",
            .error,
            "the destination of a relationship doesn't exist"
        )
        let renderer = SARIFRenderer(
            toolName: "tool",
            toolVersion: "1.2",
            kinds: DiagnosticCatalog.others + [destination]
        ) { _ in bytes }
        let document = Data(renderer.document(diagnostics).utf8)
        let log = try JSONDecoder().decode(SARIFLog.self, from: document)
        #expect(log.version == "2.1.0")
        #expect(log.schema.hasSuffix("/sarif-2.1.0.json"))
        return try #require(log.runs.count == 1 ? log.runs.first : nil)
    }

    private func place(_ diagnostic: Diagnostic) throws -> SARIFLog.PhysicalLocation {
        let locations = try run([diagnostic]).results[0].locations
        return try #require(locations.count == 1 ? locations.first : nil).physicalLocation
    }

    @Test("the run names the tool and how columns count") func tool() throws {
        let run = try run([])
        #expect(run.tool.driver.name == "tool" && run.tool.driver.version == "1.2")
        #expect(run.tool.driver.informationUri == nil)
        #expect(run.columnKind == "utf16CodeUnits")
        #expect(run.results.isEmpty && run.tool.driver.rules.isEmpty)
        #expect(run.invocations.map(\.executionSuccessful) == [true])
    }

    @Test("rules are sorted, and results point at theirs") func rules() throws {
        let run = try run(SampleDiagnostics.all + [SampleDiagnostics.fixable])
        let rules = run.tool.driver.rules.map(\.id)
        #expect(rules == ["attribute.odd", "file.odd", "relationship.unknown-destination"])
        #expect(run.results.map(\.ruleIndex) == [1, 0, 2, 2])
        for result in run.results { #expect(rules[result.ruleIndex] == result.ruleId) }
        #expect(run.results.map(\.level) == ["warning", "note", "error", "error"])
    }

    @Test("rules say what they mean, and where to read more") func ruleDescriptions() throws {
        let rules = try run(SampleDiagnostics.all + [SampleDiagnostics.fixable]).tool.driver.rules
        let rule = try #require(rules.last)
        #expect(rule.shortDescription?.text == "The destination of a relationship doesn't exist.")
        #expect(rule.help?.text == rule.shortDescription?.text)
        #expect(rule.fullDescription?.text == rule.shortDescription?.text)
        #expect(rule.helpUri?.hasSuffix("/Documentation/modelgen.docc/Diagnostics.md") == true)
        #expect(rule.defaultConfiguration?.level == "error")
        // An id that the page does not have.
        #expect(rules[0].id == "attribute.odd" && rules[0].shortDescription == nil)
    }

    @Test(
        "every diagnostic has a description",
        arguments: DiagnosticCatalog.others.map(\.id)
    )
    func everyDescription(_ id: String) throws {
        let place = SourceLocation(file: "f", line: 1, column: 1)
        let rule = try run([Diagnostic(.error, id, at: place, "text")]).tool.driver.rules[0]
        let text = try #require(rule.shortDescription?.text)
        #expect(text.count > 10 && text.hasSuffix(".") && !text.hasSuffix(".."))
        #expect(["error", "warning", "note"].contains(rule.defaultConfiguration?.level))
    }

    @Test("columns count UTF-16 code units") func columns() throws {
        // Before the value stand é and a smile: 4 bytes less, then 1 and 2 units.
        let region = SARIFLog.Region(startLine: 2, startColumn: 21, endLine: 2, endColumn: 24)
        #expect(try place(SampleDiagnostics.fixable).region == region)
        let point = SARIFLog.Region(startLine: 2, startColumn: 2, endLine: 2, endColumn: 2)
        #expect(try place(SampleDiagnostics.point).region == point)
    }

    @Test("a byte order mark is no column") func byteOrderMark() throws {
        let place = SourceLocation(file: "f", line: 1, column: 3)
        let diagnostic = Diagnostic(.error, "a.b", at: SourceRange(start: place, length: 1), "text")
        let region = try run([diagnostic], text: "\u{FEFF}é=").results[0].locations[0]
            .physicalLocation.region
        #expect(region == SARIFLog.Region(startLine: 1, startColumn: 2, endLine: 1, endColumn: 3))
    }

    @Test("what is not known is left out", arguments: [nil, "", "\n<é"])
    func unknownColumns(_ text: String?) throws {
        let result = try run([SampleDiagnostics.fixable], text: text).results[0]
        let region = SARIFLog.Region(startLine: 2, startColumn: nil, endLine: 2, endColumn: nil)
        #expect(result.locations[0].physicalLocation.region == region)
        #expect(result.fixes == nil)
    }

    @Test("a column inside a character is not known") func brokenColumn() throws {
        let columns = try (1...4).map { column in
            let start = SourceLocation(file: "f", line: 2, column: column)
            return try place(Diagnostic(.error, "a.b", at: start, "text")).region?.startColumn
        }
        #expect(columns == [1, 2, nil, 3])
    }

    @Test("a file as a whole has no region") func wholeFile() throws {
        let place = try place(SampleDiagnostics.wholeFile)
        #expect(place.region == nil)
        #expect(place.artifactLocation.uri == "file:///a%20b")
    }

    @Test(
        "paths become URI references",
        arguments: [
            ("Notes/contents", "Notes/contents"), ("My Nötes#1", "My%20N%C3%B6tes%231"),
            ("a:b?c%d", "a%3Ab%3Fc%25d"), ("../a[1]+b", "../a%5B1%5D+b"),
            ("/tmp/ü", "file:///tmp/%C3%BC"),
        ]
    )
    func uris(_ path: String, _ uri: String) throws {
        let found = try place(Diagnostic(.error, "a.b", at: SourceLocation(file: path), "text"))
        #expect(found.artifactLocation.uri == uri)
        #expect(URL(string: uri) != nil)
    }

    @Test("a note with a place is a related location, one without is in the message")
    func notes() throws {
        let result = try run([SampleDiagnostics.fixable]).results[0]
        #expect(result.message.text == "no entity 'Nte'\na remark")
        let related = try #require(result.relatedLocations)
        #expect(related.compactMap(\.message?.text) == ["seen here"])
        #expect(related[0].physicalLocation.region?.startLine == 1)
        #expect(try run([SampleDiagnostics.point]).results[0].relatedLocations == nil)
    }

    @Test("a fix says what to replace with what") func fixes() throws {
        let fixes = try #require(try run([SampleDiagnostics.fixable]).results[0].fixes)
        #expect(fixes.map(\.description.text) == ["Write 'Note'."])
        let change = try #require(fixes[0].artifactChanges.first)
        #expect(change.artifactLocation.uri == "My%20N%C3%B6tes%231/contents")
        #expect(change.replacements.map(\.insertedContent.text) == ["Note"])
        #expect(change.replacements[0].deletedRegion.startColumn == 21)
        #expect(try run([SampleDiagnostics.point]).results[0].fixes == nil)
    }

    @Test("what has no place is about the run") func placeless() throws {
        let run = try run([SampleDiagnostics.placeless])
        #expect(run.results.isEmpty && run.tool.driver.rules.isEmpty)
        #expect(run.invocations.map(\.executionSuccessful) == [false])
        let notifications = run.invocations[0].toolExecutionNotifications
        #expect(notifications.map(\.descriptor.id) == ["run.failed"])
        #expect(notifications.map(\.message.text) == ["no room\nmake room"])
        #expect(notifications.map(\.level) == ["error"])
    }
}
