import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Files that are damaged as their seeds say, and processes that visit them.
///
/// A process that ends tells by its notes which file it was at; the next one goes on behind it.
struct DamagedFiles {
    private let folder: URL
    private let original: URL
    private let notes: URL

    init() throws {
        folder = Self.place.appendingPathComponent("modelgen-\(UUID().uuidString)-damage")
        original = folder.appendingPathComponent("original.sqlite")
        notes = folder.appendingPathComponent("notes")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try UndamagedStore.write(to: original)
    }

    /// In memory where there's such a folder: each file is written to the disk several times.
    private static var place: URL {
        let memory = "/dev/shm"
        return FileManager.default.isWritableFile(atPath: memory)
            ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
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

    func visit(_ seeds: Range<UInt64>) async throws -> Outcome {
        var outcome = Outcome()
        var next = seeds.lowerBound
        while next < seeds.upperBound {
            try Data().write(to: notes)
            await #expect(processExitsWith: .success) {
                [
                    folder = folder.path as String, first = next as UInt64,
                    last = seeds.upperBound as UInt64
                ] in
                try DamagedFiles.visit(first..<last, in: URL(fileURLWithPath: folder))
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
            next = seed + 1
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
    private static func visit(_ seeds: Range<UInt64>, in folder: URL) throws {
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
            let result = try visit(seed, in: folder) ? "read" : "refused"
            notes.write(Data("\(seed) \(result)\n".utf8))
        }
    }

    /// What's written to standard error goes to a file.
    private static func keepErrors(_ file: URL) {
        let descriptor = open(file.path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
        precondition(descriptor >= 0 && dup2(descriptor, 2) >= 0)
    }

    /// Whether nothing was refused.
    private static func visit(_ seed: UInt64, in folder: URL) throws -> Bool {
        let place = folder.appendingPathComponent("\(seed)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: place) }
        let file = place.appendingPathComponent("store.sqlite")
        try FileManager.default.copyItem(
            at: folder.appendingPathComponent("original.sqlite"),
            to: file
        )
        var damage = FileDamage(seed: seed, file: file)
        try damage.apply()
        do {
            var visit = try DamageVisit(file)
            // Of many files, each is visited in one way.
            let ways = DamageVisit.Part.allCases
            try visit.run(seed < manySeeds ? ways : [ways[Int(seed % UInt64(ways.count))]])
            return visit.refusals == 0
        } catch is StoreError {
            return false
        }
    }
}

/// From here on, seeds are those of many files.
let manySeeds: UInt64 = 10_000

/// Which file a process is at.
// Only one thread of the process works with files; the handler runs on it.
private final class CurrentSeed: @unchecked Sendable {
    var seed: UInt64 = 0
}

/// The one file that the environment asks for.
var seedOfEnvironment: Range<UInt64>? {
    ProcessInfo.processInfo.environment["MODELGEN_SEED"].flatMap { UInt64($0) }.map { $0..<$0 + 1 }
}
