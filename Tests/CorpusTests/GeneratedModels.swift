import Foundation
import TestSupport
import Testing

/// What the built tool makes of every model of the corpus, for a target.
struct GeneratedModels {
    let target: String
    let folder: TemporaryFolder
    /// The folders of the models that were generated.
    private(set) var modules: [String] = []
    /// The models that were refused, with what the tool said.
    private(set) var refused: [(model: URL, said: String)] = []

    /// Classes of the projects themselves, which models name for transformable attributes.
    private static let userClasses = ["CustomArray", "CustomPolyline"]

    init(for target: String) throws {
        self.target = target
        folder = try TemporaryFolder(name: "corpus")
        for (number, model) in try Corpus.models().enumerated() {
            try generate(model.url, into: folder.url.appending(path: "\(number)"))
        }
    }

    private mutating func generate(_ model: URL, into output: URL) throws {
        let tool = try #require(builtTool, "modelgen is not built")
        let arguments = ["generate", model.path, "--target", target, "--output", output.path]
        let result = try run([tool] + arguments)
        guard result.succeeded else {
            refused.append((model, result.stderr))
            #expect(!FileManager.default.fileExists(atPath: output.path), "\(model.path)")
            return
        }
        let files = try? FileManager.default.contentsOfDirectory(atPath: output.path)
        guard let files, !files.isEmpty else { return }
        try addUserClasses(to: output, beside: files)
        modules.append(output.path)
    }

    private func addUserClasses(to output: URL, beside files: [String]) throws {
        let text = try files.map {
            try String(contentsOf: output.appending(path: $0), encoding: .utf8)
        }.joined()
        let used = Self.userClasses.filter { text.contains(": \($0)") }
        guard !used.isEmpty else { return }
        let classes = used.map { "final class \($0)\(target == "coredata" ? ": NSObject" : "") {}" }
        let lines = ["import Foundation", ""] + classes + [""]
        let name = output.appending(path: "UserClasses.swift")
        try lines.joined(separator: "\n").write(to: name, atomically: true, encoding: .utf8)
    }
}
