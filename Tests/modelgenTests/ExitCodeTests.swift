import Foundation
import TestSupport
import Testing

/// 0 done, 1 errors in the input, 2 could not run.
struct ExitCodeTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    @Test(arguments: [["--help"], ["--version"], ["generate", "--help"], ["help", "inspect"]])
    func helpIsDataOnStandardOutput(_ words: [String]) throws {
        let result = try TestSupport.run([Tool.path()] + words)
        #expect(result.status == 0)
        #expect(!result.stdout.isEmpty)
        #expect(result.stderr.isEmpty)
    }

    @Test func withoutDiagnosticsNothingIsSaid() throws {
        let result = try tool.run("inspect", try tool.writeModel(SampleModel.good))
        #expect(result.status == 0)
        #expect(result.stderr.isEmpty)
    }

    @Test(arguments: ["generate", "inspect"])
    func errorsInTheInputAreFindings(_ command: String) throws {
        let result = try tool.run(command, try tool.writeModel(SampleModel.bad))
        #expect(result.status == 1)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.contains("contents:4:"))
        #expect(result.stderr.hasSuffix("\n2 errors\n"))
        #expect(try tool.names(in: "") == ["Notes.xcdatamodeld"])
    }

    @Test(arguments: ["generate", "inspect"])
    func aMissingInputKeepsFromRunning(_ command: String) throws {
        let result = try tool.run(command, "Missing.xcdatamodeld")
        #expect(result.status == 2)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr.contains("Missing.xcdatamodeld: error: "))
        #expect(result.stderr.hasSuffix("\n1 error\n"))
    }

    @Test func anUnknownVersionKeepsFromRunning() throws {
        let model = try tool.writeModel(SampleModel.good)
        let result = try tool.run("inspect", model, "--model-version", "Notes 2")
        #expect(result.status == 2)
        #expect(result.stderr.contains("Notes 2"))
    }

    @Test func wrongUsageSaysWhatIsPossible() throws {
        let result = try tool.run("generate", "Notes.xcdatamodeld", "--acces", "public")
        #expect(result.status == 2)
        #expect(result.stdout.isEmpty)
        #expect(
            result.stderr == """
                modelgen: error: unknown option '--acces'; did you mean '--access'?
                'modelgen generate --help' shows the valid usage

                """
        )
    }

    @Test func anUnwritableOutputKeepsFromRunning() throws {
        try tool.folder.write("mine", to: "Generated")
        let result = try tool.run("generate", try tool.writeModel(SampleModel.good))
        #expect(result.status == 2)
        #expect(result.stderr.hasPrefix("modelgen: error: cannot read 'Generated/.modelgen"))
    }
}
