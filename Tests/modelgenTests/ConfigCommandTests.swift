import Foundation
import TestSupport
import Testing

/// `config` and `init`.
struct ConfigCommandTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    @Test func theSchemaIsJSON() throws {
        let result = try tool.run("config", "--schema")
        #expect(result.status == 0 && result.stderr.isEmpty)
        let schema = try JSONDecoder().decode(Schema.self, from: Data(result.stdout.utf8))
        #expect(schema.properties["entities"]?.type == "object")
    }

    /// The part of the schema that the tests read.
    private struct Schema: Decodable {
        var properties: [String: Property]

        struct Property: Decodable { var type: String? }
    }

    @Test func keysAreListed() throws {
        let text = try tool.run("config").stdout
        #expect(text.contains("\naccess: \"internal\", \"package\" or \"public\"\n"))
        #expect(text.contains("\nentities.NAME.properties.NAME.onMissing: "))
    }

    @Test func initWritesWhatGenerateReads() throws {
        try tool.writeModel(SampleModel.good, named: "App/Notes")
        try tool.folder.write(
            "@Model class Item { var name: String }",
            to: "App/Models/Item.swift"
        )
        let unclear = try tool.run("init")
        #expect(unclear.status == 2 && unclear.stderr.contains("[path.two-kinds]"))
        let written = try tool.run("init", "--target", "sqlite")
        #expect(
            written.stderr == "modelgen.json names 'App/Models', 'App/Notes.xcdatamodeld'\n"
        )
        let generated = try tool.run("generate")
        #expect(generated.stderr == "3 files: 3 written, 0 unchanged\n")
    }

    @Test func initWritesTheTargetThatTheInputsImply() throws {
        try tool.writeModel(SampleModel.good, named: "Apple/Notes")
        try tool.folder.write("@Model class Item {}", to: "Server/Models/Item.swift")
        for (folder, target) in [("Apple", "coredata"), ("Server", "sqlite")] {
            #expect(try tool.run("init", folder).status == 0)
            let text = try tool.text(of: "\(folder)/modelgen.json")
            #expect(text.contains("\n    \"target\": \"\(target)\",\n"), "\(text)")
        }
    }

    /// The default folder would be next to the sources of a package, and never be compiled.
    @Test func initPutsTheCodeOfAPackageIntoTheTarget() throws {
        try tool.folder.write("", to: "Package.swift")
        try tool.writeModel(SampleModel.good, named: "Sources/App/Notes")
        #expect(try tool.run("init").status == 0)
        #expect(try tool.run("generate").status == 0)
        #expect(try tool.names(in: "Sources/App/Generated") == ["Note.swift", "Tag.swift"])
    }

    @Test func initReplacesNothingUnlessForced() throws {
        try tool.writeModel(SampleModel.good, named: "App/Notes")
        try tool.folder.write("{}", to: "App/modelgen.json")
        let refused = try tool.run("init", "App/")
        #expect(refused.status == 2)
        #expect(
            refused.stderr.contains("'App/modelgen.json' already exists; --force replaces it")
        )
        #expect(try tool.text(of: "App/modelgen.json") == "{}")
        #expect(try tool.run("init", "App", "--force").status == 0)
        let text = try tool.text(of: "App/modelgen.json")
        #expect(text.contains(#""inputs": ["Notes.xcdatamodeld"],"#))
    }

    @Test func initFindsDatabasesWhereNothingSaysMore() throws {
        try tool.folder.write("CREATE TABLE note (id INTEGER PRIMARY KEY);", to: "db/notes.sql")
        try tool.folder.write("SELECT 1;", to: "db/query.sql")
        try tool.folder.write("no database", to: "db/other.sqlite")
        #expect(try tool.run("init", "--target", "sqlite").status == 0)
        #expect(try tool.text(of: "modelgen.json").contains(#""inputs": ["db/notes.sql"],"#))
        try tool.writeModel(SampleModel.good, named: "App/Notes")
        #expect(try tool.run("init", "--force").status == 0)
        #expect(
            try tool.text(of: "modelgen.json").contains(#""inputs": ["App/Notes.xcdatamodeld"],"#)
        )
    }

    @Test func initNeedsAModel() throws {
        let empty = try tool.run("init")
        #expect(empty.status == 2 && empty.stderr.contains("there is no .xcdatamodeld in '.'"))
        let missing = try tool.run("init", "None")
        #expect(missing.status == 2 && missing.stderr.contains("there is no folder 'None'"))
        #expect(try tool.names(in: "").isEmpty)
    }
}
