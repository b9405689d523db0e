import Diagnostics
import Foundation
import ModelIR
import TestSupport
import Testing

/// What is read, written and read again is the same model and the same text.
struct FixedPointTests {
    @Test(arguments: try SampleModels.all + WildFiles.all + goldenDeclarations())
    func nothingChanges(_ text: String) throws {
        var sink = DiagnosticSink()
        let model = try #require(readDeclarations(text, &sink), "\(sink.sorted.map(\.message))")
        let trip = RoundTrip(model)
        #expect(trip.warnings.isEmpty, "\(trip.warnings.map(\.message))")
        let reread = try #require(trip.reread, "\(trip.problems.map(\.message))\n\(trip.text)")
        let difference = facts(of: model).symmetricDifference(facts(of: reread)).sorted()
        #expect(difference.isEmpty, "\(difference.joined(separator: "\n"))\n\(trip.text)")
        #expect(RoundTrip(reread).text == trip.text)
    }

    /// The literal `19.99` is a `Double` first, which Swift rounds: the default is that value, and keeps its
    /// spelling.
    @Test func decimalsAreExact() throws {
        var sink = DiagnosticSink()
        let text = "@Model final class Plan { var price: Decimal = 19.99; var count: Decimal = 3 }"
        let written = RoundTrip(try #require(readDeclarations(text, &sink))).text
        #expect(written.contains("var price: Decimal = 19.99\n"), "\(written)")
        #expect(written.contains("var count: Decimal = 3\n"), "\(written)")
        let exact = text.replacing("19.99", with: #"Decimal(string: "19.99")!"#)
        let rewritten = RoundTrip(try #require(readDeclarations(exact, &sink))).text
        #expect(
            rewritten.contains(#"var price: Decimal = Decimal(string: "19.99")!"#),
            "\(rewritten)"
        )
    }

    @Test func theTextIsFormatted() throws {
        let folder = try TemporaryFolder(name: "declarations")
        for (index, text) in SampleModels.all.enumerated() where text != SampleModels.members {
            var sink = DiagnosticSink()
            let model = try #require(readDeclarations(text, &sink))
            try folder.write(RoundTrip(model).text, to: "Sample\(index).swift")
        }
        try expectFormatted(folder)
    }
}

/// The Swift files among the inputs of the golden cases, except for those that no reader accepts.
private func goldenDeclarations() throws -> [String] {
    let root = repositoryRoot.appending(path: "Tests/Golden")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.contains("/input/") && $0.hasSuffix(".swift") }.sorted()
        .compactMap { path in
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            guard try isBroken(root.appending(path: String(path.prefix { $0 != "/" }))) else {
                return text
            }
            var sink = DiagnosticSink()
            return readDeclarations(text, &sink) == nil ? nil : text
        }
}

private func isBroken(_ golden: URL) throws -> Bool {
    let diagnostics = golden.appending(path: "diagnostics.txt")
    return try String(contentsOf: diagnostics, encoding: .utf8).contains(": error: ")
}
