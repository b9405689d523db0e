import Foundation
import TestSupport
import Testing

/// What is generated does what the rules say: compiled, and run.
struct RunTests {
    @Test func aProgramOverEveryKind() throws {
        let folder = try TemporaryFolder(name: "run")
        let values = try folder.write(try Lowered(EveryKind.types).text, to: "Values.swift")
        let main = try folder.write(Program.statements, to: "main.swift")
        let library = try compileLibrary(into: folder)
        let program = folder.path + "program"
        let compiled = try swiftc(
            ["-module-name", "App", "-I", folder.path, "-o", program]
                + [main.path, values.path, library]
        )
        #expect(compiled.succeeded && compiled.output.isEmpty, "\(compiled.output)")
        let result = try run([program], environment: ["TZ": "UTC"])
        let lines = result.stdout.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = Program.output.split(separator: "\n", omittingEmptySubsequences: false)
        for (line, wanted) in zip(lines, expected) { #expect(line == wanted) }
        #expect(lines.count == expected.count, "\(result.output)")
    }

    /// The object file of `ModelTypes`.
    private func compileLibrary(into folder: TemporaryFolder) throws -> String {
        let sources = repositoryRoot.appending(path: "Sources/ModelTypes").path
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
            .filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" }
        let object = folder.path + "ModelTypes.o"
        let flags = [
            "-module-name", "ModelTypes", "-package-name", "modelgen", "-parse-as-library", "-wmo",
            "-emit-module", "-emit-module-path", folder.path + "ModelTypes.swiftmodule",
            "-emit-object", "-o", object,
        ]
        let result = try swiftc(flags + files)
        #expect(result.succeeded && result.output.isEmpty, "\(result.output)")
        return object
    }

    private func swiftc(_ arguments: [String]) throws -> ProcessResult {
        try run(["swiftc", "-swift-version", "6"] + arguments)
    }
}
