import CFaultVFS
import CSQLite
import Foundation
import Testing

/// Runs a scenario again and again; each time, a later operation fails.
///
/// It needs a process of its own, as faults are in all of it. What the process is at is written to
/// a file, for those that wait for its end.
struct FaultRun<State> {
    private let scenario: FaultScenario<State>
    private let folder: URL
    private let notes: FaultNotes
    private let knownContents = KnownFolders<[String]>()
    private let knownEnds = KnownFolders<[String]>()
    private let knownChecks = KnownFolders<Void>()
    private let before: Snapshot
    private let after: Snapshot

    /// What is in the files and in memory.
    private struct Snapshot {
        let contents: [String]
        let memory: [String]
    }

    /// Runs the scenario without faults.
    init(_ scenario: FaultScenario<State>, in folder: URL) throws {
        self.scenario = scenario
        self.folder = folder
        notes = FaultNotes(folder)
        let place = folder.appendingPathComponent("expected")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        func snapshot(_ state: State) throws -> Snapshot {
            try Snapshot(contents: scenario.contents(place), memory: scenario.memory(state))
        }
        let state = try scenario.prepare(place)
        before = try snapshot(state)
        try scenario.run(state)
        after = try snapshot(state)
        try scenario.check(place)
    }

    func run(_ plans: [FaultPlan]) throws { for plan in plans { try run(plan) } }

    private func run(_ plan: FaultPlan) throws {
        var number = 1
        while try isReached(number, plan) { number += plan.step }
        try notes.write("\(FaultNotes.end) \(number)")
    }

    /// Has one operation fail; returns false if there are fewer.
    private func isReached(_ number: Int, _ plan: FaultPlan) throws -> Bool {
        try notes.write("\(plan) \(number)")
        fault_repeat_randomness()
        let place = folder.appendingPathComponent("\(number)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: place) }
        let (state, failure) = try fail(number, plan, place)
        let isReached = Int(fault_end()) >= number
        if let failure, !isReached || !plan.kind.isReported(by: failure) {
            Issue.record("\(plan) \(number): \(failure)")
        }
        do {
            for difference in try differences(state, failure, place) {
                Issue.record("\(plan) \(number): \(difference)")
            }
        } catch {
            let first = failure.map { "\($0)" } ?? "no error"
            Issue.record("\(plan) \(number): \(first), then \(error)")
        }
        return isReached
    }

    private func fail(_ number: Int, _ plan: FaultPlan, _ place: URL) throws
        -> (State?, (any Error)?)
    {
        let state = try scenario.prepare(place)
        plan.kind.begin(at: number)
        do {
            try scenario.run(state)
            return (state, nil)
        } catch {
            return (plan.ending == .retry ? state : nil, error)
        }
    }

    // MARK: What must hold

    private func differences(_ state: State?, _ failure: (any Error)?, _ place: URL) throws
        -> [String]
    {
        guard let state else { return try differencesAtEnd(place) }
        var differences: [String] = []
        if failure != nil {
            differences += try differencesAfterError(state, place)
            try scenario.run(state)
        }
        // How to undo what has succeeded may be there until the next opening.
        let contents = try contents(place).filter { $0 != undecided }
        differences += self.differences("files", contents, [after.contents])
        let memory = try memory(state, after: failure)
        differences += self.differences("memory", memory, [after.memory])
        try knownChecks.found(in: place, scenario.check)
        return differences
    }

    private func differencesAfterError(_ state: State, _ place: URL) throws -> [String] {
        let contents = try contents(place)
        // A part of a save is undone before the next one; until then, it can be seen.
        if contents.contains(undecided) { return [] }
        let expected = [before.contents] + (scenario.mayThrowWhenDone ? [after.contents] : [])
        return differences("files after the error", contents, expected)
            + differences("memory after the error", try scenario.memory(state), [before.memory])
    }

    /// The save is in all files, or in none.
    private func differencesAtEnd(_ place: URL) throws -> [String] {
        let contents = try knownEnds.found(in: place) { place in
            try scenario.check(place)
            return try scenario.contents(place)
        }
        return differences("files at the end", contents, [before.contents, after.contents])
    }

    private func differences(_ what: String, _ lines: [String], _ expected: [[String]]) -> [String]
    {
        if expected.contains(lines) { return [] }
        return ["\(what): \(lines.difference(from: expected[0]).map { "\($0)" })"]
    }

    /// What couldn't be read after a save, the next call throws, and the one after that reads.
    private func memory(_ state: State, after failure: (any Error)?) throws -> [String] {
        guard failure == nil else { return try scenario.memory(state) }
        return try (try? scenario.memory(state)) ?? scenario.memory(state)
    }

    private func contents(_ place: URL) throws -> [String] {
        try knownContents.found(in: place, scenario.contents)
    }

    private var undecided: String { FaultScenario<State>.undecided }
}
