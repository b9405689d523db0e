import CompiledModelReader
import Diagnostics
import Foundation
import ModelIR
import ModelSamples
import TestSupport
import Testing

@Suite("Compiled bundles") struct BundleTests {
    private let folder: TemporaryFolder
    private var bundle: String { folder.path + "/Notes.momd" }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    }

    private func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(filePath: "\(bundle)/\(name)"))
    }

    private func writeVersions(_ names: [String], current: String?) throws {
        for name in names { try write(CompiledSample().bytes(), to: name + ".mom") }
        guard let current else { return }
        let key = "NSManagedObjectModel_CurrentVersionName"
        try write(
            PropertyListWriter.bytes(.dictionary([(key, .string(current))])),
            to: "VersionInfo.plist"
        )
    }

    private func read(_ version: String? = nil) -> (model: Model?, ids: [String]) {
        var sink = DiagnosticSink()
        let reader = CompiledModelReader(modelVersion: version)
        return (reader.read(bundle + "/", diagnostics: &sink), sink.sorted.map(\.id))
    }

    @Test func currentVersion() throws {
        try writeVersions(["Notes", "Notes 2"], current: "Notes 2")
        #expect(read().model?.version == "Notes 2")
        #expect(read().model?.name == "Notes")
        #expect(read("Notes").model?.version == "Notes")
        #expect(read("Notes.xcdatamodel").model?.version == "Notes")
        #expect(read("Notes 3").ids == ["bundle.unknown-version"])
        #expect(Set(CompiledModelReader.versionNames(of: bundle)) == ["Notes", "Notes 2"])
        #expect(CompiledModelReader.versionNames(of: bundle + "/Notes.mom").isEmpty)
    }

    @Test func withoutCurrentVersion() throws {
        #expect(read().ids == ["bundle.empty"])
        try writeVersions(["Notes"], current: nil)
        #expect(read().model?.version == "Notes")
        try writeVersions(["Notes", "Notes 2"], current: nil)
        #expect(read().ids == ["bundle.no-current-version"])
    }

    @Test func missingFile() {
        var sink = DiagnosticSink()
        #expect(CompiledModelReader().read("nothing.mom", diagnostics: &sink) == nil)
        #expect(sink.sorted.map(\.id) == ["path.unreadable"])
    }
}
