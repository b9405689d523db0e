import Foundation
import ModelDiff
import ModelIR
import TestSupport
import Testing

/// What differences say beforehand, and what becomes of files: `Tests/Evolution` has pairs of versions,
/// each with a file that was opened.
struct OpeningTests {
    @Test(arguments: try cases()) func aFileThatIsRefusedNeedsAStage(_ name: String) throws {
        let folder = repositoryRoot.appending(path: "Tests/Evolution/\(name)")
        let expected = try text(folder.appending(path: "expected.txt"))
        let old = try #require(try sample(folder, 1).model)
        let new = try #require(try sample(folder, 2).model)
        let found = differences(from: old, to: new, in: .sqlite)
        let worst = found.map(\.effect).max() ?? .sameStore
        // Some cases have a policy that refuses differences.
        let isRefused =
            expected.hasPrefix("error:") && !expected.hasPrefix("error: differs:")
            && !name.hasSuffix("-keeping-data")
        let messages = found.map { "\($0.effect) \($0.id): \($0.message)" }.joined(separator: "\n")
        if isRefused { #expect(worst >= .needsStage, "\(messages)") }
        let isRewritten = expected.contains(/^[1-9].* rows? written$/.anchorsMatchLineEndings())
        if worst == .sameStore { #expect(!isRewritten, "\(messages)") }
    }
}

/// A version as declarations, or as the entities of a model file.
private func sample(_ folder: URL, _ version: Int) throws -> SampleText {
    let swift = folder.appending(path: "\(version).swift")
    if FileManager.default.fileExists(atPath: swift.path) { return try .swift(text(swift)) }
    let contents = try text(folder.appending(path: "\(version).xcdatamodel/contents"))
    let entities = try #require(contents.firstMatch(of: /(?s)<model .*?>(.*)<\/model>/))
    return .xml(String(entities.1))
}

private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

private func cases() throws -> [String] {
    let root = repositoryRoot.appending(path: "Tests/Evolution").path
    return try FileManager.default.contentsOfDirectory(atPath: root).filter { !$0.contains(".") }
        .sorted()
}
