import TestSupport
import Testing

/// Random sequences of changes give the graph that the rules say, in the context and in the file.
struct GraphTests {
    @Test func randomSequencesAgreeWithTheReference() throws {
        for seed in 0..<40 as Range<UInt64> { try GraphRun(seed: seed).run() }
    }

    @Test func whatIsRelatedBeforeItIsInsertedAgreesWithTheReference() throws {
        for seed in 0..<40 as Range<UInt64> {
            try GraphRun(seed: seed, relatesOutside: true).run()
        }
    }
}

/// The same for many more seeds, where the environment asks for long tests.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct GraphLongTests {
    @Test func randomSequencesAgreeWithTheReference() throws {
        for seed in 1000..<1500 as Range<UInt64> { try GraphRun(seed: seed).run() }
    }

    @Test func whatIsRelatedBeforeItIsInsertedAgreesWithTheReference() throws {
        for seed in 2000..<2500 as Range<UInt64> {
            try GraphRun(seed: seed, relatesOutside: true).run()
        }
    }
}
