import Checks
import CoreDataModelReader
import Diagnostics
import Foundation
import ModelIR
import ModelJSON
import TestSupport
import Testing

/// Model file → model → JSON → model → model file.
@Suite("Round trips") struct RoundTripTests {
    /// Files that Xcode saved with tools of this version or a later one come back byte for byte.
    private static let exactSince = 20_000

    /// Files of that age that do not come back byte for byte, with the reason. There is none.
    private static let exceptions: [String: String] = [:]

    @Test("the project's own models come back") func ownModels() throws {
        let paths = versions(in: repositoryRoot.appending(path: "Tests/Golden"))
        #expect(paths.count > 30)
        let results = try paths.compactMap(roundTrip)
        #expect(results.count > 25)
        for result in results { #expect(result.isEqual, "\(result.path)") }
    }

    @Test(
        "real models come back, recent ones byte for byte",
        .enabled(if: Corpus.isThere, "the corpus is not beside the repository")
    )
    func realModels() throws {
        let folder = Corpus.folder.appending(path: "coredata")
        let results = try versions(in: folder).compactMap(roundTrip)
        let recent = results.filter { $0.toolsVersion >= Self.exactSince }
        let exact = results.filter(\.isExact)
        print(
            "\(results.count) real models: \(exact.count) exact;",
            "\(recent.count) recent ones: \(recent.count(where: \.isExact)) exact"
        )
        for result in results { #expect(result.isEqual, "\(result.path)") }
        for result in recent where Self.exceptions[result.path] == nil {
            #expect(result.isExact, "\(result.path)")
        }
    }

    private struct Result {
        var path: String
        var toolsVersion: Int
        var isExact: Bool
        var isEqual: Bool
    }

    private func versions(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)
        return (paths?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".xcdatamodel/contents") }
            .sorted()
            .map { folder.appending(path: $0).path(percentEncoded: false) }
    }

    /// `nil` for a file that isn't a model.
    private func roundTrip(_ path: String) throws -> Result? {
        let contents = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
        guard let model = read(contents) else { return nil }
        let again = try ModelDocument(json: try ModelDocument(model).json()).model
        let written = Array(CoreDataModelWriter.contents(of: again).utf8)
        return Result(
            path: path,
            toolsVersion: model.kept.first { $0.name == "lastSavedToolsVersion" }
                .flatMap { Int($0.text.prefix { $0.isNumber }) } ?? 0,
            isExact: written == contents,
            isEqual: again == model && read(written)?.withoutPlaces == model.withoutPlaces
        )
    }

    private func read(_ contents: [UInt8]) -> Model? {
        var sink = DiagnosticSink()
        let model = CoreDataModelReader.read(
            contents: contents,
            name: "Model",
            file: "contents",
            diagnostics: &sink
        )
        return checkedNames(model, diagnostics: &sink)
    }
}

extension Model {
    /// The JSON without what another layout of the file changes.
    fileprivate var withoutPlaces: [String] {
        let json = (try? ModelDocument(self).json()) ?? []
        return String(decoding: json, as: UTF8.self).split(separator: "\n")
            .filter { !$0.contains(#""position" : "#) }
            .map(String.init)
    }
}
