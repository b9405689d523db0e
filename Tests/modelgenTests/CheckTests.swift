import Foundation
import TestSupport
import Testing

/// `check` reports what `generate` would do, and does nothing.
struct CheckTests {
    private let tool: Tool
    private let model: String

    init() throws {
        tool = try Tool()
        model = try tool.writeModel(SampleModel.good)
        _ = try tool.run("generate", model, "--target", "coredata")
    }

    @Test func whatWasJustWrittenIsUpToDate() throws {
        let result = try tool.run("check", model, "--target", "coredata")
        #expect(result.status == 0)
        #expect(result.stdout.isEmpty)
        #expect(result.stderr == "2 files are up to date\n")
    }

    @Test func optionsCountAsMuchAsTheModel() throws {
        let result = try tool.run("check", model, "--target", "coredata", "--access", "public")
        #expect(result.status == 1)
        #expect(result.stderr.contains("Generated/Note.swift:9:1: error: out of date: "))
        #expect(result.stderr.contains("[check.changed]"))
        #expect(result.stdout.contains("+nonisolated public "))
    }

    @Test func eachFindingHasItsText() throws {
        let note = try tool.text(of: "Generated/Note.swift")
        try tool.folder.write(note + "// mine\n", to: "Generated/Note.swift")
        try tool.remove("Generated/Tag.swift")
        let result = try tool.run("check", model, "--target", "coredata")
        #expect(result.status == 1)
        #expect(result.stderr.contains(": error: edited by hand: move the edit into an extension"))
        #expect(result.stderr.contains("Generated/Tag.swift:1:1: error: missing: "))
        #expect(result.stderr.hasSuffix("2 errors\n"))
        #expect(result.stdout.contains("-// mine\n"))
        #expect(result.stdout.contains("--- /dev/null\n+++ Generated/Tag.swift\n"))
        // Nothing was repaired.
        #expect(try tool.names(in: "Generated") == ["Note.swift"])
        #expect(try tool.text(of: "Generated/Note.swift") == note + "// mine\n")
    }

    @Test func aFileThatNothingGeneratesAnyMoreIsStale() throws {
        _ = try tool.writeModel(#"<entity name="Note" representedClassName="Note"/>"#)
        let result = try tool.run("check", model, "--target", "coredata")
        #expect(result.stderr.contains("Generated/Tag.swift:1:1: error: stale: 'Notes.xcdata"))
        #expect(result.stdout.contains("+++ /dev/null\n"))
        #expect(try tool.names(in: "Generated") == ["Note.swift", "Tag.swift"])
    }

    @Test func findingsAreDiagnosticsInEveryFormat() throws {
        let result = try tool.run(
            "check",
            "--target",
            "coredata",
            model,
            "--access",
            "public",
            "--diagnostics",
            "github"
        )
        #expect(result.stderr.hasPrefix("::error file=Generated/Note.swift,line=9,"))
    }

    @Test func aBrokenModelIsReportedAsItIs() throws {
        _ = try tool.writeModel("<entity name=")
        let result = try tool.run("check", model, "--target", "coredata")
        #expect(result.status == 1)
        #expect(result.stdout.isEmpty)
    }

    @Test func whatCannotBeComparedEndsWithTwo() throws {
        try tool.folder.write("mine", to: "Generated/Tag.swift")
        try tool.remove("Generated/.modelgen-manifest.json")
        let result = try tool.run("check", model, "--target", "coredata")
        #expect(result.status == 2)
        #expect(result.stderr.contains("'Generated/Tag.swift' was not written by modelgen"))
    }
}
