import Foundation
import ModelStore
import TestSupport
import Testing

/// Over random rows and predicates, SQL, memory and Foundation agree.
struct RandomPredicateTests {
    @Test func rowsAndPendingObjectsGiveFoundationsAnswers() throws {
        for seed in 0..<3 as Range<UInt64> { try ask(seed: seed, predicates: 12) }
    }

    /// 100,000 pairs of a predicate and a row.
    @Test(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
    func rowsAndPendingObjectsGiveFoundationsAnswersAtLength() throws {
        for seed in 100..<125 as Range<UInt64> { try ask(seed: seed, predicates: 80) }
    }

    private func ask(seed: UInt64, predicates count: Int) throws {
        var expressions = RandomExpressions(seed: seed)
        let predicates = (0..<count).map { expressions.predicate(depth: $0 % 4) }
        try PredicateQuestions(rows: LibraryRows(seed: seed)).ask(predicates, "seed \(seed)")
    }
}
