import Foundation
import TestSupport
import Testing

/// A change of a model: a folder in `Tests/Evolution`.
///
/// `1.swift` and `2.swift` are the model before and after, `write.swift` makes rows with the classes
/// of the first, and `read.swift` prints what the second sees. `policy.txt` holds another
/// `MigrationPolicy` than `.automatic`. The expected output is in `expected.txt`. `swift-only.txt` says
/// why a bundle can't have the models. What Swift can't declare is in `1.xcdatamodel` and `2.xcdatamodel`.
struct EvolutionCase: Sendable {
    let name: String

    private static let root = repositoryRoot.appending(path: "Tests/Evolution")

    /// All cases, by name.
    static let all: [EvolutionCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().map(EvolutionCase.init)
            .filter { FileManager.default.fileExists(atPath: $0.model(ofVersion: 1).path) }
    }()

    /// Those that a bundle can have.
    static var ofBundles: [EvolutionCase] {
        all.filter { !FileManager.default.fileExists(atPath: $0.file("swift-only.txt").path) }
    }

    /// Those whose models are Swift.
    static var ofSwift: [EvolutionCase] {
        all.filter { $0.model(ofVersion: 1).pathExtension == "swift" }
    }

    /// The model of a version: declarations, or a model file.
    func model(ofVersion version: Int) -> URL {
        let swift = file("\(version).swift")
        return FileManager.default.fileExists(atPath: swift.path)
            ? swift : file("\(version).xcdatamodel")
    }

    func file(_ name: String) -> URL { Self.root.appending(path: "\(self.name)/\(name)") }

    func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
    }

    /// The classes of a version. For example: `["Note", "Memo"]`.
    func classes(ofVersion version: Int) throws -> [String] {
        let model = model(ofVersion: version)
        if model.pathExtension == "swift" {
            return try text(of: model.lastPathComponent).matches(of: /@Model.*class (\w+)/)
                .map { String($0.1) }
        }
        return try text(of: "\(model.lastPathComponent)/contents")
            .matches(of: /representedClassName="(\w+)"/).map { String($0.1) }
    }

    /// For example: `keepingData`.
    var policy: String {
        let text = try? text(of: "policy.txt").trimmingCharacters(in: .whitespacesAndNewlines)
        return text ?? "automatic"
    }
}

extension EvolutionCase: CustomTestStringConvertible {
    var testDescription: String { name }
}

/// What a file knows of the schema that wrote it.
enum FileForm: String, CaseIterable {
    /// The schema.
    case recorded
    /// Nothing, as files from before the store kept their schema.
    case unrecorded
}

/// What the models of a case are written as.
enum InputForm: String, CaseIterable {
    /// Swift declarations.
    case swift
    /// The same in a bundle of two versions for Core Data.
    case bundle
}
