import Foundation
import TestSupport
import Testing

/// The result of every change for a file of sample rows: the file keeps its values, or it's refused.
///
/// `Tests/Evolution/samples.tsv` contains the results. More files are refused than of those that
/// `write.swift` makes, because sample rows have every value that the older version allows.
@Suite(.enabled(if: isLongRun))
struct SampleRowsLongTests {
    private static let table = repositoryRoot.appending(path: "Tests/Evolution/samples.tsv")

    @Test func theRestIsKeptOrRefused() throws {
        let cases = EvolutionCase.ofSwift.inTurn(of: 3)
        let lines = try cases.compactMap { evolution -> String? in
            guard let outcome = try SampleRun(evolution).outcome() else { return nil }
            return "\(evolution.name)\t\(outcome)\n"
        }
        if ProcessInfo.processInfo.environment["MODELGEN_RECORD"] != nil {
            try Data(lines.joined().utf8).write(to: Self.table)
        }
        let expected = String(decoding: try Data(contentsOf: Self.table), as: UTF8.self)
        let tried = Set(cases.map(\.name))
        let rows = expected.split(separator: "\n").filter { row in
            row.split(separator: "\t").first.map { tried.contains(String($0)) } ?? false
        }
        #expect(lines.joined() == rows.map { $0 + "\n" }.joined())
        #expect(lines.count(where: { $0.hasSuffix("\tkept\n") }) > (isPartialRun ? 5 : 30))
    }
}

/// A program that tries one change with sample rows of several seeds.
private struct SampleRun {
    private let evolution: EvolutionCase
    private let folder: TemporaryFolder

    init(_ evolution: EvolutionCase) throws {
        self.evolution = evolution
        folder = try TemporaryFolder(name: evolution.name)
    }

    /// The results for all seeds; `nil` if both versions have the same schema.
    func outcome() throws -> String? {
        try folder.write(evolution.text(of: "1.swift"), to: "model/Model.swift")
        try tool(["freeze", "model/Model.swift", "--name", "1", "-o", "model/Schemas"])
        try folder.write(evolution.text(of: "2.swift"), to: "model/Model.swift")
        try tool(
            ["generate", "model/Model.swift", "--target", "sqlite", "--layout", "single"]
                + ["--versions", "all", "--plan", "own", "-o", "generated"]
        )
        let sources = try folder.swiftFiles(in: "generated")
        guard sources.contains(where: { $0.hasSuffix("/ModelCurrent.swift") }) else { return nil }
        let main = try folder.write(mainText, to: "main.swift").path
        let store = try #require(BuiltStore())
        let compiled = try store.compile([main] + sources, and: ["ModelStoreTesting"], in: folder)
        try #require(compiled.succeeded && compiled.stderr.isEmpty, "\(compiled.output)")
        let result = try run([folder.url.appending(path: "program").path], directory: folder.url)
        try #require(result.succeeded, "\(result.output)")
        return result.stdout.split(separator: "\n").joined(separator: ", ")
    }

    private func tool(_ arguments: [String]) throws {
        let tool = try #require(builtTool, "modelgen is not built; MODELGEN can name another one")
        let result = try run([tool] + arguments, directory: folder.url)
        try #require(result.succeeded, "\(result.output)")
    }

    /// Prints the different outcomes: `kept`, or the ids of the problems.
    private let mainText =
        "import ModelStore\nimport ModelStoreTesting\n\n" + """
            var outcomes: Set<String> = []
            for seed in 1...12 {
                do {
                    try expectMigration(from: ModelV1.self, to: ModelCurrent.self, seed: UInt64(seed))
                    outcomes.insert("kept")
                } catch StoreError.cannotMigrate(_, let problems) {
                    for problem in problems {
                        outcomes.insert(String("\\(problem)".split(separator: "[").last?.dropLast() ?? ""))
                    }
                } catch {
                    outcomes.insert("seed \\(seed): \\(error)")
                }
            }
            for outcome in outcomes.sorted() { print(outcome) }

            """
}
