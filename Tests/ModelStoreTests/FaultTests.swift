import TestSupport
import Testing

/// A fault in any call into the file system, or in any allocation, is an error of the store.
///
/// What is pending stays pending, the files stay whole, and when nothing fails any more, the same
/// succeeds.
struct FaultTests {
    @Test(arguments: StoreScenario.allCases)
    func everyCallMayFail(_ scenario: StoreScenario) async throws {
        let counts = try await everyFault(
            scenario,
            [FaultPlan(kind: .call)] + FaultKind.ofFiles.map { FaultPlan(kind: $0, step: 4) }
        )
        #expect(counts[0] > 9)
    }

    @Test(arguments: StoreScenario.allCases)
    func manyAllocationsMayFail(_ scenario: StoreScenario) async throws {
        let counts = try await everyFault(
            scenario,
            FaultKind.ofMemory.map { FaultPlan(kind: $0, step: 97) }
        )
        #expect(counts[0] > 9)
    }
}

/// The same at all places, also for programs that end, where the environment asks for it.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct FaultLongTests {
    @Test(arguments: StoreScenario.allCases)
    func everyCallMayFail(_ scenario: StoreScenario) async throws {
        let plans = FaultKind.ofFiles.flatMap { kind in
            FaultEnding.allCases.map { FaultPlan(kind: kind, ending: $0) }
        }
        let counts = try await everyFault(scenario, plans)
        #expect(counts[0] > 9)
    }

    @Test(arguments: StoreScenario.allCases)
    func everyAllocationMayFail(_ scenario: StoreScenario) async throws {
        let step = scenario.allocationStep
        let plans = FaultKind.ofMemory.flatMap { kind in
            [
                FaultPlan(kind: kind, step: step),
                FaultPlan(kind: kind, ending: .end, step: 3 * step),
            ]
        }
        let counts = try await everyFault(scenario, plans)
        #expect(counts[0] > 20)
    }
}

extension StoreScenario {
    /// Where there are thousands of allocations, most of them are those of the same statements.
    fileprivate var allocationStep: Int {
        switch self {
        case .reading, .saving, .updating, .writing: 1
        case .openingANewFile, .openingAFile, .openingAFileWithALog,
            .openingTwoFilesAfterAnInterruptedSave, .migrating, .migratingInStages:
            11
        // The triggers that note how to undo it.
        case .savingToTwoFiles: 151
        }
    }
}
