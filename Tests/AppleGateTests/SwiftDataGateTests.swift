import Foundation
import TestSupport
import Testing

/// The stub of SwiftData finds what SwiftData's macros refuse.
@Suite(.enabled(if: Gate.isSupported, "the stub is for Linux"))
struct SwiftDataGateTests {
    @Test(
        "every mistake is reported where it stands",
        // The compiler looks at initializers only where types have no mistakes.
        arguments: [("Broken", 14), ("Flow", 2)]
    )
    func mistakes(sample: String, count: Int) throws {
        let file = Gate.path("samples/broken-swiftdata/\(sample).swift")
        let folder = try TemporaryFolder(name: "broken")
        try folder.write(String(contentsOfFile: file, encoding: .utf8), to: "Broken.swift")
        let result = try Gate.checkSwiftData(modules: [folder.url.path])
        #expect(result.status == 1)
        let marked = try markedLines(of: file)
        #expect(marked.count == count)
        #expect(reportedLines(in: result, "error") == marked, "\(result.output)")
    }

    @Test("the app with which ModelStore stands in for SwiftData compiles with SwiftData")
    func app() throws {
        let sources = repositoryRoot.appending(path: "Examples/Ledger/Sources/Ledger")
        let result = try Gate.checkSwiftData(modules: [sources.path])
        #expect(result.succeeded, "\(result.output)")
    }
}
