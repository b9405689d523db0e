import TestSupport
import Testing

/// Files of random models, opened with changed models.
struct RandomMigrationTests {
    @Test func pairs() { check(0..<250, versions: 2) }

    @Test func chains() { check(20_000..<20_050, versions: 4) }
}

/// The same for thousands of models: 10,000 pairs and 1,000 chains, if the run is complete.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct RandomMigrationLongTests {
    @Test(arguments: [UInt64](1..<(isCompleteRun ? 11 : 4)).inTurn(of: 3))
    func pairs(_ thousand: UInt64) {
        check(thousand * 1_000..<(thousand + 1) * 1_000, versions: 2)
    }

    @Test func chains() {
        check(21_000..<(isCompleteRun ? 22_000 : isPartialRun ? 21_100 : 21_300), versions: 4)
    }
}

private func check(_ seeds: Range<UInt64>, versions: Int) {
    var migrated = 0
    var slowest = (time: Duration.zero, seed: seeds.lowerBound)
    let clock = ContinuousClock()
    for seed in seeds {
        let time = clock.measure {
            do {
                var pair = try MigrationPair(seed: seed)
                try pair.run(versions: versions)
                if pair.wasMigrated { migrated += 1 }
            } catch {
                Issue.record("seed \(seed): \(error)")
            }
        }
        if time > slowest.time { slowest = (time, seed) }
    }
    if isLongRun { print("slowest: seed \(slowest.seed), \(slowest.time)") }
    #expect(migrated > seeds.count / 3)
}
