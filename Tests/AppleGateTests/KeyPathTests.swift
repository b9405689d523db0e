import Foundation
import TestSupport
import Testing

/// Key paths over generated code: what compiles has a name in Objective-C.
@Suite(.enabled(if: Gate.isSupported, "the gate is for Linux"), .serialized)
struct KeyPathTests {
    @Test("properties under their own names are Objective-C's")
    func namesInObjectiveC() throws {
        let result = try check("Uses", over: "relationships")
        #expect(result.succeeded, "\(result.output)")
        let expected = """
            KeyPath<Address, String> & Sendable: city
            KeyPath<Visit, String> & Sendable: animal.name
            KeyPath<Dog, Optional<String>> & Sendable: breed
            KeyPath<Visit, Date> & Sendable: day
            KeyPath<Visit, Optional<String>> & Sendable: animal.keeper.name
            KeyPath<Keeper, Set<Dog>> & Sendable: dogs
            KeyPath<Keeper, Int> & Sendable: -

            """
        #expect(result.stdout == expected, "\(result.output)")
    }

    @Test("what Objective-C can't represent doesn't compile in #keyPath")
    func refusedInObjectiveC() throws {
        let result = try check("Refused", over: "executed")
        #expect(result.status == 1)
        let marked = try markedLines(of: Gate.path("samples/key-paths/Refused.swift"))
        #expect(reportedLines(in: result, "error") == marked, "\(result.output)")
    }

    private func check(_ sample: String, over golden: String) throws -> ProcessResult {
        let classes = repositoryRoot.appending(path: "Tests/Golden/\(golden)/expected")
        let files = try Gate.swiftFiles(in: classes)
        return try Gate.check(
            ["--key-paths"] + files + [Gate.path("samples/key-paths/\(sample).swift")]
        )
    }
}
