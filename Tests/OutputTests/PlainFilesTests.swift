import Foundation
import TestSupport
import Testing

@testable import Output

/// Files that belong to the user: all are written, or none.
struct PlainFilesTests {
    private let folder: Folder
    private let files = [
        (path: "README.md", content: Array("readme".utf8)), (path: "a/A", content: Array("a".utf8)),
    ]

    init() throws {
        folder = try Folder()
    }

    @Test func foldersOnTheWayAreMade() throws {
        try PlainFiles(folder: folder.path + "/b/").write(files)
        let all = [
            "Generated": "a folder", "Generated/b": "a folder", "Generated/b/README.md": "readme",
            "Generated/b/a": "a folder", "Generated/b/a/A": "a",
        ]
        #expect(try folder.snapshot() == all)
    }

    @Test func whatIsThereAlreadyIsNotTouched() throws {
        try folder.put("readme", "README.md")
        try folder.setModificationTime("README.md", 1_000_000)
        try PlainFiles(folder: folder.path).write(files)
        #expect(try folder.modificationTime("README.md") == 1_000_000)
        #expect(try folder.snapshot()["Generated/a/A"] == "a")
    }

    @Test func anotherContentIsReplacedOnlyIfForced() throws {
        try folder.put("mine", "a/A")
        let before = try folder.snapshot()
        #expect(throws: OutputError.otherContent("\(folder.path)/a/A")) {
            try PlainFiles(folder: folder.path).write(files)
        }
        #expect(try folder.snapshot() == before)
        try PlainFiles(folder: folder.path, isForced: true).write(files)
        #expect(try folder.snapshot()["Generated/a/A"] == "a")
    }

    /// The first file has been replaced by then.
    @Test func aFailureLeavesEverythingAsItWas() throws {
        try folder.put("mine", "README.md")
        let before = try folder.snapshot()
        var plain = PlainFiles(folder: folder.path, isForced: true)
        plain.replace = { path, staged throws(OutputError) in
            if path.hasSuffix("/A") { throw .system(.replace, path: path, number: EIO) }
            try SystemCalls.replace(path, staged)
        }
        let error = OutputError.system(.replace, path: "\(folder.path)/a/A", number: EIO)
        #expect(throws: error) { try plain.write(files) }
        #expect(try folder.snapshot() == before)
    }

    @Test func noFolderIsLeftOfAFailure() throws {
        var plain = PlainFiles(folder: folder.path + "/b")
        plain.replace = { path, _ throws(OutputError) in
            throw .system(.replace, path: path, number: EIO)
        }
        #expect(throws: OutputError.self) { try plain.write(files) }
        #expect(try folder.snapshot() == [:])
    }

    @Test(arguments: [("a/b/c", "a/b"), ("a//b/", "a"), ("/a", "/"), ("/a/b", "/a")])
    func theFolderOfAPath(_ path: String, _ parent: String) {
        #expect(SystemCalls.parent(of: path) == parent)
    }

    @Test(arguments: ["a", "a/", "/", ""])
    func aNameHasNoFolder(_ path: String) {
        #expect(SystemCalls.parent(of: path) == nil)
    }
}
