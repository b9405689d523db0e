import Foundation
import Output
import TestSupport
import Testing

struct OutputWriterTests {
    private let folder: Folder
    private let writer: OutputWriter

    init() throws {
        folder = try Folder()
        writer = OutputWriter(folder: folder.path)
    }

    private func text(_ file: GeneratedFile) -> String {
        String(decoding: file.content, as: UTF8.self)
    }

    @Test func writesFilesAndTheFoldersOnTheWay() throws {
        let files = [generated("Note.swift", "class Note {}"), generated("a/b/Tag.swift")]
        let summary = try writer.write(files)
        #expect("\(summary)" == "2 files: 2 written, 0 unchanged")
        #expect(
            try folder.snapshot() == [
                "Generated": "a folder",
                "Generated/.modelgen-manifest.json": manifest(["Note.swift", "a/b/Tag.swift"]),
                "Generated/Note.swift": text(files[0]),
                "Generated/a": "a folder",
                "Generated/a/b": "a folder",
                "Generated/a/b/Tag.swift": text(files[1]),
            ]
        )
    }

    @Test func aSlashBehindTheFolderMakesNoDifference() throws {
        let summary = try OutputWriter(folder: folder.path + "//").write([generated("A.swift")])
        #expect("\(summary)" == "1 file: 1 written, 0 unchanged")
        #expect(try writer.write([generated("A.swift")]).unchanged == 1)
    }

    @Test func unchangedFilesKeepTheirTime() throws {
        let files = [generated("Note.swift", "class Note {}"), generated("Tag.swift", "1")]
        _ = try writer.write(files)
        for file in files { try folder.setModificationTime(file.path, 1_000_000) }
        let summary = try writer.write([files[0], generated("Tag.swift", "2")])
        #expect("\(summary)" == "2 files: 1 written, 1 unchanged")
        #expect(try folder.modificationTime("Note.swift") == 1_000_000)
        #expect(try folder.modificationTime("Tag.swift") > 1_000_000)
    }

    @Test func otherFilesAreLeftAlone() throws {
        try folder.put("mine", "Other.swift")
        _ = try writer.write([generated("Note.swift")])
        #expect(try folder.snapshot()["Generated/Other.swift"] == "mine")
    }

    @Test func anEditIsReplacedAndNamed() throws {
        let note = generated("Note.swift", "class Note {}")
        try folder.put(text(note) + "// mine\n", "Note.swift")
        let summary = try writer.write([note])
        #expect(summary.changes.map(\.isEdited) == [true])
        #expect(try folder.snapshot()["Generated/Note.swift"] == text(note))
    }

    @Test func anEmptyFileIsNobodys() throws {
        try folder.put("", "Note.swift")
        #expect(try writer.write([generated("Note.swift")]).changes.map(\.kind) == [.replace])
    }

    @Test func whatAKilledRunLeftIsRemoved() throws {
        try folder.put("half", ".modelgen-staging/0.new")
        _ = try writer.write([generated("Note.swift")])
        let names = ["Generated", "Generated/.modelgen-manifest.json", "Generated/Note.swift"]
        #expect(try folder.snapshot().keys.sorted() == names)
    }

    @Test func whatAKilledFirstRunLeftIsRemoved() throws {
        try folder.parent.write("half", to: ".Generated.modelgen-staging/a/Note.swift")
        _ = try writer.write([generated("Note.swift")])
        let names = ["Generated", "Generated/.modelgen-manifest.json", "Generated/Note.swift"]
        #expect(try folder.snapshot().keys.sorted() == names)
    }

    @Test func aLinkInThePlaceOfStagingLeadsNowhere() throws {
        try folder.parent.write("mine", to: "elsewhere/mine.txt")
        try folder.put("", "x")
        try FileManager.default.createSymbolicLink(
            at: folder.url(".modelgen-staging"),
            withDestinationURL: folder.parent.url.appending(path: "elsewhere")
        )
        _ = try? writer.write([generated("Note.swift")])
        #expect(try folder.snapshot()["elsewhere/mine.txt"] == "mine")
    }

    @Test func aLargeFileIsWrittenWhole() throws {
        let file = generated("Large.swift", String(repeating: "0123456789\n", count: 300_000))
        _ = try writer.write([file])
        #expect(try Data(contentsOf: folder.url("Large.swift")) == Data(file.content))
        #expect(try writer.write([file]).unchanged == 1)
    }
}
