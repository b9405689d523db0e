import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Processes that save to one file and end one after the other, and what they leave in it.
final class CrashRun {
    private let folder: TemporaryFolder
    private let file: URL
    /// What the last process said it had saved.
    private let told: URL
    private var random = SeededGenerator(seed: 7)
    private var last = 0

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("store.sqlite")
        told = folder.url.appendingPathComponent("told")
    }

    /// Ends processes between two statements.
    func runKilled(times: Int) async throws {
        for time in 0..<times {
            try Data().write(to: told)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [
                    path = file.path as String, told = told.path as String,
                    statements = 20 + random.int(400) as Int
                ] in
                try GenerationWriter(path, told: told, statements: statements).run()
            }
            try check(time)
        }
        #expect(last > 0)
    }

    /// Ends processes where a file would grow beyond a size: what fits is written, the rest not.
    func runCutOff(times: Int) async throws {
        for time in 0..<times {
            try Data().write(to: told)
            await #expect(processExitsWith: .signal(SIGXFSZ)) {
                [
                    path = file.path as String, told = told.path as String,
                    bytes = 50_000 + random.int(400_000) as Int
                ] in
                endProcess(whenFilesExceed: bytes)
                try GenerationWriter(path, told: told).run()
            }
            try check(time)
        }
        #expect(last > 0)
    }

    /// What the process had told was saved; one more may have been.
    private func check(_ time: Int) throws {
        let told = try max(last, toldGeneration())
        let stored = try storedGeneration()
        #expect((told...told + 1).contains(stored), "end \(time)")
        last = stored
    }

    private func toldGeneration() throws -> Int {
        let text = String(decoding: try Data(contentsOf: told), as: UTF8.self)
        // The last line may be cut.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return lines.last.flatMap { Int($0) } ?? 0
    }

    /// Opens the file as any process would, and looks at all of it.
    private func storedGeneration() throws -> Int {
        let container = try ModelContainer(
            for: Album.self,
            configurations: ModelConfiguration(url: file)
        )
        let context = ModelContext(container)
        try context.checkIntegrity()
        let albums = try context.fetch(Album.self)
        for album in albums {
            #expect(album.photos.map(\.title) == (0..<20).map { "\(album.title)-\($0)" })
        }
        let generations = albums.compactMap { Int($0.title) }.sorted()
        #expect(generations == Array(generations.indices.map { $0 + 1 }))
        return generations.last ?? 0
    }
}
