import Foundation
import TestSupport
import Testing

@testable import Output

/// Many folders, many changes, and a failure at every step. Runs in `make test-long`.
@Suite(.enabled(if: isLongRun, "MODELGEN_LONG=1 runs it"))
struct LongOutputTests {
    @Test(arguments: 0..<40)
    func everyRunIsWholeOrNothing(_ seed: UInt64) throws {
        var random = Random(seed: seed)
        let folder = try Folder()
        for _ in 0..<25 {
            let files = random.files()
            let before = try folder.snapshot()
            var writer = OutputWriter(folder: folder.path)
            let unlucky = "\(folder.path)/\(files[random.below(files.count)].path)"
            let fails = random.below(2) == 0
            writer.replace = { path, staged throws(OutputError) in
                if fails && path == unlucky { throw .system(.replace, path: path, number: EIO) }
                try SystemCalls.replace(path, staged)
            }
            do {
                _ = try writer.write(files)
                try expectWritten(files, in: folder)
            } catch {
                #expect(try folder.snapshot() == before)
            }
        }
    }

    private func expectWritten(_ files: [GeneratedFile], in folder: Folder) throws {
        let found = try folder.snapshot()
        for file in files {
            let text = String(decoding: file.content, as: UTF8.self)
            #expect(found["Generated/\(file.path)"] == text)
        }
        #expect(!found.keys.contains { $0.contains("staging") })
        // Files of an earlier run that this one doesn't generate are gone.
        #expect(found.keys.count { $0.hasSuffix(".swift") } == files.count)
    }
}

/// Numbers that are the same in every run.
private struct Random {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func below(_ limit: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(limit))
    }

    mutating func files() -> [GeneratedFile] {
        (0...below(20)).map { number in
            let folder = ["", "a/", "a/b/", "c/"][below(4)]
            return generated("\(folder)F\(number).swift", "\(below(3))")
        }
    }
}
