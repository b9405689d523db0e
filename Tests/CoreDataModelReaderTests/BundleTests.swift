import CoreDataModelReader
import Diagnostics
import TestSupport
import Testing

@Suite("Bundles and versions") struct BundleTests {
    /// A bundle `Notes.xcdatamodeld` with an entity in each version that has the version's name.
    private func bundle(_ versions: [String], current: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for version in versions {
            let contents = "<model><entity name=\"\(version)\"/></model>"
            try folder.write(
                contents,
                to: "Notes.xcdatamodeld/\(version).xcdatamodel/contents"
            )
        }
        if let current { try folder.write(current, to: "Notes.xcdatamodeld/.xccurrentversion") }
        return folder
    }

    private func list(_ name: String?) -> String {
        let entry = name.map { "<key>_XCCurrentVersionName</key><string>\($0)</string>" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
            "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0"><dict>\(entry)</dict></plist>
            """
    }

    private func read(_ folder: TemporaryFolder, _ version: String? = nil) -> Reading {
        Reading("Notes.xcdatamodeld", in: folder, version: version)
    }

    @Test("the only version needs no mention", arguments: [nil, "<plist><dict/></plist>"])
    func only(current: String?) throws {
        let read = read(try bundle(["Notes 2"], current: current))
        #expect(read.model?.name == "Notes")
        #expect(read.model?.version == "Notes 2")
        #expect(read.model?.sources == ["Notes.xcdatamodeld/Notes 2.xcdatamodel/contents"])
        #expect(read.diagnostics.isEmpty)
    }

    @Test(
        "the current version is read",
        arguments: ["Model 2", "v1.2", "3", "Model (copy)", "ä&amp; &lt;b", "Notes.V1"]
    )
    func current(name: String) throws {
        let plain = name.replacing("&amp;", with: "&").replacing("&lt;", with: "<")
        let folder = try TemporaryFolder()
        for version in [plain, "Other"] {
            let path = "Notes.xcdatamodeld/\(version).xcdatamodel/contents"
            try folder.write("<model/>", to: path)
        }
        try folder.write(
            list(name + ".xcdatamodel"),
            to: "Notes.xcdatamodeld/.xccurrentversion"
        )
        #expect(read(folder).model?.version == plain)
    }

    @Test("a slash at the end of the path changes nothing") func slash() throws {
        let folder = try bundle(["A"])
        let read = Reading("Notes.xcdatamodeld//", in: folder)
        #expect(read.model?.sources == ["Notes.xcdatamodeld/A.xcdatamodel/contents"])
        #expect(read.model?.name == "Notes")
    }

    @Test("a version alone has its own name, and no version") func alone() throws {
        let folder = try bundle(["A", "B"])
        let read = Reading("Notes.xcdatamodeld/B.xcdatamodel/", in: folder)
        #expect(read.model?.name == "B")
        #expect(read.model?.version == nil)
        #expect(read.model?.entities.map(\.name) == ["B"])
        let other = Reading("Notes.xcdatamodeld/B.xcdatamodel", in: folder, version: "A")
        #expect(other.ids == ["bundle.unknown-version"])
    }

    @Test(
        "several versions without a current one are an error with the list",
        arguments: [true, false]
    )
    func noCurrent(hasFile: Bool) throws {
        let read = read(try bundle(["C", "A", "B"], current: hasFile ? list(nil) : nil))
        #expect(read.model == nil)
        #expect(read.ids == ["bundle.no-current-version"])
        #expect(read.messages[0].contains("--model-version"))
        #expect(read.diagnostics[0].notes[0].message == "versions: 'A', 'B', 'C'")
        #expect(read.diagnostics[0].range.start == SourceLocation(file: "Notes.xcdatamodeld"))
    }

    @Test("a current version that is not there is an error with the nearest")
    func dangling() throws {
        let read = read(try bundle(["Notes 2", "Notes"], current: list("Notes 3.xcdatamodel")))
        #expect(read.ids == ["bundle.dangling-current-version"])
        #expect(read.messages[0].contains("did you mean 'Notes 2'?"))
        #expect(read.diagnostics[0].range.start.file == "Notes.xcdatamodeld/.xccurrentversion")
    }

    @Test(
        "a version may be asked for with or without extension",
        arguments: ["B", "B.xcdatamodel"]
    )
    func wanted(name: String) throws {
        let folder = try bundle(["A", "B"], current: list("Gone.xcdatamodel"))
        #expect(read(folder, name).model?.entities.map(\.name) == ["B"])
    }

    @Test("an unknown version is an error with the nearest and the list") func unknown() throws {
        let read = read(try bundle(["Notes", "Notes 2"]), "Notes 3.xcdatamodel")
        #expect(read.ids == ["bundle.unknown-version"])
        #expect(read.messages[0].contains("did you mean 'Notes 2'?"))
        #expect(read.diagnostics[0].notes[0].message == "versions: 'Notes', 'Notes 2'")
    }

    @Test("a broken list of versions is an error at its place") func brokenList() throws {
        let read = read(try bundle(["A"], current: "<plist>\n<dict></plist>"))
        #expect(read.found == ["2:9 error xml.malformed"])
        #expect(read.diagnostics[0].range.start.file == "Notes.xcdatamodeld/.xccurrentversion")
    }

    @Test("a bundle without a model, and a model within a model, are errors") func empty() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Notes.xcdatamodeld/readme")
        #expect(read(folder).ids == ["bundle.empty"])
        let nested = try TemporaryFolder()
        try nested.write("<model/>", to: "Notes.xcdatamodeld/A.xcdatamodel/B.xcdatamodel/contents")
        #expect(read(nested).ids == ["path.unreadable"])
    }

    @Test("a damaged binary version is an error that says what it is") func binary() throws {
        let folder = try bundle(["A"])
        try folder.write("bplist00", to: "Notes.xcdatamodeld/Old.xcdatamodel/elements")
        let read = read(folder, "Old")
        #expect(read.ids == ["compiled.damaged"])
        #expect(read.messages[0].contains("open the model in Xcode"))
        let file = "Notes.xcdatamodeld/Old.xcdatamodel/elements"
        #expect(read.diagnostics[0].range.start.file == file)
        #expect(self.read(folder, "A").model != nil)
    }

    @Test("paths that lead nowhere, or to no model, are errors") func paths() throws {
        let folder = try bundle(["A"])
        try folder.write("", to: "file.xcdatamodeld")
        try folder.write("", to: "folder/x")
        #expect(Reading("No.xcdatamodeld", in: folder).ids == ["path.not-found"])
        #expect(Reading("file.xcdatamodeld", in: folder).ids == ["path.not-a-model"])
        #expect(Reading("folder", in: folder).ids == ["path.not-a-model"])
        #expect(Reading("", in: folder).ids == ["path.not-a-model"])
        let contents = Reading("Notes.xcdatamodeld/A.xcdatamodel/contents", in: folder)
        #expect(contents.ids == ["path.not-a-model"])
    }

    @Test("the versions of a bundle are listed, the current one marked") func versions() throws {
        let folder = try bundle(["C", "A"], current: list("C.xcdatamodel"))
        try folder.write("", to: "Notes.xcdatamodeld/B.xcdatamodel/elements")
        var sink = DiagnosticSink()
        let path = folder.path + "/Notes.xcdatamodeld"
        let versions = CoreDataModelReader.versions(of: path, diagnostics: &sink)
        #expect(versions?.map(\.name) == ["A", "B", "C"])
        #expect(versions?.map(\.isCurrent) == [false, false, true])
        #expect(versions?.map(\.isBinary) == [false, true, false])
        #expect(!sink.hasErrors)
    }
}
