import CoreDataModelReader
import Diagnostics
import Foundation
import ModelIR
import TestSupport
import Testing

/// Models of public projects, which are no part of the repository.
@Suite("Real models") struct CorpusTests {
    private static let corpus = repositoryRoot.appending(path: "../shared/corpus").standardized

    /// The folder, or nothing where it is not there.
    private func folder() -> URL? {
        let folder = Self.corpus
        if FileManager.default.fileExists(atPath: folder.path) { return folder }
        print("skipped: there are no real models at \(folder.path)")
        return nil
    }

    private func read(_ path: String, version: String? = nil) -> (Model?, [Diagnostic]) {
        var sink = DiagnosticSink()
        let reader = CoreDataModelReader(modelVersion: version)
        return (reader.read(path, diagnostics: &sink), sink.sorted)
    }

    @Test("every version is read, or refused at a place") func everyVersion() throws {
        guard let folder = folder() else { return }
        let paths = FileManager.default.enumerator(atPath: folder.path)
        let versions = paths?.compactMap { $0 as? String }.filter { $0.hasSuffix(".xcdatamodel") }
        for path in try #require(versions).map({ folder.path + "/" + $0 }) {
            let (model, diagnostics) = read(path)
            let contents = try? String(contentsOfFile: path + "/contents", encoding: .utf8)
            if let contents {
                #expect(!diagnostics.contains { $0.severity != .note }, "\(path): \(diagnostics)")
                // Xcode's bytes: nothing of a file is lost.
                #expect(model.map(CoreDataModelWriter.contents) == contents, "\(path)")
            } else {
                #expect(model == nil && diagnostics.map(\.id) == ["model.binary"], "\(path)")
            }
        }
    }

    @Test("the models have as many of everything as the list says") func counts() throws {
        guard let folder = folder() else { return }
        let index = folder.appending(path: "INDEX.tsv")
        for line in try String(contentsOf: index, encoding: .utf8).split(separator: "\n") {
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard columns.count == 9, columns[0] == "coredata" else { continue }
            let repository = columns[1].replacing("/", with: "+")
            try check(
                "\(folder.path)/coredata/\(repository)/\(columns[3])",
                counts: columns[4...6].compactMap { Int($0) },
                features: columns[8].split(separator: ",").map(String.init)
            )
        }
    }

    private func check(_ path: String, counts: [Int], features: [String]) throws {
        var sink = DiagnosticSink()
        let versions = try #require(CoreDataModelReader.versions(of: path, diagnostics: &sink))
        let (current, diagnostics) = read(path)
        if features.contains("legacy-elements") {
            #expect(diagnostics.map(\.id) == ["model.binary"], "\(path)")
        } else if features.contains("xccurrentversion-no-name"), versions.count > 1 {
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
