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

    /// The page runs the program after each of its steps.
    @Test func theProgramCompilesAfterEachStep() throws {
        let generated = try generate()
        for count in 1..<tutorial.steps.count {
            try tool.folder.write(tutorial.program(ofSteps: count), to: Tutorial.programPath)
            try compile("Books", [Tutorial.programPath, generated, "-typecheck"], linking: false)
        }
    }

    /// The chapter that changes the model: each run starts with what is shown, or ends with it.
    @Test func theModelChangesAsShown() throws { _ = try changeModel() }

    /// The chapter with a stage, which goes on from there.
    @Test func theStageRunsAsShown() throws {
        let (model, program) = try changeModel()
        let blocks = tutorial.stage.blocks
        try tool.shell(tutorial.stage.commands)
        let old = try buildOldBooks()

        let name = "    @Attribute(.unique) var name: String"
        let changed = replaced(model, name, "\(name)\n\(blocks[1])")
        let opening = try #require(program.firstRange(of: /let container = [^)]*\)\n\)/))
        let authors = try #require(program.firstRange(of: /let woolf = .*\nlet kafka = .*/))
        var opened = program
        opened.replaceSubrange(authors, with: blocks[4])
        opened.replaceSubrange(opening, with: blocks[3])
        let context = "let context = ModelContext(container)"
        try tool.folder.write(blocks[2] + "\n", to: Tutorial.planPath)
        try write(
            changed,
            replaced(opened, context, "\(context)\n\(blocks[5])"),
            [Tutorial.planPath, "-I", ".", old]
        )
        #expect(try tool.shell("./Books").output.hasPrefix(tutorial.stage.output + "\n"))
    }

    /// - Returns: the model and the program at the end of the chapter that changes them.
    private func changeModel() throws -> (model: String, program: String) {
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
        return (removed, program)
    }

    private func replaced(_ text: String, _ line: String, _ other: String) -> String {
        #expect(text.contains(line + "\n"))
        return text.replacingOccurrences(of: line + "\n", with: other + "\n")
    }

    private func write(_ model: String, _ program: String, _ others: [String] = []) throws {
        try tool.folder.write(model, to: Tutorial.modelPath)
        try tool.folder.write(program, to: Tutorial.programPath)
        _ = try build(others)
    }

    /// Compiles the module of the old model; answers its object file.
    private func buildOldBooks() throws -> String {
        let folder = "Sources/OldBooks"
        let generated = try tool.run(
            "generate",
            "--config",
            "\(folder)/modelgen.json",
            "--layout",
            "single",
            "-o",
            "OldGenerated"
        )
        try #require(generated.succeeded, "\(generated.output)")
        let file = "OldGenerated/" + (try #require(try tool.names(in: "OldGenerated").first))
        try compile(
            "OldBooks",
            [file, "-c", "-wmo", "-parse-as-library", "-emit-module", "-o", "OldBooks.o"],
            linking: false
        )
        return "OldBooks.o"
    }

    /// Generates the code and compiles the program; answers the generated file.
    ///
    /// - Parameter others: options and files that are compiled along.
    private func build(_ others: [String] = []) throws -> String {
        let file = try generate()
        try compile("Books", [Tutorial.programPath, file, "-o", "Books"] + others, linking: true)
        return file
    }

    /// Generates the code of the model; answers the file.
    private func generate() throws -> String {
        let folder = "Sources/Books/Models"
        let generated = try tool.run("generate", folder, "--layout", "single", "-o", "Generated")
        try #require(generated.succeeded, "\(generated.output)")
        return "Generated/" + (try #require(try tool.names(in: "Generated").first))
    }

    /// The page shows what a build says when the inverse has another name.
    @Test func theMistakeIsToldAsShown() throws {
        try tool.folder.write(tutorial.wrongModel, to: Tutorial.modelPath)
        let result = try tool.run("generate", Tutorial.modelPath, "--dry-run")
        let shown = try #require(tutorial.commands["swift build"])
        #expect(!result.succeeded && result.stderr.hasPrefix(shown), "\(result.output)")
    }

    /// Compiles a module over the built libraries.
    private func compile(_ module: String, _ arguments: [String], linking: Bool) throws {
        let store = try #require(BuiltStore(), "modelgen is not built beside the tests")
        let options = ["-swift-version", "6", "-module-name", module, "-package-name", "books"]
        let libraries = try store.importOptions + (linking ? store.linkOptions() : [])
        let result = try run(
            ["swiftc"] + options + arguments + libraries,
            directory: tool.folder.url
        )
        try #require(result.succeeded && result.output.isEmpty, "\(result.output)")
    }
}
