import Foundation
import TestSupport
import Testing

/// A run of modelgen on a model, with its expected results, in a folder of `Tests/Golden`.
///
/// `input/` contains one model, `arguments.txt` additional arguments (one per line), and `support/`
/// Swift code that the generated code needs from the user. The expected results are `expected/`,
/// `model.json` and `diagnostics.txt`. A folder with another `about.md` is another run with the same
/// model: its arguments, files and diagnostics are its own.
struct GoldenCase: Sendable {
    /// The path of the run's folder. For example: `copies`, `copies/sqlite`.
    let name: String

    static let root = repositoryRoot.appending(path: "Tests/Golden", directoryHint: .isDirectory)

    /// All runs, by name.
    static let all = folderNames(in: root).flatMap { name in
        [GoldenCase(name: name)] + otherRuns(in: name)
    }

    /// The cases whose model modelgen rejects.
    static let broken = all.filter(\.isBroken)

    /// The cases for which modelgen generates files.
    static let good = all.filter { !$0.isBroken }

    /// The folder with the input, in which the tool runs.
    var folder: URL {
        let first = name.prefix { $0 != "/" }
        return Self.root.appending(path: String(first), directoryHint: .isDirectory)
    }

    /// The name of the run as part of a file name. For example: `copies-sqlite`.
    var fileName: String { name.replacing("/", with: "-") }

    /// Whether the recorded diagnostics contain an error.
    var isBroken: Bool {
        guard let text = try? text(of: "diagnostics.txt") else { return false }
        return text.contains(": error: ")
    }

    /// The model's path, relative to the folder. For example: `input/Library.xcdatamodeld`.
    func input() throws -> String { try inputs()[0] }

    /// The model and additional Swift files and headers, or only these.
    func inputs() throws -> [String] {
        let folder = folder.appending(path: "input")
        let models = folderNames(in: folder).filter {
            $0.hasSuffix(".xcdatamodeld") || $0.hasSuffix(".xcdatamodel")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let swift = names.filter { $0.hasSuffix(".swift") }.sorted()
        let headers = names.filter { $0.hasSuffix(".h") }.sorted()
        let isOneModel = models.count == 1 || models.isEmpty && !(swift + headers).isEmpty
        try #require(isOneModel, "input/ of '\(name)' holds one model")
        return (models + headers + swift).map { "input/\($0)" }
    }

    func text(of file: String) throws -> String {
        String(decoding: try Data(contentsOf: self.file(file)), as: UTF8.self)
    }

    /// A file of the run, or one that all runs of the case share.
    func file(_ path: String) -> URL {
        let isShared = ["input", "support", "model.json"].contains(path.prefix { $0 != "/" })
        return isShared
            ? folder.appending(path: path) : Self.root.appending(path: "\(name)/\(path)")
    }

    private static func otherRuns(in name: String) -> [GoldenCase] {
        let cases = folderNames(in: root.appending(path: name)).map {
            GoldenCase(name: "\(name)/\($0)")
        }
        return cases.filter { FileManager.default.fileExists(atPath: $0.file("about.md").path) }
    }
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
