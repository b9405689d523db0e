import Foundation
import TestSupport
import Testing

/// What is written for SwiftData and read again gives, for SQLite, the classes of the model that it was
/// written from.
@Suite(
    .enabled(if: Corpus.isThere, "the corpus is not beside the repository"),
    .enabled(if: isLongRun, "MODELGEN_LONG=1 runs it")
)
struct SwiftDataCorpusTests {
    @Test func classesForSwiftDataDeclareTheModel() throws {
        let work = try TemporaryFolder(name: "swiftdata")
        var count = 0
        for (number, model) in try Corpus.models().enumerated() {
            let first = try generate([model.url.path], "swiftdata", "\(number)/classes", work)
            // What SwiftData can't say is a warning.
            guard first.succeeded, !first.stderr.contains("warning:") else { continue }
            let classes = try files(work.url.appending(path: "\(number)/classes"))
            // SwiftData names entities for their classes.
            guard !classes.isEmpty,
                !classes.values.contains(where: { $0.contains("/// The name of the class of `") })
            else { continue }
            let paths = classes.keys.sorted().map { "\(number)/classes/\($0)" }
            let again = try generate(paths, "sqlite", "\(number)/again", work)
            #expect(again.succeeded, "\(model.url.path): \(again.stderr)")
            let direct = try generate([model.url.path], "sqlite", "\(number)/direct", work)
            guard direct.succeeded else { continue }
            let (left, right) = (
                try files(work.url.appending(path: "\(number)/direct")).mapValues(meaning),
                try files(work.url.appending(path: "\(number)/again")).mapValues(meaning)
            )
            let others = Set(left.keys).union(right.keys).filter { left[$0] != right[$0] }
            #expect(others.isEmpty, "\(model.url.path)")
            count += 1
        }
        #expect(count > 60)
    }

    private func generate(
        _ inputs: [String],
        _ target: String,
        _ output: String,
        _ work: TemporaryFolder
    ) throws -> ProcessResult {
        let tool = try #require(builtTool, "modelgen is not built")
        let options = ["--target", target, "--to-many", "list", "--output", output]
        return try run([tool, "generate"] + inputs + options, directory: work.url)
    }

    private func files(_ folder: URL) throws -> [String: String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let names = all.filter { $0.hasSuffix(".swift") }
        return try Dictionary(
            uniqueKeysWithValues: names.map { name in
                (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
            }
        )
    }

    /// The code without its header, its imports, and what SwiftData doesn't name, which are indexes and
    /// relationships to many that mustn't be empty; or what it adds, the form of a struct.
    private func meaning(_ text: String) -> String {
        let lines = text.split(separator: "\n").dropFirst(2).filter { line in
            !["import ", "    import ", "#if canImport(ModelTypes)", "#endif"]
                .contains(where: line.hasPrefix)
        }
        return lines.joined(separator: " ").replacing(", isRequired: true", with: "")
            .replacing(/\.index\(\s*"[^"]*",/, with: ".index(")
            .replacing(/, form: "[^"]*"/, with: "").filter { !$0.isWhitespace }
            .replacing(",]", with: "]").replacing(",)", with: ")")
    }
}
