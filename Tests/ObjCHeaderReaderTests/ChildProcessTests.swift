import Foundation
import ObjCHeaderReader
import TestSupport
import Testing

@Suite("Parsing in a separate process") struct ChildProcessTests {
    private let headers: KeyValuePairs = [
        "P.h": "@interface P : NSManagedObject\n@property int a;\n@end"
    ]

    /// A program that takes the place of the tool.
    private func program(_ script: String, in folder: TemporaryFolder) throws -> HeaderParser {
        let file = try folder.write("#!/bin/sh\n\(script)\n", to: "program")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        return .child(program: file.path)
    }

    @Test("the tool's process reads the same as this one") func tool() throws {
        let tool = try #require(builtTool)
        let child = try readHeaders(headers, parser: .child(program: tool)).model
        let here = try readHeaders(headers).model
        #expect(child?.entities == here?.entities)
        #expect(child != nil)
    }

    @Test(
        "a crash is an error",
        arguments: [
            ("kill -SEGV $$", "crashed"), ("kill -XCPU $$", "minute"), ("exit 1", "crashed"),
        ]
    )
    func crash(script: String, words: String) throws {
        let folder = try TemporaryFolder(name: "program")
        let (model, found) = try readHeaders(headers, parser: program(script, in: folder))
        #expect(model == nil)
        #expect(found.map(\.id) == ["objc.parser-failed"])
        #expect(found.first?.message.contains(words) == true)
    }

    @Test("facts that end early are an error") func cut() throws {
        let folder = try TemporaryFolder(name: "program")
        let parser = try program("printf 'class\\tP\\tNSManagedObject\\n'", in: folder)
        #expect(try readHeaders(headers, parser: parser).found.map(\.id) == ["objc.parser-failed"])
    }

    @Test("a program that doesn't exist is an error") func missing() throws {
        let found = try readHeaders(headers, parser: .child(program: "/none")).found
        #expect(found.map(\.id) == ["objc.no-libclang"])
    }
}
