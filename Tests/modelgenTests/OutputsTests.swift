import TestSupport
import Testing

/// One configuration for several folders.
struct OutputsTests {
    private let tool: Tool

    init() throws {
        tool = try Tool()
        try tool.writeModel(SampleModel.good)
        try tool.folder.write(
            """
            {
                "inputs": ["Notes.xcdatamodeld"],
                "access": "public",
                "outputs": [
                    { "folder": "Apple" },
                    { "folder": "Server/Code", "target": "sqlite", "layout": "single",
                      "access": "package" },
                ],
            }
            """,
            to: "modelgen.json"
        )
    }

    @Test func eachIsWrittenAndChecked() throws {
        let generated = try tool.run("generate")
        #expect(
            generated.stderr == """
                Apple: 2 files: 2 written, 0 unchanged
                Server/Code: 1 file: 1 written, 0 unchanged

                """
        )
        #expect(
            try tool.text(of: "Apple/Note.swift").contains("public final class Note: NSManaged")
        )
        let code = try tool.text(of: "Server/Code/Notes.swift")
        #expect(code.contains("import ModelStore") && code.contains("package final class Note"))
        #expect(try tool.run("check").stderr == "3 files are up to date\n")
        try tool.remove("Server/Code/Notes.swift")
        let late = try tool.run("check")
        #expect(late.status == 1 && late.stderr.contains("Server/Code/Notes.swift:1:1: error: "))
    }

    @Test func oneIsChosenByItsFolder() throws {
        let result = try tool.run("generate", "-o", "./Server/Code/")
        #expect(result.stderr == "1 file: 1 written, 0 unchanged\n")
        #expect(try !tool.names(in: "").contains("Apple"))
        #expect(try tool.run("check", "-o", "Server/Code").succeeded)
        let other = try tool.run("generate", "-o", "Serve")
        #expect(other.status == 2)
        let message = "the configuration has no output 'Serve'; it can be 'Apple' or 'Server/Code'"
        #expect(other.stderr.contains(message))
    }

    @Test func aTargetIsForOneOfThem() throws {
        let result = try tool.run("generate", "--target", "sqlite")
        #expect(result.status == 2)
        #expect(
            result.stderr.contains(
                "'--target' is for one output, and the configuration has 2; name one with '--output':"
                    + " 'Apple' or 'Server/Code'"
            )
        )
    }

    @Test func otherOptionsAreForAll() throws {
        let result = try tool.run("generate", "--access", "internal", "--stdout")
        let names = result.stdout.split(separator: "\n").filter { $0.hasPrefix("// File: ") }
        #expect(
            names == [
                "// File: Apple/Note.swift", "// File: Apple/Tag.swift",
                "// File: Server/Code/Notes.swift",
            ]
        )
        #expect(!result.stdout.contains("public") && !result.stdout.contains("package "))
    }

    @Test func nothingIsWrittenWhereOneIsRefused() throws {
        try tool.folder.write("mine", to: "Server/Code/Notes.swift")
        let result = try tool.run("generate")
        #expect(result.status == 2 && result.stderr.contains("was not written by modelgen"))
        #expect(try !tool.names(in: "").contains("Apple"))
    }
}
