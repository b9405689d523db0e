import TestSupport
import Testing

/// The default target, and folders that contain code for another target.
struct TargetTests {
    private let tool: Tool
    private let model: String

    init() throws {
        tool = try Tool()
        model = try tool.writeModel(SampleModel.good)
        try tool.folder.write("@Model final class Note { var text: String }", to: "Note.swift")
    }

    @Test func aModelFileIsForCoreData() throws {
        let result = try tool.run("generate", model, "--stdout")
        #expect(result.stdout.contains("import CoreData") && result.status == 0)
    }

    @Test func aMinimumThatAllowsNoMembersIsNotForSwiftData() throws {
        let links = try tool.writeModel(
            """
            <entity name="Trip" representedClassName="Trip"><relationship name="stops" optional="YES" \
            toMany="YES" minCount="2" destinationEntity="Stop"/></entity>
            <entity name="Stop" representedClassName="Stop"/>
            """,
            named: "Trips"
        )
        let warning = "'stops' of 'Trip' is generated without its minimum of 2"
        let result = try tool.run("generate", links, "--target", "swiftdata", "--stdout")
        #expect(result.stderr.contains(warning) && result.status == 0)
        // The model's meaning, and its version hash, must not change.
        #expect(!result.stderr.contains("remove 'optional'"))
        let other = try tool.run("generate", links, "--target", "coredata", "--stdout")
        #expect(!other.stderr.contains(warning))
    }

    @Test func swiftIsForSQLite() throws {
        let result = try tool.run("generate", "Note.swift", "--stdout")
        #expect(result.stdout.contains("import ModelStore") && result.status == 0)
    }

    @Test(arguments: ["generate", "check"])
    func bothTogetherMustSay(_ command: String) throws {
        let result = try tool.run(command, model, "Note.swift")
        #expect(result.status == 2)
        #expect(
            result.stderr == """
                Note.swift: error: a model file, 'Notes.xcdatamodeld', implies code for Core Data, and \
                Swift, 'Note.swift', code for SQLite; choose with '--target coredata' or '--target \
                sqlite', or with "target" in the configuration [path.two-kinds]
                1 error

                """
        )
        // What is only shown is for nothing.
        try tool.folder.write("enum Mood: Int16 { case low }", to: "Note.swift")
        try tool.folder.write(
            #"{ "inputs": ["Notes.xcdatamodeld", "Note.swift"] }"#,
            to: "modelgen.json"
        )
        #expect(try tool.run("inspect").succeeded)
    }

    @Test func theManifestNamesTheTarget() throws {
        try tool.run("generate", model)
        let text = try tool.text(of: "Generated/.modelgen-manifest.json")
        #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"target\": \"coredata\",\n  \"files\": ["))
    }

    @Test(arguments: [["generate"], ["generate", "--dry-run"], ["check"]])
    func codeForAnotherTargetIsLeftAlone(_ command: [String]) throws {
        try tool.run("generate", model)
        let before = try tool.text(of: "Generated/Note.swift")
        let options = command.dropFirst().joined(separator: " ")
        let line = "\"$MODELGEN\" \(command[0]) \(model) \(options) --target sqlite"
        let result = try tool.shell(line)
        #expect(result.status == 2)
        #expect(
            result.stderr.hasSuffix(
                "modelgen: error: 'Generated' holds code for coredata, and this would be code for"
                    + " sqlite; choose another output folder, or another target, or replace the code"
                    + " with 'modelgen generate --force'\n"
            ),
            "\(result.stderr)"
        )
        #expect(try tool.text(of: "Generated/Note.swift") == before)
    }

    @Test func codeForAnotherTargetIsReplacedByForce() throws {
        try tool.run("generate", model)
        let forced = try tool.run("generate", model, "--target", "sqlite", "--force")
        #expect(forced.succeeded, "\(forced.stderr)")
        #expect(try tool.text(of: "Generated/Note.swift").contains("import ModelStore"))
        #expect(try tool.run("check", model, "--target", "sqlite").succeeded)
    }

    /// As earlier versions wrote it.
    @Test func aManifestWithoutATargetTakesTheFirst() throws {
        try tool.run("generate", model)
        let name = "Generated/.modelgen-manifest.json"
        let whole = try tool.text(of: name)
        let old = whole.replacing("  \"target\": \"coredata\",\n", with: "")
        try tool.folder.write(old, to: name)
        #expect(try tool.run("check", model).succeeded)
        #expect(try tool.run("generate", model).stderr == "2 files: 0 written, 2 unchanged\n")
        #expect(try tool.text(of: name) == whole)
    }
}
