import Foundation
import TestSupport
import Testing

/// How often each rule finds something in real models: a false alarm shows as a number that grew.
@Suite(.enabled(if: Corpus.isThere, "the corpus is not beside the repository"))
struct FindingCountTests {
    private let file = repositoryRoot.appending(path: "Tests/CorpusTests/findings.tsv")

    @Test func countsAreThoseOfTheSummary() throws {
        let lines = try counts().sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
        let found = "id\tfindings\n" + lines.joined()
        guard ProcessInfo.processInfo.environment["MODELGEN_RECORD"] != nil else {
            #expect(try found == String(contentsOf: file, encoding: .utf8))
            return
        }
        try found.write(to: file, atomically: true, encoding: .utf8)
    }

    private func counts() throws -> [String: Int] {
        let tool = try #require(builtTool, "modelgen is not built")
        var counts: [String: Int] = [:]
        for model in try Corpus.models() {
            let arguments = ["lint", model.url.path, "--diagnostics", "json"]
            let result = try run([tool] + arguments)
            let log = try JSONDecoder().decode(Log.self, from: Data(result.stderr.utf8))
            for finding in log.diagnostics { counts[finding.id, default: 0] += 1 }
        }
        return counts
    }
}

/// What the tool writes with `--diagnostics json`.
private struct Log: Decodable {
    var diagnostics: [Finding]

    struct Finding: Decodable {
        var id: String
    }
}
