import Diagnostics
import Foundation
import ObjCHeaderReader
import TestSupport
import Testing

@Suite("Malformed and huge headers") struct MalformedTests {
    @Test(
        "a mistake is an error at its place",
        arguments: [
            ("@interface P : NSManagedObject\n@property NSString *name\n@property int a;\n@end", 2),
            ("@interface P : NSManagedObject\n\n@property int", 3),
            ("typedef NS_ENUM(NSInteger, M) {\n  MLow = ,\n};", 2),
            ("@interface P : NSManagedObject\n@end\n@interface P : NSManagedObject\n@end", 3),
            ("#error no\n", 1), ("/* open", 1), ("#if 1\n@class A;\n", 1),
        ]
    )
    func mistakes(text: String, line: Int) throws {
        let (model, found) = try readHeaders(["P.h": text])
        #expect(model == nil)
        let first = try #require(found.first { $0.severity == .error })
        #expect(first.id == "objc.syntax")
        #expect(first.range.start.line == line)
        #expect(first.range.start.column > 0)
    }

    @Test(
        "headers can't include files outside of the folders",
        arguments: ["/etc/passwd", "../secret.h"]
    )
    func outside(path: String) throws {
        let folder = try TemporaryFolder(name: "headers")
        try folder.write("typedef NS_ENUM(int, Secret) { SecretA };", to: "secret.h")
        let text = "#import \"\(path)\"\ntypedef NS_ENUM(int, Mood) { MoodLow };"
        try folder.write(text, to: "App/Mood.h")
        var sink = DiagnosticSink()
        let model = ObjCHeaderReader(parser: .here)
            .read([folder.path + "App"], name: "App", diagnostics: &sink)
        #expect(model?.valueTypes.map(\.name) == ["Mood"])
        #expect(sink.sorted.map(\.id) == ["objc.unknown-include"])
    }

    @Test("a header that includes itself ends") func recursion() throws {
        let text = "#include \"A.h\"\ntypedef NS_ENUM(int, Mood) { MoodLow };"
        let (model, found) = try readHeaders(["A.h": text])
        #expect(model?.valueTypes.map(\.name) == ["Mood"])
        #expect(found.isEmpty)
    }

    /// libclang's stack overflows.
    @Test("nesting that is too deep for libclang is an error") func nesting() throws {
        let tool = try #require(builtTool)
        let deep = String(repeating: "(", count: 50_000)
        let (model, found) = try readHeaders(
            ["A.h": "enum { A = \(deep)1 };"],
            parser: .child(program: tool)
        )
        #expect(model == nil)
        #expect(found.map(\.id) == ["objc.parser-failed"])
    }

    @Test("a thousand classes are read") func huge() throws {
        let classes = (0..<1000).map { index in
            "@interface C\(index) : NSManagedObject\n"
                + "@property NSString *name;\n@property C\((index + 1) % 1000) *next;\n@end\n"
        }
        let forward = (0..<1000).map { "@class C\($0);\n" }.joined()
        let model = try readHeaders(["All.h": forward + classes.joined()]).model
        #expect(model?.entities.count == 1000)
        #expect(model?.entities.allSatisfy { $0.relationships.count == 1 } == true)
    }

    @Test("missing and unreadable paths are errors") func paths() throws {
        let folder = try TemporaryFolder(name: "headers")
        try folder.write("", to: "Empty/read.me")
        for (path, id) in [("None.h", "path.not-found"), ("Empty", "path.not-a-model")] {
            var sink = DiagnosticSink()
            let reader = ObjCHeaderReader(parser: .here)
            #expect(reader.read([folder.path + path], name: "", diagnostics: &sink) == nil)
            #expect(sink.sorted.map(\.id) == [id])
        }
    }
}
