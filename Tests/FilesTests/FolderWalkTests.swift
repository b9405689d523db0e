import Foundation
import TestSupport
import Testing

@testable import Files

/// What a walk finds below a folder, and in which order.
struct FolderWalkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func pathsAreSortedFolderByFolder() throws {
        try write("b.txt", "a/z.txt", "a-b/c.txt", "a/b/c.txt")
        #expect(found() == ["a/b/c.txt", "a/z.txt", "a-b/c.txt", "b.txt"])
    }

    @Test func hiddenFilesAndFoldersAreIgnored() throws {
        try write(".a.txt", ".b/c.txt", "d/.e/f.txt")
        #expect(found() == [])
    }

    @Test func whatIsWantedIsNotEntered() throws {
        try write("a/Wanted/b.txt", "c.txt")
        #expect(
            found { $0.name == "Wanted" || $0.name.hasSuffix(".txt") } == ["a/Wanted", "c.txt"]
        )
    }

    @Test func onlyASearchIgnoresForeignFolders() throws {
        try write("Pods/a.txt", "build/b.txt", "Sources/c.txt")
        #expect(found(.search) == ["Sources/c.txt"])
        #expect(found(.named) == ["Pods/a.txt", "Sources/c.txt", "build/b.txt"])
    }

    @Test func aFolderIsFoundByItsOwnPathAndOnce() throws {
        try write("z/a.txt")
        try link("a", to: "z")
        try link("z/up", to: "..")
        #expect(found() == ["z/a.txt"])
    }

    @Test func aMissingFolderHoldsNothing() {
        var unreadable: [String] = []
        let missing = folder.path + "missing"
        let found = FolderWalk.paths(
            below: missing,
            reportUnreadable: { unreadable.append($0) },
            where: { _ in true }
        )
        #expect(found.isEmpty && unreadable.isEmpty)
        #expect(!FolderWalk.contains(below: missing) { _ in true })
    }

    @Test func oneIsEnoughToContain() throws {
        try write("a/b.txt", "c.txt")
        var looked = 0
        #expect(
            FolderWalk.contains(below: folder.path) { entry in
                looked += 1
                return entry.name.hasSuffix(".txt")
            }
        )
        #expect(looked == 2)
    }

    private func found(
        _ scope: FolderWalk.Scope = .named,
        where isWanted: (FolderWalk.Entry) -> Bool = { $0.name.hasSuffix(".txt") }
    ) -> [String] {
        FolderWalk.paths(below: folder.path, scope, where: isWanted)
            .map { String($0.dropFirst(folder.path.count)) }
    }

    private func write(_ paths: String...) throws {
        for path in paths { try folder.write("", to: path) }
    }

    private func link(_ path: String, to target: String) throws {
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: folder.path + path,
            withDestinationPath: target
        )
    }
}
