import Foundation
import TestSupport
import Testing

/// How often each difference is found between consecutive versions of real models.
@Suite(.enabled(if: Corpus.isThere, "the corpus is not beside the repository"))
struct DifferenceCountTests {
    private let file = repositoryRoot.appending(path: "Tests/CorpusTests/differences.tsv")

    @Test func countsAreThoseOfTheSummary() throws {
        let lines = try counts().sorted { $0.key < $1.key }.map { "\($0.key)\t\($0.value)\n" }
        let found = "id\tclass\tdifferences\n" + lines.joined()
        guard ProcessInfo.processInfo.environment["MODELGEN_RECORD"] != nil else {
            #expect(try found == String(contentsOf: file, encoding: .utf8))
            return
        }
        try found.write(to: file, atomically: true, encoding: .utf8)
    }

    private func counts() throws -> [String: Int] {
        let tool = try #require(builtTool, "modelgen is not built")
        var counts: [String: Int] = [:]
        for bundle in try bundles() {
            let result = try run([tool, "diff", bundle.path, "--format", "json"])
            // A version of Xcode 4 is an error that says so.
            guard result.status < 2, !result.stdout.isEmpty else {
                #expect(result.stderr.contains("error: "), "\(bundle.path)")
                continue
            }
            let log = try JSONDecoder().decode(Log.self, from: Data(result.stdout.utf8))
            counts["(comparison)\t", default: 0] += log.comparisons.count
            for difference in log.comparisons.flatMap(\.differences) {
                counts["\(difference.id)\t\(difference.class)", default: 0] += 1
            }
        }
        return counts
    }

    /// The bundles with several versions, sorted.
    private func bundles() throws -> [URL] {
        let folder = Corpus.folder.appending(path: "coredata")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let versions = paths.filter {
            $0.hasSuffix(".xcdatamodel") && $0.contains(".xcdatamodeld/")
        }
        let bundles = Dictionary(grouping: versions) { path in
            path.split(separator: "/").dropLast().joined(separator: "/")
        }
        return bundles.filter { $0.value.count > 1 }.keys.sorted().map {
            folder.appending(path: $0)
        }
    }
}

/// What the tool writes with `--format json`.
private struct Log: Decodable {
    var comparisons: [Comparison]

    struct Comparison: Decodable {
        var differences: [Difference]
    }

    struct Difference: Decodable {
        var id: String
        var `class`: String
    }
}
