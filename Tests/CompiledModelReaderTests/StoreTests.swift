import CSQLite
import CZlib
import CompiledModelReader
import Diagnostics
import Foundation
import ModelIR
import TestSupport
import Testing

@Suite("Models in stores") struct StoreTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/Notes.sqlite" }

    init() throws { folder = try TemporaryFolder() }

    private func execute(_ script: String) throws {
        var connection: OpaquePointer?
        defer { sqlite3_close(connection) }
        #expect(sqlite3_open(path, &connection) == SQLITE_OK)
        #expect(sqlite3_exec(connection, script, nil, nil, nil) == SQLITE_OK)
    }

    /// A store with the archive of a model, compressed as Core Data does.
    private func writeStore(_ content: [UInt8]?) throws {
        try execute(
            """
            CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
            CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
            CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
            """
        )
        guard let content else { return }
        let hex = content.map { String(format: "%02x", $0) }.joined()
        try execute("INSERT INTO Z_MODELCACHE VALUES (x'\(hex)')")
    }

    private func read() -> (model: Model?, ids: [String]) {
        var sink = DiagnosticSink()
        let model = StoreModelReader().read(path, diagnostics: &sink)
        return (model, sink.sorted.map(\.id))
    }

    @Test func modelOfAStore() throws {
        try writeStore(deflated(SampleModel().bytes()))
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
        try writeStore(nil)
        #expect(read().ids == ["store.no-model"])
    }

    @Test func damagedModel() throws {
        try writeStore([1, 2, 3, 4])
        #expect(read().ids == ["compiled.damaged"])
    }

    @Test func otherDatabases() throws {
        try execute("CREATE TABLE Note (id INTEGER PRIMARY KEY)")
        #expect(read().ids == ["store.not-core-data"])
        #expect(!StoreModelReader.recognizes(path))
    }

    @Test func otherFiles() throws {
        try folder.write("SQLite format 3", to: "Notes.sqlite")
        #expect(read().ids == ["store.unreadable"])
    }

    /// A raw DEFLATE stream.
    private func deflated(_ bytes: [UInt8]) -> [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        deflateInit2_(&stream, 9, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
        defer { deflateEnd(&stream) }
        var input = bytes
        var output = [UInt8](repeating: 0, count: bytes.count + 1000)
        let count = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
                (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
                deflate(&stream, Z_FINISH)
                return Int(stream.total_out)
            }
        }
        return Array(output.prefix(count))
    }
}
