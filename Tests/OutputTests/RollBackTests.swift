import Foundation
import TestSupport
import Testing

@testable import Output

/// If a file can't be moved into place, the previous ones are restored.
struct RollBackTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    /// Fails when moving the file with that index into place.
    private func writer(failingAt number: Int) -> OutputWriter {
        let counter = Counter()
        var writer = OutputWriter(folder: folder.path)
        writer.replace = { path, staged throws(OutputError) in
            if counter.next() == number {
                throw .system(.replace, path: path, number: EIO)
            }
            try SystemCalls.replace(path, staged)
        }
        return writer
    }

    private let files = [
        generated("A.swift", "a"), generated("B.swift", "b"), generated("c/d/D.swift", "d"),
        generated("E.swift", "e"),
    ]

    @Test func nothingIsLeftOfAFirstRun() throws {
        #expect(throws: OutputError.self) { try writer(failingAt: 0).write(files) }
        #expect(try folder.snapshot() == [:])
    }

    /// The manifest comes last.
    @Test(arguments: 0..<5)
    func nothingIsLeftInAnEmptyFolder(_ number: Int) throws {
        try folder.put("mine", "mine.txt")
        let before = try folder.snapshot()
        #expect(throws: OutputError.self) { try writer(failingAt: number).write(files) }
        #expect(try folder.snapshot() == before)
    }

    @Test(arguments: 0..<3)
    func removedFilesComeBack(_ number: Int) throws {
        _ = try OutputWriter(folder: folder.path).write(files)
        let before = try folder.snapshot()
        let next = [generated("A.swift", "new"), generated("F.swift")]
        #expect(throws: OutputError.self) { try writer(failingAt: number).write(next) }
        #expect(try folder.snapshot() == before)
    }

    @Test(arguments: 0..<5)
    func replacedFilesComeBack(_ number: Int) throws {
        _ = try OutputWriter(folder: folder.path).write([
            generated("A.swift", "old a"), generated("E.swift", "old e"),
        ])
        try folder.put("mine", "c/mine.txt")
        try folder.setModificationTime("A.swift", 1_000_000)
        let before = try folder.snapshot()
        #expect(throws: OutputError.self) { try writer(failingAt: number).write(files) }
        #expect(try folder.snapshot() == before)
        #expect(try folder.modificationTime("A.swift") == 1_000_000)
    }

    @Test func theNextRunWritesEverything() throws {
        #expect(throws: OutputError.self) { try writer(failingAt: 0).write(files) }
        #expect(try writer(failingAt: -1).write(files).changes.count == files.count)
    }
}

/// A counter that closures share.
private final class Counter: @unchecked Sendable {
    // Sendable: both properties are private, `lock` never changes, and `count` is only accessed in
    // `withLock`.
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            defer { count += 1 }
            return count
        }
    }
}
