import Foundation
import TestSupport
import Testing

/// `modelgen freeze`.
struct FreezeTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    @Test func writesASnapshotBesideTheModel() throws {
        let model = try tool.writeModel(SampleModel.good, named: "App/Notes")
        let result = try tool.run("freeze", model)
        #expect(result.status == 0 && result.stderr == "wrote 'App/Schemas/Notes.json'\n")
        #expect(try tool.text(of: "App/Schemas/Notes.json").contains("modelgen-snapshot"))
        let diff = try tool.run("diff", "App/Schemas/Notes.json", model, "--allow", "same-store")
        #expect(diff.status == 0, "\(diff.stdout)\(diff.stderr)")
        #expect(try tool.run("inspect", "App/Schemas/Notes.json").stdout.contains("Entity Note"))
    }

    @Test func neverReplacesAnotherModel() throws {
        let model = try tool.writeModel(SampleModel.good)
        try tool.run("freeze", model, "--name", "1.0", "-o", "S")
        let before = try tool.text(of: "S/1.0.json")
        let again = try tool.run("freeze", model, "--name", "1.0", "-o", "S")
        #expect(again.status == 0 && again.stderr.contains("already"))
        try tool.writeModel(#"<entity name="Note"/>"#)
        let other = try tool.run("freeze", model, "--name", "1.0", "-o", "S")
        #expect(other.status == 1)
        #expect(other.stderr.contains("[freeze.other-snapshot]"))
        #expect(other.stderr.contains("entity.removed: 'Tag' is removed"))
        #expect(try tool.text(of: "S/1.0.json") == before)
    }

    /// Two snapshots of a model that has changed since then.
    private func freezeTwice() throws {
        for (version, name) in [("1.0", "a"), ("1.1", "b")] {
            try tool.folder.write(
                "@Model final class Note { var \(name): String? }",
                to: "Models/Note.swift"
            )
            try tool.run("freeze", "Models", "--name", version)
        }
        try tool.folder.write("@Model final class Note { var c: Int? }", to: "Models/Note.swift")
    }

    private func generate(_ input: String) throws -> ProcessResult {
        try tool.run("generate", input, "--target", "sqlite", "--versions", "all")
    }

    @Test(arguments: [
        "<<<<<<< HEAD\n", "", #"{"format": "modelgen-snapshot", "formatVersion": 99}"#,
    ])
    func aDamagedSnapshotIsAnError(_ text: String) throws {
        try freezeTwice()
        #expect(try generate("Models").status == 0)
        let plan = try tool.text(of: "Generated/ModelsMigrationPlan.swift")
        #expect(plan.contains("[ModelsV1_0.self, ModelsV1_1.self, ModelsCurrent.self]"))
        try tool.folder.write(#"{"openapi": "3.1.0"}"#, to: "Schemas/api.json")
        #expect(try generate("Models").status == 0)
        try tool.folder.write(text, to: "Schemas/1.0.json")
        let result = try generate("Models")
        #expect(result.status != 0 && result.stderr.contains("Schemas/1.0.json:1:"))
        #expect(try tool.text(of: "Generated/ModelsMigrationPlan.swift") == plan)
    }

    @Test func snapshotsOfAnotherModelAreNotLeftOutInSilence() throws {
        try freezeTwice()
        try tool.folder.write("@Model final class Note { var c: Int? }", to: "Renamed/Note.swift")
        let result = try generate("Renamed")
        #expect(result.status == 0 && result.stderr.contains("[version.other-model]"))
        #expect(result.stderr.contains("are of 'Models', and none is of 'Renamed'"))
        try tool.run("freeze", "Renamed", "--name", "3.0")
        #expect(try !generate("Renamed").stderr.contains("version.other-model"))
    }

    @Test func aModelWithoutVersionsNeedsAName() throws {
        try tool.folder.write("@Model final class Note { var a: String? }", to: "Models.swift")
        let result = try tool.run("freeze", "Models.swift")
        #expect(result.status == 2 && result.stderr.contains("--name"))
        #expect(try tool.run("freeze", "Models.swift", "--name", "a/b").status == 2)
        #expect(try tool.run("freeze", "Models.swift", "--name", "1").status == 0)
        try tool.folder.write("@Model final class Note { var b: String? }", to: "Models.swift")
        let guarded = try tool.run("diff", "--guard", "Models.swift")
        #expect(guarded.status == 1 && guarded.stdout.contains("attribute.removed"))
    }
}
