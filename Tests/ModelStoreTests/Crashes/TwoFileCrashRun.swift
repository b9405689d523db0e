import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Processes that save to two files at once and end one after the other, and what they leave.
final class TwoFileCrashRun {
    private let folder: TemporaryFolder
    private let files: TwoFiles
    /// What the last process said it had saved.
    private let told: URL
    private var random = SeededGenerator(seed: 11)
    private var last = 0
    /// How often only one of the files had the save that was cut off.
    private var tornCount = 0

    init() throws {
        folder = try TemporaryFolder()
        files = TwoFiles(folder.url)
        told = folder.url.appendingPathComponent("told")
    }

    /// Ends processes when the second file has a save and the first, which decides, has not.
    func runBetweenCommits(times: Int) async throws {
        for time in 0..<times {
            try Data().write(to: told)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [
                    path = folder.path as String, told = told.path as String,
                    saves = 1 + random.int(4) as Int
                ] in
                try TwoFileWriter(path, told: told).run(killedInSave: saves)
            }
            try check(time)
        }
        #expect(last >= times / 4)
        #expect(tornCount == times)
    }

    /// Ends processes after any statement.
    func runKilled(times: Int) async throws {
        for time in 0..<times {
            try Data().write(to: told)
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [
                    path = folder.path as String, told = told.path as String,
                    statements = 10 + random.int(400) as Int
                ] in
                try TwoFileWriter(path, told: told).run(killedAfterStatement: statements)
            }
            try check(time)
        }
        #expect(last > 0)
    }

    /// Both files have what the process had told was saved; one more save may be in both.
    private func check(_ time: Int) throws {
        let second = try Database(files.second).texts("SELECT label FROM Tag").first ?? "0"
        if try files.count() != Int(second) { tornCount += 1 }
        let told = try max(last, toldGeneration())
        let context = try files.context()
        try context.checkIntegrity()
        let count = try files.count()
        #expect((told...told + 1).contains(count), "end \(time)")
        #expect(try context.fetch(Tag.self).map(\.label) == (count > 0 ? ["\(count)"] : []))
        let albums = try context.fetch(Album.self, sortBy: [Album.fields.title.ascending])
        let titles = (max(1, count - 1)..<(count + 1)).map { String(100_000 + $0) }
        #expect(albums.map(\.title) == titles, "end \(time)")
        for album in albums {
            #expect(album.photos.map(\.title) == (0..<3).map { "\(album.title)-\($0)" })
        }
        #expect(try context.fetchCount(Photo.self) == albums.count * 3)
        last = count
    }

    private func toldGeneration() throws -> Int {
        let text = String(decoding: try Data(contentsOf: told), as: UTF8.self)
        // The last line may be cut.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        return lines.last.flatMap { Int($0) } ?? 0
    }
}
