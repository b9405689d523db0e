import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Files that are damaged as their numbers say, and processes that visit them.
///
/// A process that ends tells by its notes which file it was at; the next one goes on behind it.
struct DamagedFiles {
    private let set: DamageSet
    private let folder: URL
    private let notes: URL

    init(_ set: DamageSet = .random) throws {
        self.set = set
        folder = try makeFolderInMemory("damage")
        notes = folder.appendingPathComponent("notes")
        try set.prepare(folder)
    }

    /// All cases of the set, or every one of some.
    func visitAll(step: UInt64 = 1) async throws -> Outcome {
        guard let count = try set.count(folder) else { return Outcome() }
        return try await visit(0..<count, step: step)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// What became of the files.
    struct Outcome {
        /// Nothing was refused.
        var read = 0
        /// Something was refused by an error.
        var refused = 0
        /// A getter met what nothing stands for, and said so.
        var stopped = 0
        /// By what wasn't said.
        var ended: [String] = []
    }

    func visit(_ seeds: Range<UInt64>, step: UInt64 = 1) async throws -> Outcome {
        var outcome = Outcome()
        var next = seeds.lowerBound
        while next < seeds.upperBound {
            try Data().write(to: notes)
            await #expect(processExitsWith: .success) {
                [
                    set = set as DamageSet, folder = folder.path as String, first = next as UInt64,
                    end = seeds.upperBound as UInt64, step = step as UInt64
                ] in
                let numbers = Array(stride(from: first, to: end, by: Int(step)))
                try DamagedFiles.visit(numbers, set, in: URL(fileURLWithPath: folder))
            }
            let text = String(decoding: try Data(contentsOf: notes), as: UTF8.self)
            let lines = text.split(separator: "\n")
            outcome.read += lines.count { $0.hasSuffix(" read") }
            outcome.refused += lines.count { $0.hasSuffix(" refused") }
            outcome.stopped += lines.count { $0.contains(" stopped: no readable value for ") }
            guard let seed = lines.last?.split(separator: " ").first.flatMap({ UInt64($0) }) else {
                outcome.ended.append("seed \(next), before its file was opened")
                return outcome
            }
            if lines.last?.hasSuffix(" begun") == true {
                outcome.ended.append("seed \(seed): \(reason())")
            }
            next = seed + step
        }
        return outcome
    }

    /// The first line that says why a process ended.
    private func reason() -> String {
        let errors = folder.appendingPathComponent("errors")
        let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { line in
            ["rror:", "ERROR:", "error: ", "Could not cast"].contains { line.contains($0) }
        }
        return String(line ?? "no message")
    }

    /// In the process that may end.
    private static func visit(_ seeds: [UInt64], _ set: DamageSet, in folder: URL) throws {
        let notes = try FileHandle(forWritingTo: folder.appendingPathComponent("notes"))
        keepErrors(folder.appendingPathComponent("errors"))
        let current = CurrentSeed()
        onUndecodable = { _ in }
        MissingValue.handler = { missing in
            notes.write(Data("\(current.seed) stopped: \(missing)\n".utf8))
            exit(EXIT_SUCCESS)
        }
        for seed in seeds {
            current.seed = seed
            notes.write(Data("\(seed) begun\n".utf8))
            // What takes so long never ends.
            alarm(60)
            let result = try visit(seed, set, in: folder) ? "read" : "refused"
            notes.write(Data("\(seed) \(result)\n".utf8))
        }
    }

    /// What's written to standard error goes to a file.
    private static func keepErrors(_ file: URL) {
        let descriptor = open(file.path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
        precondition(descriptor >= 0 && dup2(descriptor, 2) >= 0)
    }

    /// Whether nothing was refused.
    private static func visit(_ seed: UInt64, _ set: DamageSet, in folder: URL) throws -> Bool {
        let place = folder.appendingPathComponent("\(seed)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: place) }
        let file = place.appendingPathComponent("store.sqlite")
        try FileManager.default.copyItem(at: DamageSet.original(folder), to: file)
        try set.damage(file, seed, folder)
        do {
            var visit = try DamageVisit(file)
            // Each of many files is visited in one way.
            let ways = DamageVisit.Part.allCases
            try visit.run(seedOfEnvironment == nil ? [ways[Int(seed % UInt64(ways.count))]] : ways)
            return visit.refusals == 0
        } catch is StoreError {
            return false
        }
    }
}

/// Which file a process is at.
// Only one thread of the process works with files; the handler runs on it.
private final class CurrentSeed: @unchecked Sendable {
    var seed: UInt64 = 0
}

/// The one file that the environment asks for.
var seedOfEnvironment: Range<UInt64>? {
    ProcessInfo.processInfo.environment["MODELGEN_SEED"].flatMap { UInt64($0) }.map { $0..<$0 + 1 }
}
