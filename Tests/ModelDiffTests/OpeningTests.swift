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
        let texts = try ["1.swift", "2.swift", "expected.txt"].map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        }
        let old = try #require(SampleText.swift(texts[0]).model)
        let new = try #require(SampleText.swift(texts[1]).model)
        let found = differences(from: old, to: new, in: .sqlite)
        let worst = found.map(\.effect).max() ?? .sameStore
        // Some cases have a policy that refuses differences.
        let isRefused =
            texts[2].hasPrefix("error:") && !texts[2].hasPrefix("error: differs:")
            && !name.hasSuffix("-keeping-data")
        let messages = found.map { "\($0.effect) \($0.id): \($0.message)" }.joined(separator: "\n")
        if isRefused { #expect(worst >= .needsStage, "\(messages)") }
        let isRewritten = texts[2].contains(/^[1-9].* rows? written$/.anchorsMatchLineEndings())
        if worst == .sameStore { #expect(!isRewritten, "\(messages)") }
    }
}

private func cases() throws -> [String] {
    let root = repositoryRoot.appending(path: "Tests/Evolution").path
    return try FileManager.default.contentsOfDirectory(atPath: root).filter { !$0.contains(".") }
        .sorted()
}
