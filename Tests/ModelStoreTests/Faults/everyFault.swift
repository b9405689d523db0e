import CFaultVFS
import CSQLite
import Foundation
import Testing

/// Runs a scenario in a process of its own, with a fault at every place.
/// - Returns: for each plan, the number of the first operation that wasn't there.
@discardableResult
func everyFault(_ scenario: StoreScenario, _ plans: [FaultPlan]) async throws -> [Int] {
    let folder = try makeFolderInMemory("faults")
    defer { try? FileManager.default.removeItem(at: folder) }
    await #expect(processExitsWith: .success) {
        [
            scenario = scenario as StoreScenario, plans = plans as [FaultPlan],
            path = folder.path as String
        ] in
        try #require(fault_install() == SQLITE_OK)
        try scenario.run(plans, in: URL(fileURLWithPath: path))
    }
    let lines = try FaultNotes(folder).lines
    let ends = lines.filter { $0.hasPrefix(FaultNotes.end) }
    #expect(ends.count == plans.count, "ended at \(lines.last ?? "the beginning")")
    return ends.compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
}
