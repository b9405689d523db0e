import Foundation
import TestSupport
import Testing

/// The content of standard error in each of the formats.
struct DiagnosticsFormatTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
    }

    /// The part of the document that the tests read.
    private struct Report: Decodable {
        var diagnostics: [Item]

        struct Item: Decodable { var id: String }
    }

    /// The part of a SARIF log that the tests read.
    private struct Log: Decodable {
        var runs: [Run]

        struct Run: Decodable {
            var results: [Result]
            var invocations: [Invocation]
        }
        struct Result: Decodable { var ruleId: String }
        struct Invocation: Decodable { var executionSuccessful: Bool }
    }

    private func ids(_ result: ProcessResult) throws -> [String] {
        let report = try JSONDecoder().decode(Report.self, from: Data(result.stderr.utf8))
        return report.diagnostics.map(\.id)
    }

    private func sarifRun(_ result: ProcessResult) throws -> Log.Run {
        let runs = try JSONDecoder().decode(Log.self, from: Data(result.stderr.utf8)).runs
        return try #require(runs.count == 1 ? runs.first : nil)
    }

    @Test func textIsTheDefault() throws {
        let model = try tool.writeModel(SampleModel.bad)
        let plain = try tool.run("inspect", model)
        let text = try tool.run("inspect", model, "--diagnostics", "text")
        #expect(plain.stderr == text.stderr && plain.stderr.hasSuffix("\n2 errors\n"))
    }

    @Test(arguments: ["generate", "inspect"])
    func oneDocumentHoldsAllErrors(_ command: String) throws {
        let model = try tool.writeModel(SampleModel.bad)
        let result = try tool.run(command, model, "--diagnostics", "json")
        #expect(result.status == 1)
        #expect(try ids(result) == ["attribute.unknown-type", "relationship.unknown-destination"])
        let sarif = try sarifRun(try tool.run(command, model, "--diagnostics=sarif"))
        #expect(try sarif.results.map(\.ruleId) == ids(result))
    }

    @Test func aRunThatWritesFilesSaysNothingElse() throws {
        let model = try tool.writeModel(SampleModel.good)
        let result = try tool.run("--diagnostics=json", "generate", model)
        #expect(result.succeeded)
        #expect(try ids(result).isEmpty)
        #expect(try tool.names(in: "Generated") == ["Note.swift", "Tag.swift"])
        let sarif = try sarifRun(try tool.run("--diagnostics=sarif", "generate", model))
        #expect(sarif.results.isEmpty)
        let help = try tool.run("--help", "--diagnostics=json")
        #expect(try ids(help).isEmpty)
    }

    @Test func aRunThatFailsTellsInTheDocument() throws {
        try tool.folder.write("mine", to: "Generated")
        let model = try tool.writeModel(SampleModel.good)
        let result = try tool.run("generate", model, "--diagnostics", "json")
        #expect(result.status == 2)
        #expect(try ids(result) == ["run.failed"])
        let sarif = try sarifRun(try tool.run("generate", model, "--diagnostics", "sarif"))
        #expect(sarif.invocations.map(\.executionSuccessful) == [false])
    }

    @Test(arguments: [
        ["--diagnostics", "json", "inspct"], ["inspect", "--foo", "--diagnostics=json"],
        ["inspect", "a", "b", "--diagnostics", "json"], ["inspect", "--diagnostics=json", "-f"],
    ])
    func wrongUsageIsInTheDocument(_ words: [String]) throws {
        let result = try TestSupport.run([Tool.path()] + words, directory: tool.folder.url)
        #expect(result.status == 2)
        #expect(try ids(result) == ["usage.wrong"])
    }

    @Test func anUnknownFormatIsToldAsText() throws {
        let result = try tool.run("inspect", "a", "--diagnostics", "xml")
        #expect(result.stderr.hasPrefix("modelgen: error: option '--diagnostics' cannot be 'xml'"))
    }

    @Test func gitHubGetsALineForEachError() throws {
        let model = try tool.writeModel(SampleModel.bad)
        let result = try tool.run("inspect", model, "--diagnostics", "github")
        let lines = result.stderr.split(separator: "\n")
        let start = "::error file=Notes.xcdatamodeld/Notes.xcdatamodel/contents,line="
        #expect(lines.count == 3)
        #expect(lines.prefix(2).allSatisfy { $0.hasPrefix(start) })
        #expect(lines.last == "2 errors")
        let usage = try tool.run("inspect", "--diagnostics", "github")
        #expect(usage.stderr.hasPrefix("::error title=usage.wrong::'inspect' needs INPUT"))
    }
}
