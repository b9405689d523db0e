import Foundation
import TestSupport
import Testing

/// The page that builds a small app, followed without SwiftPM: each block does what is said of it.
struct TutorialTests {
    private let tutorial: Tutorial
    private let tool: Tool

    init() throws {
        tutorial = try Tutorial()
        tool = try Tool()
        try tool.folder.write(tutorial.model, to: Tutorial.modelPath)
        try tool.folder.write(tutorial.program, to: Tutorial.programPath)
    }

    @Test func theProgramPrintsWhatIsShown() throws {
        let file = try build()
        #expect(try tool.text(of: file).contains(tutorial.generated))
        let first = try tool.shell("./Books")
        #expect(first.output == tutorial.output)
        let second = try tool.shell("./Books")
        #expect(second.output == tutorial.commands["swift run --quiet"])
    }

    /// The chapter that changes the model: each run starts with what is shown, or ends with it.
    @Test func theModelChangesAsShown() throws {
        let (blocks, outputs) = (tutorial.change.blocks, tutorial.change.outputs)
        _ = try build()
        #expect(try tool.shell("./Books").output == tutorial.output)

        let opened = "let context ="
        let program = tutorial.program.replacingOccurrences(of: "year", with: "published")
            .replacingOccurrences(of: opened, with: "\(blocks[0])\n\(opened)")
        let renamed = replaced(tutorial.model, "    var year: Int16", blocks[1])
        try write(renamed, program)
        #expect(try tool.shell("./Books").output.hasPrefix(outputs[0] + "\n"))

        try write(renamed, program + blocks[2] + "\n")
        #expect(try tool.shell("./Books").output.hasSuffix("\n\(outputs[1])\n"))

        let removed = replaced(
            replaced(renamed, "enum Shelf: Int16 { case wanted, reading, read }", blocks[3]),
            "    var shelf: Shelf = .wanted",
            blocks[4]
        )
        try write(removed, program)
        #expect(try tool.shell("./Books").output.hasPrefix(outputs[2] + "\n"))
    }

    private func replaced(_ text: String, _ line: String, _ other: String) -> String {
        #expect(text.contains(line + "\n"))
        return text.replacingOccurrences(of: line + "\n", with: other + "\n")
    }

    private func write(_ model: String, _ program: String) throws {
        try tool.folder.write(model, to: Tutorial.modelPath)
        try tool.folder.write(program, to: Tutorial.programPath)
        _ = try build()
    }

    /// Generates the code and compiles the program; answers the generated file.
    private func build() throws -> String {
        let folder = "Sources/Books/Models"
        let generated = try tool.run("generate", folder, "--layout", "single", "-o", "Generated")
        try #require(generated.succeeded, "\(generated.output)")
        let file = "Generated/" + (try #require(try tool.names(in: "Generated").first))
        let compiled = try compile([Tutorial.programPath, file])
        try #require(compiled.succeeded && compiled.output.isEmpty, "\(compiled.output)")
        return file
    }

    /// The page shows what a build says when the inverse has another name.
    @Test func theMistakeIsToldAsShown() throws {
        try tool.folder.write(tutorial.wrongModel, to: Tutorial.modelPath)
        let result = try tool.run("generate", Tutorial.modelPath, "--dry-run")
        let shown = try #require(tutorial.commands["swift build"])
        #expect(!result.succeeded && result.stderr.hasPrefix(shown), "\(result.output)")
    }

    /// Compiles the program over the built libraries.
    private func compile(_ files: [String]) throws -> ProcessResult {
        let store = try #require(BuiltStore(), "modelgen is not built beside the tests")
        let options = ["-swift-version", "6", "-module-name", "Books", "-o", "Books"]
        let libraries = try store.importOptions + store.linkOptions()
        return try run(["swiftc"] + options + files + libraries, directory: tool.folder.url)
    }
}
