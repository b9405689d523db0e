import Diagnostics
import ModelIR
import SwiftDeclarationReader
import TestSupport
import Testing

@Suite("Files and folders") struct FolderTests {
    @Test("all Swift files of a folder, by path")
    func folder() throws {
        let folder = try TemporaryFolder()
        try folder.write("@Model class B { var a: A? }", to: "Sub/B.swift")
        try folder.write("@Model class A { var b: B? }", to: "A.swift")
        try folder.write("not Swift", to: "notes.txt")
        try folder.write("class {", to: ".hidden/C.swift")
        var sink = DiagnosticSink()
        let model = SwiftDeclarationReader().read([folder.path], name: "M", diagnostics: &sink)
        #expect(sink.sorted.isEmpty)
        #expect(model?.entities.map(\.name) == ["A", "B"])
    }

    @Test("what cannot be read")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "Empty/notes.txt")
        var sink = DiagnosticSink()
        let reader = SwiftDeclarationReader()
        #expect(reader.read([folder.path + "Empty"], name: "M", diagnostics: &sink) == nil)
        #expect(reader.read([folder.path + "none.swift"], name: "M", diagnostics: &sink) == nil)
        #expect(sink.sorted.map(\.id).sorted() == ["path.not-a-model", "path.not-found"])
    }
}
