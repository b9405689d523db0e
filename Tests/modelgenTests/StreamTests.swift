import Foundation
import TestSupport
import Testing

/// Odd streams, odd arguments and colors.
struct StreamTests {
    private let tool: Tool
    private let model: String

    init() throws {
        tool = try Tool()
        model = try tool.writeModel(SampleModel.good)
    }

    @Test func aReaderThatLeavesIsNoError() throws {
        let line = "{ \"$MODELGEN\" inspect \(model); echo \"status $?\" >&2; } | true"
        let result = try tool.shell(line)
        #expect(result.stderr == "status 0\n")
    }

    @Test func aClosedStandardOutputIsAnError() throws {
        let result = try tool.shell("\"$MODELGEN\" inspect \(model) >&-")
        #expect(result.status == 2)
        #expect(result.stderr.hasPrefix("modelgen: error: cannot write to standard output: "))
    }

    @Test func aClosedStandardErrorDoesNotMatter() throws {
        #expect(try tool.shell("\"$MODELGEN\" generate \(model) 2>&-").status == 0)
        #expect(try tool.names(in: "Generated") == ["Note.swift", "Tag.swift"])
    }

    #if os(Linux)
        @Test func aFullDiskIsAnError() throws {
            let result = try tool.shell("\"$MODELGEN\" --help > /dev/full")
            #expect(result.status == 2)
            #expect(result.stderr.contains("No space left on device"))
        }
    #endif

    @Test func bytesThatAreNoTextAreAnError() throws {
        let result = try tool.shell("\"$MODELGEN\" inspect \"$(printf 'a\\377b')\"")
        #expect(result.status == 2)
        let option = try tool.shell("\"$MODELGEN\" \"$(printf -- '--\\377')\"")
        #expect(option.status == 2)
    }

    @Test func colorsFollowTheOption() throws {
        try tool.writeModel(SampleModel.bad, named: "Bad")
        let plain = try tool.run("inspect", "Bad.xcdatamodeld")
        #expect(!plain.stderr.contains("\u{1B}["))
        let colored = try tool.run("--color=always", "inspect", "Bad.xcdatamodeld")
        #expect(colored.stderr.contains("\u{1B}[1;31merror:\u{1B}[0m"))
        let never = try tool.run("inspect", "Bad.xcdatamodeld", "--color", "never")
        #expect(never.stderr == plain.stderr)
    }
}
