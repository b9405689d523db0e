import Diagnostics
import Foundation
import ModelIR
import SQLiteSchemaReader
import TestSupport
import Testing

@Suite("Folders of scripts") struct MigrationScriptTests {
    /// Reads the scripts of a folder.
    private func read(_ scripts: [String: String]) throws -> (model: Model?, found: [Diagnostic]) {
        let folder = try TemporaryFolder(name: "migrations")
        for (path, text) in scripts {
            let file = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        var sink = DiagnosticSink()
        let model = SQLiteSchemaReader().read(folder.url.path, diagnostics: &sink)
        return (model, sink.sorted)
    }

    @Test(
        "run in the order of their numbers, without those that undo others",
        arguments: [
            ["2_b.sql", "10_c.sql", "10_c.down.sql"], ["V2__b.sql", "V10__c.sql", "U10__c.sql"],
            ["2024_b/up.sql", "2025_c/up.sql", "2025_c/down.sql"],
            ["a/x.sql", "b/x.SQL", "c/down.sql"], ["V1__b.sql", "V1.1__c.sql", "U1.1__c.sql"],
            ["V1__b.sql", "V1_1__c.sql", "U1_1__c.sql"], ["V2__b.sql", "R__c.sql", "U2__c.sql"],
        ]
    )
    func order(names: [String]) throws {
        let result = try read([
            names[0]: "CREATE TABLE album (id INTEGER PRIMARY KEY);",
            names[1]: """
            ALTER TABLE album ADD COLUMN title TEXT;
            CREATE TABLE song (id INTEGER PRIMARY KEY, album INTEGER REFERENCES album(id));
            """,
            names[2]: "DROP TABLE song;",
        ])
        let model = try #require(result.model)
        #expect(model.entities.map(\.name) == ["Album", "Song"])
        #expect(model.entities[0].attributes.map(\.name) == ["id", "title"])
        #expect(model.entities[1].relationships.map(\.destination) == ["Album"])
    }

    @Test("errors and findings have the place in their script") func places() throws {
        let scripts = [
            "1.sql": "CREATE TABLE album (id INTEGER PRIMARY KEY);",
            "2.sql": "\nCREATE TABLE song (id INTEGER PRIMARY KEY, x INT CHECK (x % 2 = 0));",
        ]
        let found = try read(scripts).found.map(\.range.start)
        #expect(found.map { $0.file.hasSuffix("/2.sql") } == [true])
        #expect(found.map(\.line) == [2])

        let failed = try read(scripts.merging(["3.sql": "\n\nDROP TABLE nowhere;"]) { $1 })
        #expect(failed.model == nil)
        let place = try #require(failed.found.first?.range.start)
        #expect(place.file.hasSuffix("/3.sql") && place.line == 3)
    }

    @Test("each file is a source of the model") func sources() throws {
        let model = try read(["1.sql": "CREATE TABLE a (b TEXT);", "2.sql": "CREATE TABLE c (d);"])
            .model
        let entities = try #require(model).entities
        #expect(entities.map(\.origin.source) == [0, 1])
        #expect(
            model?.sources.map { ($0.path as NSString).lastPathComponent } == ["1.sql", "2.sql"]
        )
    }
}
