import CompiledModelReader
import CoreDataModelReader
import Diagnostics
import Foundation
import ModelDiff
import ModelIR
import TestSupport
import Testing

/// Real stores, and the versions of the model that wrote them.
@Suite(
    "Models in real stores",
    .enabled(if: Corpus.isThere, "the corpus isn't beside the repository")
)
struct StoreCorpusTests {
    @Test("a store's model is that of the file that it was compiled from", arguments: 1...5)
    func equalsItsModelFile(version: Int) throws {
        let store = try #require(files(named: "Bookmarks_V\(version).sqlite").first)
        let bundle = try #require(files(named: "BookmarksModel.xcdatamodeld").first)
        var sink = DiagnosticSink()
        let name = version == 1 ? "BookmarksModel" : "BookmarksModel \(version)"
        let reader = CoreDataModelReader(modelVersion: name)
        let declared = try #require(reader.read(bundle, diagnostics: &sink))
        let stored = try #require(StoreModelReader().read(store, diagnostics: &sink))
        #expect(differences(from: declared, to: stored, in: .coreData).isEmpty)
    }

    private func files(named name: String) -> [String] {
        let all = FileManager.default.enumerator(
            at: Corpus.folder,
            includingPropertiesForKeys: nil
        )
        return (all?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent == name }
            .map { $0.path(percentEncoded: false) }
    }
}
