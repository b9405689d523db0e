import Foundation
import TestSupport

/// How many cases a run tries. `make test-long` sets `MODELGEN_LONG=1`.
///
/// `MODELGEN_FUZZ_SEED=100` begins with another seed than 0, for cases that nobody has seen yet.
enum Amount {
    private static let environment = ProcessInfo.processInfo.environment
    private static let firstSeed = environment["MODELGEN_FUZZ_SEED"].flatMap { Int($0) } ?? 0

    /// The one case to run again, if there is one.
    static let replayed = environment["MODELGEN_FUZZ_CASE"].flatMap(CaseName.init)

    static let seeds = replayed.map { [$0.seed] } ?? Array(firstSeed..<firstSeed + 4)

    /// The damaged models: 2,000, or 10,000; in a long run of CI, 4,000.
    static func models(of seed: Int) -> [CaseName] {
        cases(of: seed, isLongRun ? (isPartialRun ? 1000 : 2500) : 500)
    }

    /// The damaged templates.
    static func templates(of seed: Int) -> [CaseName] { cases(of: seed, isLongRun ? 1000 : 150) }

    /// The damaged configurations: 2,000, or 10,000.
    static func configurations(of seed: Int) -> [CaseName] {
        cases(of: seed, isLongRun ? 2500 : 500)
    }

    /// The models whose code is compiled.
    static let compiled = isLongRun && !isPartialRun ? 120 : 60

    /// Whether a case runs a second time: one of four, as loading the templates takes most of the time
    /// of a run.
    static func isRepeated(_ name: CaseName) -> Bool {
        name.number % 4 == 0 || replayed != nil
    }

    private static func cases(of seed: Int, _ count: Int) -> [CaseName] {
        replayed.map { [$0] } ?? (0..<count).map { CaseName(seed: seed, number: $0) }
    }
}
