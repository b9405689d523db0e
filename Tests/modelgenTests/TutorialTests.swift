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
        let folder = "Sources/Books/Models"
        let generated = try tool.run("generate", folder, "--layout", "single", "-o", "Generated")
        try #require(generated.succeeded, "\(generated.output)")
        let file = try #require(try tool.names(in: "Generated").first)
        #expect(try tool.text(of: "Generated/\(file)").contains(tutorial.generated))

        let compiled = try compile([Tutorial.programPath, "Generated/\(file)"])
        try #require(compiled.succeeded && compiled.output.isEmpty, "\(compiled.output)")
        let first = try tool.shell("./Books")
        #expect(first.output == tutorial.output)
        let second = try tool.shell("./Books")
        #expect(second.output == tutorial.commands["swift run --quiet"])
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
