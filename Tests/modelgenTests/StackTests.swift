import TestSupport
import Testing

/// The code for Core Data beside the classes: which inputs get it, and that `check` covers it.
struct StackTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
        try tool.folder.write("@Model final class Note { var text: String }", to: "Notes.swift")
    }

    @Test func declarationsInSwiftGetTheModel() throws {
        try tool.run("generate", "Notes.swift", "--target", "coredata")
        let text = try tool.text(of: "Generated/NotesModel.swift")
        #expect(text.contains("SharedModel([noteEntity])"))
        #expect(!text.contains("NotesStack"))
    }

    @Test func aModelFileGetsNone() throws {
        let model = try tool.writeModel(SampleModel.good)
        let result = try tool.run("generate", model, "--stdout")
        #expect(!result.stdout.contains("SharedModel"))
        let asked = try tool.run("generate", model, "--stdout", "--stack", "model")
        #expect(asked.stdout.contains("SharedModel"))
    }

    @Test func theConfigurationChooses() throws {
        try tool.folder.write(
            #"{ "inputs": ["Notes.swift"], "target": "coredata", "stack": "container" }"#,
            to: "modelgen.json"
        )
        let all = try tool.run("generate", "--stdout")
        #expect(all.stdout.contains("struct NotesStack: ManagedObjectStack"))
        let none = try tool.run("generate", "--stdout", "--stack", "none")
        #expect(!none.stdout.contains("SharedModel") && none.succeeded)
    }

    @Test func otherTargetsIgnoreIt() throws {
        let result = try tool.run("generate", "Notes.swift", "--stdout", "--stack", "container")
        #expect(!result.stdout.contains("SharedModel") && result.succeeded)
    }

    @Test func checkCoversTheModel() throws {
        try tool.run("generate", "Notes.swift", "--target", "coredata")
        let source = "@Model final class Note { var text: String; var weight: Double? }"
        try tool.folder.write(source, to: "Notes.swift")
        let result = try tool.run("check", "Notes.swift", "--target", "coredata")
        #expect(result.status == 1)
        #expect(
            result.stdout.contains(
                "                .attribute(\"weight\", .double, isOptional: true),"
            )
        )
    }

    @Test func aSingleFileHoldsEverything() throws {
        try tool.run("generate", "Notes.swift", "--target", "coredata", "--layout", "single")
        let text = try tool.text(of: "Generated/Notes.swift")
        #expect(text.contains("class Note") && text.contains("enum NotesModel"))
    }
}
