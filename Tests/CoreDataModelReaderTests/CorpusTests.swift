import Checks
import CoreDataModelReader
import Diagnostics
import Foundation
import ModelIR
import TestSupport
import Testing

/// Models of public projects, which aren't part of the repository.
@Suite(
    "Real models",
    .enabled(if: Corpus.isThere, "the corpus is not beside the repository")
)
struct CorpusTests {
    private func read(_ path: String, version: String? = nil) -> (Model?, [Diagnostic]) {
        var sink = DiagnosticSink()
        let reader = CoreDataModelReader(modelVersion: version)
        let model = reader.read(path, diagnostics: &sink)
        return (checkedNames(model, diagnostics: &sink), sink.sorted)
    }

    @Test("every version is read") func everyVersion() throws {
        let folder = Corpus.folder.path
        let paths = FileManager.default.enumerator(atPath: folder)
        let versions = paths?.compactMap { $0 as? String }.filter { $0.hasSuffix(".xcdatamodel") }
        for path in try #require(versions).map({ folder + "/" + $0 }) {
            let (model, diagnostics) = read(path)
            let contents = try? String(contentsOfFile: path + "/contents", encoding: .utf8)
            if let contents {
                // Some apps have shipped models with two relationships for one inverse.
                let others = diagnostics.filter {
                    $0.severity != .note && $0.id != "relationship.one-sided-inverse"
                }
                #expect(others.isEmpty, "\(path): \(others)")
                // Xcode's bytes: nothing of a file is lost.
                #expect(model.map(CoreDataModelWriter.contents) == contents, "\(path)")
            } else {
                #expect(model != nil && diagnostics.isEmpty, "\(path): \(diagnostics)")
            }
        }
    }

    @Test("the models have as many of everything as the list says") func counts() throws {
        for model in try Corpus.models() { try check(model) }
    }

    private func check(_ model: Corpus.Model) throws {
        let (path, counts, features) = (model.url.path, model.counts, model.features)
        var sink = DiagnosticSink()
        let versions = try #require(CoreDataModelReader.versions(of: path, diagnostics: &sink))
        let (current, diagnostics) = read(path)
        if features.contains("xccurrentversion-no-name"), versions.count > 1 {
            #expect(diagnostics.map(\.id) == ["bundle.no-current-version"], "\(path)")
            let all = versions.compactMap { read(path, version: $0.name).0?.counts }
            #expect(all.contains(counts), "\(path)")
        } else {
            #expect(current?.counts == counts, "\(path): \(diagnostics)")
        }
    }
}

extension Model {
    /// How many entities, attributes and relationships there are.
    fileprivate var counts: [Int] {
        let attributes = entities.map(\.attributes.count).reduce(0, +)
        let relationships = entities.map(\.relationships.count).reduce(0, +)
        return [entities.count, attributes, relationships]
    }
}
