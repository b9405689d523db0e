import Foundation
import TestSupport
import Testing

/// Random hierarchies are generated, compiled and run: what is saved comes back.
@Suite(.disabled(if: Amount.replayed != nil, "only one case is asked for"))
struct FamilyRunTests {
    private let folder: TemporaryFolder
    private let program: FamilyProgram

    init() throws {
        folder = try TemporaryFolder(name: "families")
        let model = FamilyModel(seed: Amount.seeds[0], count: isLongRun ? 15 : 4)
        program = FamilyProgram(model: model)
        _ = try folder.write(model.contents, to: "Families.xcdatamodel/contents")
    }

    @Test func objectsComeBackFromSQLite() throws {
        let files = try generate("sqlite")
        let main = try folder.write(program.sqlite, to: "main.swift").path
        let store = try #require(BuiltStore())
        let libraries = try store.importOptions + store.linkOptions()
        let compiled = try run(
            ["swiftc", "-swift-version", "6", "-module-name", "Families", "-o", "program"] + files
                + [main] + libraries,
            directory: folder.url
        )
        try #require(compiled.succeeded && compiled.stderr.isEmpty, "\(compiled.output)")
        let path = folder.url.appending(path: "program").path
        let result = try run([path, "store.sqlite"], directory: folder.url)
        #expect(result.stdout == "done\n", "\(result.output)")
    }

    @Test(.enabled(if: Gate.isSupported, "the gate is for Linux"))
    func objectsComeBackFromCoreData() throws {
        let files = try generate("coredata")
        let main = try folder.write(program.coreData, to: "main.swift").path
        let descriptions = Gate.path("samples/run/Descriptions.swift")
        let result = try run([Gate.path("run/run.sh"), main, descriptions] + files)
        #expect(result.stdout == "done\n", "\(result.output)")
    }

    private func generate(_ target: String) throws -> [String] {
        let tool = try #require(builtTool, "modelgen is not built")
        let input = folder.url.appending(path: "Families.xcdatamodel").path
        let output = folder.url.appending(path: target)
        let result = try run(
            [tool, "generate", input, "--target", target, "--output", output.path]
        )
        try #require(result.succeeded, "\(result.output)")
        return try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
            .filter { $0.hasSuffix(".swift") }.map { output.appending(path: $0).path }
    }
}
