import Foundation
import Output
import TestSupport
import Testing

/// A rejected run leaves the disk unchanged.
struct RefusalTests {
    private let folder: Folder
    private let writer: OutputWriter

    init() throws {
        folder = try Folder()
        writer = OutputWriter(folder: folder.path)
    }

    private func expectRefusal(of files: [GeneratedFile], _ error: OutputError) throws {
        let before = try folder.snapshot()
        #expect(throws: error) { try writer.write(files) }
        #expect(try folder.snapshot() == before)
    }

    @Test(arguments: [
        "../Note.swift", "a/../../Note.swift", "..", ".", "", "/tmp/Note.swift", "a//b.swift", "a/",
        "./Note.swift", "a\0b.swift",
    ])
    func namesThatLeadElsewhere(_ path: String) throws {
        try expectRefusal(of: [generated("Good.swift"), generated(path)], .unsafePath(path))
    }

    @Test(arguments: [("Note.swift", "note.swift"), ("é.swift", "e\u{301}.swift"), ("A", "A")])
    func namesThatAreOneOnSomeFileSystems(_ first: String, _ second: String) throws {
        let files = [generated(first), generated(second)]
        try expectRefusal(of: files, .repeatedPath(first, second))
    }

    @Test func aFileThatSomebodyElseWrote() throws {
        try folder.put("class Note {}", "Note.swift")
        let files = [generated("A.swift"), generated("Note.swift"), generated("Z.swift")]
        try expectRefusal(of: files, .foreignFile("\(folder.path)/Note.swift"))
    }

    @Test func aFolderWhereAFileShouldGo() throws {
        try folder.put("mine", "Note.swift/mine.txt")
        let error = OutputError.system(.read, path: "\(folder.path)/Note.swift", number: EISDIR)
        try expectRefusal(of: [generated("A.swift"), generated("Note.swift")], error)
    }

    @Test func aFileWhereTheFolderShouldGo() throws {
        try folder.parent.write("mine", to: "Generated")
        let manifest = "\(folder.path)/.modelgen-manifest.json"
        let error = OutputError.system(.read, path: manifest, number: ENOTDIR)
        try expectRefusal(of: [generated("Note.swift")], error)
    }

    @Test func aFileOfAnotherModel() throws {
        _ = try writer.write([generated("Note.swift", "theirs", from: "Other.xcdatamodeld")])
        let path = "\(folder.path)/Note.swift"
        try expectRefusal(
            of: [generated("Note.swift", "ours")],
            .otherOrigin(path, origin: "Other.xcdatamodeld")
        )
    }

    @Test func forceReplacesBoth() throws {
        _ = try writer.write([generated("Note.swift", "theirs", from: "Other.xcdatamodeld")])
        try folder.put("mine", "Tag.swift")
        let forced = OutputWriter(folder: folder.path, isForced: true)
        let files = [generated("Note.swift", "ours"), generated("Tag.swift")]
        #expect(try forced.write(files).changes.map(\.kind) == [.replace, .replace])
        #expect(try writer.write(files).unchanged == 2)
    }

    @Test func messagesNameThePathTheReasonAndAWayOut() {
        let error = OutputError.system(.write, path: "Generated/Note.swift", number: EACCES)
        #expect(
            "\(error)"
                == "cannot write 'Generated/Note.swift': Permission denied; "
                + "change its permissions, or choose another output folder"
        )
    }
}
