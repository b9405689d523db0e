import Foundation
import TestSupport
import Testing

/// The effects of a configuration on runs.
struct ConfigurationFileTests {
    private let tool: Tool
    private let model: String

    init() throws {
        tool = try Tool()
        model = try tool.writeModel(SampleModel.good, named: "App/Notes")
    }

    private func write(_ text: String, to path: String = "App/modelgen.json") throws {
        try tool.folder.write(text, to: path)
    }

    /// Runs the tool in the folder `App`.
    private func runInApp(_ arguments: String) throws -> ProcessResult {
        try tool.shell("cd App && \"$MODELGEN\" \(arguments)")
    }

    @Test func withoutArgumentsTheCurrentFolderCounts() throws {
        try write(#"{"inputs": ["Notes.xcdatamodeld"], "output": "../Out", "layout": "single"}"#)
        let generated = try runInApp("generate")
        #expect(generated.status == 0, "\(generated.stderr)")
        #expect(try tool.names(in: "Out") == ["Notes.swift"])
        #expect(try runInApp("check").stderr == "1 file is up to date\n")
        #expect(try runInApp("inspect").stdout.hasPrefix("Model Notes"))
    }

    @Test func aConfigurationIsFoundBesideTheFirstInput() throws {
        try write(#"{"access": "public", "output": "Code"}"#)
        #expect(try tool.run("generate", model).status == 0)
        #expect(try tool.text(of: "App/Code/Note.swift").contains("public final class Note"))
    }

    @Test func anotherFolderIsNotLookedInto() throws {
        try write(#"{"access": "public"}"#, to: "modelgen.json")
        let result = try tool.run("generate", model, "--stdout")
        #expect(result.status == 0 && !result.stdout.contains("public"))
    }

    @Test func theCommandLineGoesBeforeTheConfiguration() throws {
        try write(
            """
            {"inputs": ["None.xcdatamodeld"], "output": "Code", "access": "public",
             "layout": "single", "isolation": "nonisolated", "onMissing": "useDefault"}
            """
        )
        let result = try tool.run(
            "generate",
            model,
            "-o",
            "Mine",
            "--access",
            "internal",
            "--layout",
            "entity",
            "--isolation",
            "module"
        )
        #expect(result.status == 0, "\(result.stderr)")
        #expect(try tool.names(in: "Mine") == ["Note.swift", "Tag.swift"])
        #expect(try tool.names(in: "App") == ["Notes.xcdatamodeld", "modelgen.json"])
        #expect(try !tool.text(of: "Mine/Note.swift").contains("public"))
        // Only what declarations have beside properties can belong to the module's actor.
        try write(
            "@Model final class Memo { var text: String?; func clear() { text = nil } }",
            to: "App/Memo.swift"
        )
        for (isolation, isNonisolated) in [("module", false), ("nonisolated", true)] {
            let result = try tool.run(
                "generate",
                "App/Memo.swift",
                "-o",
                isolation,
                "--isolation",
                isolation
            )
            #expect(result.status == 0, "\(result.stderr)")
            let text = try tool.text(of: "\(isolation)/Memo.swift")
            #expect(text.contains("nonisolated extension Memo {") == isNonisolated)
        }
    }

    @Test func aConfigurationCanBeNamed() throws {
        try write("nothing that is read")
        try write(#"{"inputs": ["../App/Notes.xcdatamodeld"], "layout": "single"}"#, to: "b/c.json")
        let result = try tool.run("generate", "--config", "b/c.json")
        #expect(result.status == 0, "\(result.stderr)")
        #expect(try tool.names(in: "b/Generated") == ["Notes.swift"])
    }

    @Test(arguments: ["generate", "check", "inspect"])
    func aConfigurationThatIsNotThereKeepsFromRunning(_ command: String) throws {
        let result = try tool.run(command, model, "--config", "c.json")
        #expect(result.status == 2)
        #expect(
            result.stderr == """
                c.json: error: the configuration 'c.json' does not exist [path.not-found]
                1 error

                """
        )
    }

    @Test(arguments: ["generate", "check", "inspect"])
    func withoutInputsTheRunEnds(_ command: String) throws {
        let nothing = try tool.run(command)
        #expect(nothing.status == 2)
        let start = "modelgen: error: '\(command)' needs INPUT, or 'modelgen.json' in this folder: "
        #expect(nothing.stderr.hasPrefix(start))
        try write(#"{"inputs": []}"#)
        let empty = try runInApp(command)
        #expect(empty.status == 1)
        #expect(empty.stderr.hasPrefix("modelgen.json: error: 'inputs' names nothing"))
    }

    @Test func mistakesAreToldInEveryFormatAndNothingIsWritten() throws {
        try write("{\n  \"acess\": \"public\"}")
        let text = try tool.run("generate", model)
        #expect(text.status == 1)
        let message = "the configuration knows no key 'acess', did you mean 'access'?"
        #expect(
            text.stderr.hasPrefix("App/modelgen.json:2:3: error: \(message) [config.unknown-key]\n")
        )
        let gitHub = try tool.run("generate", model, "--diagnostics", "github")
        #expect(
            gitHub.stderr.hasPrefix(
                "::error file=App/modelgen.json,line=2,endLine=2,col=3,endColumn=10"
            )
        )
        let json = try tool.run("check", model, "--diagnostics", "json")
        #expect(json.stderr.contains(#""id" : "config.unknown-key""#))
        let sarif = try tool.run("inspect", model, "--diagnostics", "sarif")
        #expect(sarif.stderr.contains(#""ruleId" : "config.unknown-key""#))
        #expect(try tool.names(in: "") == ["App"])
    }

    @Test func checksChangeWhatIsSaid() throws {
        let name = try tool.writeModel(#"<entity name="Note"/>"#, named: "App/Plain")
        #expect(
            try tool.run("generate", name, "--target", "coredata", "--stdout").stderr.contains(
                "[entity.no-class]"
            )
        )
        try write(#"{"checks": {"entity.no-class": "ignore"}}"#)
        let ignored = try tool.run("generate", name, "--target", "coredata", "--stdout")
        #expect(ignored.status == 0 && ignored.stderr.isEmpty)
        try write(#"{"checks": {"entity.no-class": "error"}}"#)
        let refused = try tool.run("generate", name, "--target", "coredata")
        #expect(refused.status == 1 && refused.stderr.hasSuffix("[entity.no-class]\n1 error\n"))
        #expect(try tool.names(in: "") == ["App"])
    }

    @Test func theTargetCanBeNamed() throws {
        try write(
            #"{"target": "sqlite", "entities": {"Note": {"swiftName": "Memo"}}}"#
        )
        let result = try tool.run("generate", model, "--stdout")
        #expect(result.status == 0, "\(result.stderr)")
        #expect(result.stdout.contains("final class Memo") && !result.stdout.contains("CoreData"))
        let coreData = try tool.run("generate", model, "--stdout", "--target", "coredata")
        #expect(coreData.stdout.contains("import CoreData"))
    }

    @Test func inSQLiteAnotherNameIsThatOfTheClassAndNotOfTheTable() throws {
        let entities = """
            <entity name="Note"><relationship name="tag" optional="YES" maxCount="1" \
            destinationEntity="Tag" inverseName="notes" inverseEntity="Tag"/></entity>
            <entity name="Tag"><relationship name="notes" optional="YES" toMany="YES" \
            destinationEntity="Note" inverseName="tag" inverseEntity="Note"/></entity>
            """
        let model = try tool.writeModel(entities, named: "App/Tagged")
        try write(#"{"target": "sqlite", "entities": {"Note": {"swiftName": "Memo"}}}"#)
        let code = try tool.run("generate", model, "--stdout").stdout
        #expect(code.contains("final class Memo: ModelObject, PersistentModel {"))
        #expect(code.contains("var notes: ToMany<Memo>"))
        #expect(code.contains("extension ModelTypes.Fields where Model: Memo {"))
        #expect(
            code.contains("ModelStore.Entity(\n        \"Note\",") && !code.contains(#""Memo""#)
        )
        try write(#"{"target": "sqlite", "entities": {"Note": {"swiftName": "Tag"}}}"#)
        let refused = try tool.run("generate", model, "--stdout")
        #expect(refused.status == 1 && refused.stderr.contains("[entity.same-class]"))
    }

    @Test func cloudKitIsCheckedOnRequest() throws {
        try write(#"{"cloudKit": true}"#)
        let result = try tool.run("generate", model, "--target", "coredata", "--stdout")
        #expect(result.status == 0)
        #expect(result.stderr.contains("'Note.text': make it optional, or give it a default ["))
    }

    @Test func entitiesOfOtherInputsAreNoMistakeWhereTheCommandLineNamesSome() throws {
        try tool.writeModel(#"<entity name="Car" representedClassName="Car"/>"#, named: "App/Cars")
        let names = #""inputs": ["Notes.xcdatamodeld", "Cars.xcdatamodeld"]"#
        try write(#"{\#(names), "entities": {"Car": {"swiftName": "Vehicle"}}}"#)
        #expect(
            try runInApp("generate --target coredata --stdout").stdout.contains(
                "class Vehicle: NSManagedObject"
            )
        )
        #expect(try tool.run("generate", model, "--target", "coredata", "--stdout").status == 0)
        try write(#"{\#(names), "entities": {"Cra": {}}}"#)
        let refused = try runInApp("generate")
        #expect(refused.status == 1)
        #expect(
            refused.stderr.contains("no input has an entity 'Cra', did you mean 'Car'? [config.")
        )
        try write(#"{"entities": {"Cra": {}}}"#)
        #expect(try tool.run("generate", model).status == 1)
    }

    @Test func inspectShowsOneModel() throws {
        try tool.writeModel(SampleModel.good, named: "App/Others")
        try write(#"{"inputs": ["Notes.xcdatamodeld", "Others.xcdatamodeld"]}"#)
        let result = try runInApp("inspect")
        #expect(result.status == 2)
        #expect(result.stderr.contains("the configuration names 2 models; name the one to show"))
    }

    @Test func swiftInputsAreReadByTheOtherTool() throws {
        try tool.folder.write("@Model class Item { var name: String }", to: "App/Models/Item.swift")
        try write(#"{"inputs": ["Models"], "output": "Code", "modelVersion": null}"#)
        let result = try runInApp("generate")
        #expect(result.status == 0, "\(result.stderr)")
        #expect(try tool.names(in: "App/Code") == ["Item.swift"])
    }

    @Test func aVersionAndTemplatesCanBeNamed() throws {
        try write(#"{"modelVersion": "Notes 7"}"#)
        #expect(try tool.run("generate", model).stderr.contains("[bundle.unknown-version]"))
        let template = "// By me.\nimport CoreData\n"
        try tool.folder.write(template, to: "App/Mine/coredata-file.mustache")
        try write(#"{"templates": "Mine"}"#)
        let result = try tool.run("generate", model, "--target", "coredata", "--stdout")
        #expect(result.status == 0 && result.stdout.contains(template), "\(result.output)")
        #expect(!result.stdout.contains("final class"))
    }
}
