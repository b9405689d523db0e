import Output
import Testing

/// modelgen removes the files it owns, and leaves others alone.
struct OwnershipTests {
    private let folder: Folder
    private let writer: OutputWriter

    init() throws {
        folder = try Folder()
        writer = OutputWriter(folder: folder.path)
    }

    private var names: [String] {
        get throws { try folder.snapshot().keys.filter { $0.hasSuffix(".swift") }.sorted() }
    }

    @Test func aFileThatIsNoLongerGeneratedGoes() throws {
        _ = try writer.write([generated("Note.swift"), generated("Tag.swift")])
        let plan = try writer.write([generated("Note.swift")])
        #expect("\(plan)" == "1 file: 0 written, 1 unchanged, 1 removed")
        #expect(try names == ["Generated/Note.swift"])
        #expect(try writer.write([generated("Note.swift")]).changes.isEmpty)
    }

    @Test func theLastFileGoesToo() throws {
        _ = try writer.write([generated("Note.swift")])
        _ = try writer.write([], origins: ["Notes.xcdatamodeld"])
        #expect(try names.isEmpty)
    }

    @Test func filesOfOtherModelsStay() throws {
        _ = try writer.write([generated("A.swift", from: "A.xcdatamodeld")])
        _ = try writer.write([generated("B.swift", from: "B.xcdatamodeld")])
        _ = try writer.write([generated("C.swift", from: "B.xcdatamodeld")])
        #expect(try names == ["Generated/A.swift", "Generated/C.swift"])
        let text = try folder.snapshot()["Generated/.modelgen-manifest.json"]
        #expect(text?.contains(#"{"path": "A.swift", "source": "A.xcdatamodeld"},"#) == true)
    }

    @Test func aStaleFileWithoutATraceInTheManifestStays() throws {
        _ = try writer.write([generated("Note.swift")])
        try folder.put("mine", "Tag.swift")
        _ = try writer.write([generated("Other.swift")])
        #expect(try names == ["Generated/Other.swift", "Generated/Tag.swift"])
    }

    @Test func aLostManifestIsMadeAnewFromTheHeaders() throws {
        _ = try writer.write([generated("Note.swift"), generated("Tag.swift")])
        try folder.remove(".modelgen-manifest.json")
        try folder.put("mine", "Mine.swift")
        _ = try writer.write([generated("Note.swift")])
        #expect(try names == ["Generated/Mine.swift", "Generated/Note.swift"])
        #expect(
            try folder.snapshot()["Generated/.modelgen-manifest.json"] == manifest(["Note.swift"])
        )
    }

    @Test(arguments: [
        "", "{", "[]", #"{"version": 1}"#, "<<<<<<< ours",
    ])
    func aBrokenManifestIsAnError(_ text: String) throws {
        try folder.put(text, ".modelgen-manifest.json")
        let before = try folder.snapshot()
        let error = OutputError.badManifest("\(folder.path)/.modelgen-manifest.json")
        #expect(throws: error) { try writer.write([generated("Note.swift")]) }
        #expect(try folder.snapshot() == before)
    }

    @Test func aManifestOfALaterVersionIsAnError() throws {
        try folder.put(#"{"version": 2, "files": []}"#, ".modelgen-manifest.json")
        let error = OutputError.otherManifestVersion("\(folder.path)/.modelgen-manifest.json", 2)
        #expect(throws: error) { try writer.write([generated("Note.swift")]) }
    }

    @Test func namesThatNeedEscapesComeBack() throws {
        let odd = "a \"b\" \\ \u{1} ü.swift"
        _ = try writer.write([generated(odd), generated("Note.swift")])
        _ = try writer.write([generated("Note.swift")])
        #expect(try names == ["Generated/Note.swift"])
    }

    @Test func aPlanWritesNothing() throws {
        _ = try writer.write([generated("Note.swift"), generated("Tag.swift")])
        let before = try folder.snapshot()
        let plan = try writer.plan([generated("Note.swift", "new"), generated("New.swift")])
        #expect(plan.intention == "2 files: 2 to write, 0 unchanged, 1 to remove")
        #expect(plan.changes.map(\.kind) == [.replace, .create, .remove])
        #expect(plan.changes.map(\.path) == ["Note.swift", "New.swift", "Tag.swift"])
        #expect(try folder.snapshot() == before)
    }
}
