import Foundation
import TestSupport
import Testing

/// Every pair of consecutive versions of real bundles: each sample row is afterwards what a script
/// expects that knows both models and SQLite, but not the store.
@Suite(
    .enabled(if: isLongRun),
    .enabled(if: Corpus.isThere, "the corpus is not beside the repository")
)
struct CorpusEvolutionLongTests {
    @Test func everyRowIsAsExpected() throws {
        let tool = try #require(builtTool, "modelgen is not built; MODELGEN can name another one")
        let store = try #require(BuiltStore())
        let script = repositoryRoot.appending(path: "Tests/EvolutionTests/corpus.py").path
        let folder = Corpus.folder.appending(path: "coredata").path
        let options = try store.importOptions + store.linkOptions()
        let result = try run(["python3", script, folder, tool] + options)
        #expect(result.succeeded, "\(result.output)")
        let counts = try #require(result.stdout.split(separator: "\n").last)
        let migrated = counts.prefixMatch(of: /(\d+) migrated/).flatMap { Int($0.1) }
        #expect((migrated ?? 0) > (isPartialRun ? 5 : 25), "\(result.stdout)")
    }
}
