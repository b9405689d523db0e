import Foundation
import TestSupport
import Testing

/// A folder of `Tests/Golden`: a model, and what modelgen makes of it.
///
/// `input/` holds one model, `arguments.txt` further arguments (one a line), `support/` Swift of the
/// user's own that the generated code needs. What should come out: `expected/`, `model.json` and
/// `diagnostics.txt`.
struct GoldenCase: Sendable {
    let name: String

    static let root = repositoryRoot.appending(path: "Tests/Golden", directoryHint: .isDirectory)

    /// All cases, by name.
    static let all: [GoldenCase] = folderNames(in: root).map(GoldenCase.init)

    /// The cases whose model modelgen rejects.
    static let broken = all.filter(\.isBroken)

    /// The cases for which modelgen generates files.
    static let good = all.filter { !$0.isBroken }

    var folder: URL { Self.root.appending(path: name, directoryHint: .isDirectory) }

    /// Whether the recorded diagnostics contain an error.
    var isBroken: Bool {
        guard let text = try? text(of: "diagnostics.txt") else { return false }
        return text.contains(": error: ")
    }

    /// The model's path, relative to the folder. For example: `input/Library.xcdatamodeld`.
    func input() throws -> String { try inputs()[0] }

    /// The model and additional Swift files, or only Swift files.
    func inputs() throws -> [String] {
        let folder = folder.appending(path: "input")
        let models = folderNames(in: folder).filter {
            $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let swift = names.filter { $0.hasSuffix(".swift") }.sorted()
        let isOneModel = models.count == 1 || models.isEmpty && !swift.isEmpty
        try #require(isOneModel, "input/ of '\(name)' holds one model")
        return (models + swift).map { "input/\($0)" }
    }

    func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
    }

    func file(_ name: String) -> URL { folder.appending(path: name) }
}

extension GoldenCase {
    /// The arguments of `generate` other than input and output.
    func generateArguments() throws -> [String] {
        let own = try ownArguments()
        return own.contains("--target") ? own : ["--target", "coredata"] + own
    }

    /// The target of the recorded files. For example: `sqlite`.
    func target() throws -> String {
        let arguments = try generateArguments()
        return arguments.firstIndex(of: "--target").map { arguments[$0 + 1] } ?? ""
    }

    /// The arguments of `inspect` other than the input, which select the version to read.
    func inspectArguments() throws -> [String] {
        let own = try ownArguments()
        guard let version = own.firstIndex(of: "--model-version") else { return [] }
        return Array(own[version...].prefix(2))
    }

    private func ownArguments() throws -> [String] {
        guard FileManager.default.fileExists(atPath: file("arguments.txt").path) else { return [] }
        return try text(of: "arguments.txt").split(separator: "\n").map(String.init)
    }
}

extension GoldenCase: CustomTestStringConvertible {
    var testDescription: String { name }
}

/// The names of the folders in a folder, sorted, without hidden ones.
private func folderNames(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
        var isFolder: ObjCBool = false
        let path = folder.appending(path: name).path
        let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        return exists && isFolder.boolValue && !name.hasPrefix(".")
    }
}
