import TestSupport
import Testing

/// Code of older versions, by option and by configuration.
struct VersionsTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
        for (name, attribute) in [("Notes", "title"), ("Notes 2", "name"), ("Notes 3", "text")] {
            try tool.folder.write(
                """
                <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                    <entity name="Note" representedClassName="Note" codeGenerationType="none">
                        <attribute name="\(attribute)" optional="YES" attributeType="String"/>
                    </entity>
                </model>
                """,
                to: "Notes.xcdatamodeld/\(name).xcdatamodel/contents"
            )
        }
        try tool.folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>_XCCurrentVersionName</key><string>Notes 3.xcdatamodel</string>
            </dict></plist>
            """,
            to: "Notes.xcdatamodeld/.xccurrentversion"
        )
    }

    @Test func someAreChosenByName() throws {
        let options = ["Notes.xcdatamodeld", "--target", "sqlite", "--versions", "Notes 2"]
        let result = try tool.run("generate", options)
        #expect(result.stderr == "3 files: 3 written, 0 unchanged\n")
        #expect(
            try tool.names(in: "Generated") == [
                "Note.swift", "NotesMigrationPlan.swift", "NotesV2.swift",
            ]
        )
    }

    @Test(
        "the versions of a list are in its order",
        arguments: [
            ("Notes,Notes 2", "[NotesV1.self, NotesV2.self, NotesV3.self]"),
            ("Notes 2,Notes", "[NotesV2.self, NotesV1.self, NotesV3.self]"),
        ]
    )
    func order(_ list: String, _ schemas: String) throws {
        try tool.run(
            "generate",
            ["Notes.xcdatamodeld", "--target", "sqlite", "--versions", list]
        )
        let plan = try tool.text(of: "Generated/NotesMigrationPlan.swift")
        #expect(plan.contains(schemas))
    }

    @Test(arguments: ["Notes 2", "Notes 2.xcdatamodel", "2"])
    func theVersionThatIsReadIsTheCurrentOne(_ name: String) throws {
        let version = ["--model-version", name, "--versions", "all"]
        try tool.run("generate", ["Notes.xcdatamodeld", "--target", "sqlite"] + version)
        #expect(
            try tool.names(in: "Generated") == [
                "Note.swift", "NotesMigrationPlan.swift", "NotesV1.swift",
            ]
        )
    }

    @Test(arguments: ["json", "swift", "sql", "xcdatamodel", "ckdb"])
    func convertingSaysThatItLeavesOutTheOthers(_ form: String) throws {
        let result = try tool.run("convert", "Notes.xcdatamodeld", "--to", form)
        #expect(result.status == 0)
        let note =
            "Notes.xcdatamodeld: note: only the current version 'Notes 3' is converted, without 'Notes',"
            + " 'Notes 2'; choose another one with --model-version [version.not-converted]\n"
        #expect(result.stderr.contains(note), "\(result.stderr)")
    }

    @Test func convertingAChosenVersionSaysNothingOfTheOthers() throws {
        let chosen = ["--to", "json", "--model-version", "Notes 2"]
        #expect(try tool.run("convert", ["Notes.xcdatamodeld"] + chosen).stderr.isEmpty)
        let alone = "Notes.xcdatamodeld/Notes.xcdatamodel"
        #expect(try tool.run("convert", alone, "--to", "json").stderr.isEmpty)
    }

    @Test func convertingOneOfSeveralSchemasSaysSo() throws {
        let text = """
            import SwiftData
            enum SchemaV1: VersionedSchema {
                static let versionIdentifier = Schema.Version(1, 0, 0)
                static var models: [any PersistentModel.Type] { [Note.self] }
                @Model final class Note { var text = "" }
            }
            enum SchemaV2: VersionedSchema {
                static let versionIdentifier = Schema.Version(2, 0, 0)
                static var models: [any PersistentModel.Type] { [Note.self] }
                @Model final class Note { var title = "" }
            }
            """
        try tool.folder.write(text, to: "Notes.swift")
        let result = try tool.run("convert", "Notes.swift", "--to", "json")
        #expect(
            result.stderr.contains("current version 'SchemaV2' is converted, without 'SchemaV1';")
        )
    }

    @Test func thoseOfTheWholeConfigurationAreForSQLite() throws {
        try tool.folder.write(
            """
            {
                "inputs": ["Notes.xcdatamodeld"],
                "versions": "all",
                "outputs": [
                    { "folder": "Apple", "target": "coredata" },
                    { "folder": "Server", "target": "sqlite", "layout": "single" },
                ],
            }
            """,
            to: "modelgen.json"
        )
        try tool.run("generate")
        #expect(try tool.names(in: "Apple") == ["Note.swift"])
        #expect(
            try tool.names(in: "Server") == [
                "Notes.swift", "NotesMigrationPlan.swift", "NotesV1.swift", "NotesV2.swift",
            ]
        )
        #expect(try tool.run("check").succeeded)
    }

    @Test func aBuildHasAllInTheFileOfTheInput() throws {
        let options = ["--target", "sqlite", "--versions", "all"]
        try tool.run("emit", ["-o", "Build", "Code.swift=Notes.xcdatamodeld"] + options)
        #expect(try tool.names(in: "Build") == ["Code.swift"])
        let code = try tool.text(of: "Build/Code.swift")
        for word in ["enum NotesV1:", "enum NotesV2:", "enum NotesMigrationPlan:", "class Note:"] {
            #expect(code.contains(word), "\(word)")
        }
        #expect(code.split(separator: "\n").count { $0 == "import ModelStore" } == 1)
    }

    @Test func otherValuesAreMistakes() throws {
        for (value, message) in [
            ("\"All\"", "'versions' cannot be 'All', did you mean 'all'?"),
            ("3", "'versions' is 'all' or an array, not a number"),
        ] {
            let text = "{ \"inputs\": [\"Notes.xcdatamodeld\"], \"versions\": \(value) }"
            try tool.folder.write(text, to: "modelgen.json")
            #expect(try tool.run("generate").stderr.contains(message), "\(value)")
        }
    }
}
