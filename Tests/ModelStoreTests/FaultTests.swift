import TestSupport
import Testing

/// A fault in any call into the file system, or in any allocation, is an error of the store.
///
/// What is pending stays pending, the files stay whole, and when nothing fails any more, the same
/// succeeds.
struct FaultTests {
    @Test(arguments: StoreScenario.allCases)
    func manyPlacesMayFail(_ scenario: StoreScenario) async throws {
        let counts = try await everyFault(
            scenario,
            [FaultPlan(kind: .call, step: 3)]
                + FaultKind.ofFiles.map { FaultPlan(kind: $0, ending: .end, step: 13) }
                + FaultKind.ofMemory.map { FaultPlan(kind: $0, step: 397) }
        )
        #expect(counts[0] > 9)
    }
}

/// The same at all places, also for programs that end, where the environment asks for it.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct FaultLongTests {
    @Test(arguments: StoreScenario.allCases)
    func everyCallMayFail(_ scenario: StoreScenario) async throws {
        let counts = try await everyFault(
            scenario,
            [.call, .fullDisk].flatMap { kind in
                FaultEnding.allCases.map { FaultPlan(kind: kind, ending: $0) }
            } + FaultKind.ofFiles.map { FaultPlan(kind: $0, step: isCompleteRun ? 1 : 5) }
        )
        #expect(counts[0] > 9)
    }

    @Test(arguments: StoreScenario.allCases)
    func everyAllocationMayFail(_ scenario: StoreScenario) async throws {
        let step = isCompleteRun ? 1 : scenario.allocationStep
        let counts = try await everyFault(
            scenario,
            [
                FaultPlan(kind: .allocation, step: step),
                FaultPlan(kind: .allocationsFromThereOn, step: 11 * step),
                FaultPlan(kind: .allocation, ending: .end, step: 13 * step),
            ]
        )
        #expect(counts[0] > 20)
    }
}

extension StoreScenario {
    /// How far allocations that fail are apart in runs that aren't complete. Where there are thousands
    /// in several files or in a copy, most are those of other scenarios.
    fileprivate var allocationStep: Int {
        switch self {
        case .openingANewFile, .openingAFile, .reading, .saving, .updating, .writing, .migrating: 1
        case .openingAFileWithALog, .migratingInStages: 5
        case .openingTwoFilesAfterAnInterruptedSave: 11
        // The triggers that note how to undo it.
        case .savingToTwoFiles: 151
        }
    }
}
