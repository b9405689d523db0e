import Foundation
import TestSupport
import Testing

struct ConvertTests {
    private let tool: Tool
    /// As Xcode wrote it.
    private let model = repositoryRoot.appending(
        path: "Examples/HealthNotes/\(name).xcdatamodeld"
    ).path
    private let contents: String

    private static let name = "HealthNotes"

    init() throws {
        tool = try Tool()
        contents = try String(
            contentsOfFile: "\(model)/\(Self.name).xcdatamodel/contents",
            encoding: .utf8
        )
    }

    @Test func aModelComesBackByWayOfJSON() throws {
        let json = try tool.run("convert", model, "--to", "json", "-o", "a/Notes.json")
        #expect(json.status == 0 && json.output.isEmpty)
        let back = try tool.run("convert", "a/Notes.json", "-o", "Copy.xcdatamodeld")
        #expect(back.status == 0 && back.output.isEmpty)
        #expect(try tool.text(of: "Copy.xcdatamodeld/Copy.xcdatamodel/contents") == contents)
        let generated = try tool.run("generate", "Copy.xcdatamodeld")
        #expect(generated.stderr == "5 files: 5 written, 0 unchanged\n")
    }

    @Test func withoutAPathTheTextIsPrinted() throws {
        #expect(try tool.run("convert", model).stdout == contents)
        let json = try tool.run("convert", model, "--to", "json")
        #expect(json.stdout == (try tool.run("inspect", model, "--format", "json").stdout))
    }

    @Test func whatStandsThereStays() throws {
        try tool.folder.write("mine", to: "Notes.json")
        let result = try tool.run("convert", model, "--to", "json", "-o", "Notes.json")
        #expect(result.status == 2)
        #expect(result.stderr.contains("'Notes.json' is there already, with another content"))
        #expect(try tool.text(of: "Notes.json") == "mine")
        let forced = try tool.run("convert", model, "--to", "json", "-o", "Notes.json", "--force")
        #expect(forced.status == 0)
        #expect(try tool.text(of: "Notes.json") != "mine")
    }

    @Test func nothingIsWrittenThatCouldNotBeReadAgain() throws {
        let json = try tool.run("convert", model, "--to", "json").stdout
        let broken = json.replacing(#""destination" : "Tag""#, with: #""destination" : "None""#)
        try tool.folder.write(broken, to: "Notes.json")
        let result = try tool.run("convert", "Notes.json", "-o", "Copy.xcdatamodel")
        #expect(result.status == 1)
        #expect(result.stderr.contains("[relationship.unknown-destination]"))
        #expect(try tool.names(in: "") == ["Notes.json"])
    }
}
