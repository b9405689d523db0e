import CompiledModelReader
import Diagnostics
import Foundation
import ModelIR
import ModelSamples
import TestSupport
import Testing

@Suite("Models in stores") struct StoreTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/Notes.sqlite" }

    init() throws { folder = try TemporaryFolder() }

    private func read() -> (model: Model?, ids: [String]) {
        var sink = DiagnosticSink()
        let model = StoreModelReader().read(path, diagnostics: &sink)
        return (model, sink.sorted.map(\.id))
    }

    @Test func modelOfAStore() throws {
        try writeStore(CompiledSample().bytes(), to: path)
        let before = try Data(contentsOf: URL(filePath: path))
        let (model, ids) = read()
        #expect(ids.isEmpty)
        #expect(model?.name == "Notes")
        #expect(model?.entities.map(\.name) == ["Author", "Note", "TextNote"])
        #expect(try Data(contentsOf: URL(filePath: path)) == before)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Notes.sqlite"]
        )
    }

    @Test func noModel() throws {
        try writeStore(nil, to: path)
        #expect(read().ids == ["store.no-model"])
    }

    @Test func damagedModel() throws {
        try writeStore(nil, to: path)
        try execute("INSERT INTO Z_MODELCACHE VALUES (x'01020304')", in: path)
        #expect(read().ids == ["compiled.damaged"])
    }

    @Test func otherDatabases() throws {
        try execute("CREATE TABLE Note (id INTEGER PRIMARY KEY)", in: path)
        #expect(read().ids == ["store.not-core-data"])
        #expect(!StoreModelReader.recognizes(path))
    }

    @Test func otherFiles() throws {
        try folder.write("SQLite format 3", to: "Notes.sqlite")
        #expect(read().ids == ["store.unreadable"])
    }
}
