import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A process that is killed while it saves leaves whole generations.
struct CrashTests {
    @Test func theFileHoldsWhatWasSaved() async throws {
        try await CrashRun().run(kills: 6)
    }
}

/// The same a hundred times, where the environment asks for it.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct CrashLongTests {
    @Test func theFileHoldsWhatWasSaved() async throws {
        try await CrashRun().run(kills: 100)
    }
}

private struct CrashRun {
    private let folder: TemporaryFolder
    private let file: URL

    init() throws {
        folder = try TemporaryFolder()
        file = folder.url.appendingPathComponent("store.sqlite")
    }

    func run(kills: Int) async throws {
        var random = SeededGenerator(seed: 7)
        var last = 0
        for kill in 0..<kills {
            let told = try await runChild(milliseconds: 5 + random.int(120))
            let stored = try storedGeneration()
            // What the child had told was saved; one more may have been.
            #expect(stored >= max(last, told), "kill \(kill)")
            #expect(stored <= max(last, told) + 1, "kill \(kill)")
            last = stored
        }
        #expect(last > 0)
    }

    /// The last generation that the child said it had saved.
    private func runChild(milliseconds: Int) async throws -> Int {
        let output = folder.url.appendingPathComponent("told")
        try Data().write(to: output)
        await #expect(processExitsWith: .signal(SIGKILL)) {
            [
                path = file.path as String,
                told = output.path as String,
                milliseconds = milliseconds as Int
            ] in
            try saveUntilKilled(path, told: told, milliseconds: milliseconds)
        }
        let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
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
        let context = try ModelContext(container)
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

/// Saves generation after generation, in a process that kills itself meanwhile.
private func saveUntilKilled(_ path: String, told: String, milliseconds: Int) throws {
    let container = try ModelContainer(
        for: Album.self,
        configurations: ModelConfiguration(url: URL(fileURLWithPath: path))
    )
    let context = try ModelContext(container)
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: told))
    var generation = try context.fetchCount(Album.self)
    Thread.detachNewThread {
        usleep(UInt32(milliseconds * 1000))
        kill(getpid(), SIGKILL)
    }
    while true {
        generation += 1
        let album = Album(title: "\(generation)")
        context.insert(album)
        for number in 0..<20 {
            let photo = Photo(title: "\(generation)-\(number)")
            context.insert(photo)
            album.photos.append(photo)
        }
        try context.save()
        try output.write(contentsOf: Data("\(generation)\n".utf8))
    }
}
