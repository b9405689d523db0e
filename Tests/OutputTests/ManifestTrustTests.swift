import Foundation
import Output
import TestSupport
import Testing

/// Anyone can write a manifest: the files that it names are removed or replaced only if modelgen
/// wrote them, and only inside the output folder.
struct ManifestTrustTests {
    private let folder: Folder
    private let writer: OutputWriter

    init() throws {
        folder = try Folder()
        writer = OutputWriter(folder: folder.path)
        try folder.parent.write("theirs", to: "elsewhere/x.swift")
        try folder.parent.write(text(of: "Stale.swift"), to: "elsewhere/Stale.swift")
        try folder.put("", "Note.swift")
    }

    /// The content of a generated file.
    private func text(of path: String) -> String {
        String(decoding: generated(path, "struct Stale {}\n").content, as: UTF8.self)
    }

    private func link(_ name: String, to target: String) throws {
        let path = folder.url(name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// Writes one file while the manifest names others, and expects those to stay unchanged.
    private func expectLeftAlone(
        _ paths: [String],
        _ reason: LeftFile.Reason,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        try folder.put(manifest(paths), ".modelgen-manifest.json")
        let before = try folder.snapshot().filter { !$0.key.contains("Note") }
        let planned = try writer.plan([generated("Note.swift")])
        #expect(planned.changes.map(\.path) == ["Note.swift"], sourceLocation: sourceLocation)
        let done = try writer.write([generated("Note.swift")])
        var after = try folder.snapshot().filter { !$0.key.contains("Note") }
        #expect(after["Generated/.modelgen-manifest.json"] == manifest(["Note.swift"]))
        after["Generated/.modelgen-manifest.json"] = manifest(paths)
        #expect(after == before, sourceLocation: sourceLocation)
        let left = paths.map { LeftFile(path: "\(folder.path)/\($0)", reason: reason) }
        #expect(planned.leftAlone == left, sourceLocation: sourceLocation)
        #expect(done.leftAlone == left, sourceLocation: sourceLocation)
        #expect(try writer.write([generated("Note.swift")]).leftAlone.isEmpty)
    }

    @Test func aFileWithoutAHeaderStays() throws {
        try folder.put("mine", "Mine.swift")
        try folder.put("mine", "Empty/Mine.swift")
        try expectLeftAlone(["Empty/Mine.swift", "Mine.swift"], .noHeader)
    }

    @Test func aFileBehindALinkedFolderStays() throws {
        try link("sub", to: "../elsewhere")
        let reason = LeftFile.Reason.linkedFolder("\(folder.path)/sub")
        try expectLeftAlone(["sub/Stale.swift", "sub/x.swift"], reason)
    }

    @Test func aFileBehindALinkedFolderOfAFolderStays() throws {
        try folder.put("", "a/keep.txt")
        try link("a/sub", to: "../../elsewhere")
        let reason = LeftFile.Reason.linkedFolder("\(folder.path)/a/sub")
        try expectLeftAlone(["a/sub/Stale.swift"], reason)
    }

    @Test func aLinkStays() throws {
        try link("Stale.swift", to: "../elsewhere/Stale.swift")
        try link("nowhere.swift", to: "nothing")
        try expectLeftAlone(["Stale.swift", "nowhere.swift"], .link)
    }

    @Test func aFileOfAnotherModelStays() throws {
        let theirs = generated("Tag.swift", from: "Other.xcdatamodeld")
        try folder.put(String(decoding: theirs.content, as: UTF8.self), "Tag.swift")
        try expectLeftAlone(["Tag.swift"], .otherOrigin("Other.xcdatamodeld"))
    }

    @Test func aFolderStays() throws {
        try folder.put("mine", "Tag.swift/mine.txt")
        try expectLeftAlone(["Tag.swift"], .notAFile)
    }

    @Test func whatIsNotThereIsNotReported() throws {
        try folder.put("mine", "file")
        let paths = ["file/x.swift", "gone.swift", "gone/x.swift"]
        try folder.put(manifest(paths), ".modelgen-manifest.json")
        #expect(try writer.write([generated("Note.swift")]).leftAlone.isEmpty)
    }

    @Test(arguments: ["../mine.swift", "/tmp/x.swift", "a/../../x.swift", "a//x.swift", ""])
    func aPathThatLeadsElsewhereIsAnErrorWithItsLine(_ path: String) throws {
        let text = manifest(["Note.swift", path])
        try folder.put(text, ".modelgen-manifest.json")
        let before = try folder.snapshot()
        let name = "\(folder.path)/.modelgen-manifest.json"
        let error = OutputError.unsafeEntry(manifest: name, line: 5, column: 14, path: path)
        #expect(throws: error) { try writer.write([generated("Note.swift")]) }
        #expect(try folder.snapshot() == before)
    }
}

/// Nothing is written through links either.
struct LinkTests {
    private let folder: Folder
    private let writer: OutputWriter

    init() throws {
        folder = try Folder()
        writer = OutputWriter(folder: folder.path)
        try folder.put("mine", "mine.txt")
        try folder.parent.write("theirs", to: "elsewhere/Note.swift")
    }

    private func link(_ name: String, to target: String) throws {
        let path = folder.url(name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    private func expectRefusal(_ path: String, _ error: OutputError) throws {
        let before = try folder.snapshot()
        #expect(throws: error) { try writer.write([generated("A.swift"), generated(path)]) }
        #expect(try folder.snapshot() == before)
    }

    @Test(arguments: ["../elsewhere/Note.swift", "nothing"])
    func aLinkWhereAFileShouldGo(_ target: String) throws {
        try link("Note.swift", to: target)
        try folder.put(manifest(["Note.swift"]), ".modelgen-manifest.json")
        try expectRefusal("Note.swift", .linkedFile("\(folder.path)/Note.swift"))
    }

    @Test func forceReplacesTheLinkAndNotItsTarget() throws {
        try link("Note.swift", to: "../elsewhere/Note.swift")
        let file = generated("Note.swift")
        _ = try OutputWriter(folder: folder.path, isForced: true).write([file])
        let files = try folder.snapshot()
        #expect(files["elsewhere/Note.swift"] == "theirs")
        #expect(files["Generated/Note.swift"] == String(decoding: file.content, as: UTF8.self))
    }

    @Test func aLinkToWhatWouldBeWrittenIsUpToDate() throws {
        let file = generated("Note.swift")
        try folder.parent.write(String(decoding: file.content, as: UTF8.self), to: "store/N.swift")
        try link("Note.swift", to: "../store/N.swift")
        #expect(try writer.plan([file]).unchanged == 1)
    }

    @Test(arguments: ["Note.swift", "New.swift", "new/New.swift"])
    func aLinkedFolder(_ name: String) throws {
        try link("sub", to: "../elsewhere")
        let error = OutputError.linkedFolder("\(folder.path)/sub", for: "sub/\(name)")
        try expectRefusal("sub/\(name)", error)
        let forced = OutputWriter(folder: folder.path, isForced: true)
        #expect(throws: error) { try forced.write([generated("sub/\(name)")]) }
    }

    @Test func aFileThatTheManifestNamesAndSomebodyElseWrote() throws {
        try folder.put("mine", "Note.swift")
        try folder.put(manifest(["Note.swift"]), ".modelgen-manifest.json")
        try expectRefusal("Note.swift", .foreignFile("\(folder.path)/Note.swift"))
    }

    @Test func filesWithACopiedHeaderAreNotAdoptedWithoutAManifest() throws {
        let stale = String(decoding: generated("Stale.swift").content, as: UTF8.self)
        try folder.put(stale, "Stale.swift")
        try folder.put(stale + "extension Note {}\n", "Note+Mine.swift")
        let plan = try writer.write([generated("Note.swift")])
        #expect(plan.changes.map(\.path).sorted() == ["Note.swift", "Stale.swift"])
        #expect(plan.leftAlone.map(\.reason) == [.edited])
        #expect(try folder.snapshot()["Generated/Note+Mine.swift"] != nil)
    }

    @Test func linksAreNotAdoptedWithoutAManifest() throws {
        let stale = String(decoding: generated("Stale.swift").content, as: UTF8.self)
        try folder.parent.write(stale, to: "elsewhere/Stale.swift")
        try link("Stale.swift", to: "../elsewhere/Stale.swift")
        let plan = try writer.write([generated("Note.swift")])
        #expect(plan.changes.map(\.path) == ["Note.swift"])
        #expect(plan.leftAlone.isEmpty)
    }

    @Test(arguments: ["Generated/.modelgen-staging", ".New.modelgen-staging"])
    func whatAKilledRunLeftIsRemovedWithoutFollowingLinks(_ staging: String) throws {
        let path = folder.parent.url.appending(path: staging).path
        try FileManager.default.createSymbolicLink(
            atPath: path,
            withDestinationPath: folder.parent.url.appending(path: "elsewhere").path
        )
        let output = staging.hasPrefix("Generated") ? "Generated" : "New"
        let target = folder.parent.url.appending(path: output).path
        _ = try OutputWriter(folder: target).write([generated("Note.swift")])
        #expect(try folder.snapshot()["elsewhere/Note.swift"] == "theirs")
        #expect(try folder.snapshot()[staging] == nil)
    }

    @Test func linksInsideOfWhatAKilledRunLeftAreNotFollowed() throws {
        try folder.put("1", ".modelgen-staging/0.new")
        try link(".modelgen-staging/1.new", to: "../../elsewhere")
        _ = try writer.write([generated("Note.swift")])
        #expect(try folder.snapshot()["elsewhere/Note.swift"] == "theirs")
        #expect(try folder.snapshot()["Generated/.modelgen-staging"] == nil)
    }
}
