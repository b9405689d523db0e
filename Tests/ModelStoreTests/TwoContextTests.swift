import TestSupport
import Testing

/// Random changes by two contexts: each shows what is in the file once it has fetched.
struct TwoContextTests {
    @Test func whatOneSavesIsSeenByTheOther() throws {
        for seed in 0..<12 as Range<UInt64> { try TwoContextRun(seed: seed).run() }
    }

    @Test(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
    func whatOneSavesIsSeenByTheOtherAtLength() throws {
        for seed in 1000..<1300 as Range<UInt64> { try TwoContextRun(seed: seed).run() }
    }
}
