import Foundation
import TestSupport
import Testing

/// What the tool says about a manifest that names files of others.
struct ManifestTests {
    private let tool: Tool
    private let model: String

    init() throws {
        tool = try Tool()
        model = try tool.writeModel(SampleModel.good)
    }

    /// A manifest whose only file has this path.
    private func write(manifestOf path: String) throws {
        let text = """
            {
              "version": 1,
              "files": [
                {"path": "\(path)", "source": "Notes.xcdatamodeld"}
              ]
            }
            """
        try tool.folder.write(text, to: "Generated/.modelgen-manifest.json")
    }

    @Test(arguments: ["check", "generate"])
    func aFileOfSomebodyElseIsLeftAloneWithAWarning(_ command: String) throws {
        try tool.folder.write("mine", to: "Generated/Mine.swift")
        try write(manifestOf: "Mine.swift")
        let result = try tool.run(command, model)
        #expect(
            result.stderr.contains(
                "Generated/Mine.swift:1:1: warning: the manifest names it, but it doesn't start with "
                    + "the header of a generated file: it's left alone and no longer in the manifest; "
                    + "delete it if you don't need it [output.left-alone]"
            )
        )
        #expect(try tool.text(of: "Generated/Mine.swift") == "mine")
        if command == "generate" {
            #expect(try tool.run("check", model).stderr == "2 files are up to date\n")
        }
    }

    @Test(arguments: ["check", "generate"])
    func aPathOutsideIsAnErrorAtItsLine(_ command: String) throws {
        try tool.folder.write("mine", to: "mine.swift")
        try write(manifestOf: "../mine.swift")
        let result = try tool.run(command, model)
        #expect(result.status == 2)
        let place = "Generated/.modelgen-manifest.json:4:14: error: "
        #expect(
            result.stderr.contains(place + "the manifest names '../mine.swift', which is outside")
        )
        #expect(try tool.text(of: "mine.swift") == "mine")
        #expect(try tool.names(in: "Generated").isEmpty)
    }
}
