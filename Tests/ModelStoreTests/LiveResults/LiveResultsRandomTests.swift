import Foundation
import ModelStore
import TestSupport
import Testing

/// No change is lost, however saves of several contexts follow each other.
struct LiveResultsRandomTests {
    @Test func randomSavesAgreeWithAFetch() async throws {
        for seed in 0..<30 as Range<UInt64> {
            var run = try LiveResultsRun(seed: seed)
            try await run.run()
        }
    }

    @Test(arguments: 0..<4) func savesAtTheSameTimeAgreeWithAFetch(_ limit: Int) async throws {
        try await ConcurrentSaves(limit: limit).run(count: 60)
    }
}

/// The same many times, where the environment asks for long tests.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct LiveResultsLongTests {
    @Test func randomSavesAgreeWithAFetch() async throws {
        for seed in 1000..<2000 as Range<UInt64> {
            var run = try LiveResultsRun(seed: seed)
            try await run.run()
        }
    }

    @Test(arguments: 0..<20) func savesAtTheSameTimeAgreeWithAFetch(_ limit: Int) async throws {
        try await ConcurrentSaves(limit: limit).run(count: 1000)
    }
}
