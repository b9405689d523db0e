import CoreDataLowering
import CoreDataModelReader
import Diagnostics
import Foundation
import ModelIR
import SharedLowering
import TestSupport

/// What is lowered from the models of the golden cases.
enum GoldenModels {
    static let root = repositoryRoot.appending(path: "Tests/Golden", directoryHint: .isDirectory)

    /// The names of the cases.
    static func cases() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: root.path)
        let hasInput = { (name: String) in
            FileManager.default.fileExists(atPath: root.appending(path: "\(name)/input").path)
        }
        return names.sorted().filter(hasInput)
    }

    /// The view of every file; none for a model with an error.
    static func views(of name: String) throws -> [EntityFileView] {
        let input = root.appending(path: "\(name)/input", directoryHint: .isDirectory)
        let models = try FileManager.default.contentsOfDirectory(atPath: input.path)
        return models.filter { $0.contains(".xcdatamodel") }.flatMap { model in
            var diagnostics = DiagnosticSink()
            let path = input.appending(path: model).path
            let read = CoreDataModelReader().read(path, diagnostics: &diagnostics)
            return read.map { views(of: $0, &diagnostics) } ?? []
        }
    }

    private static func views(
        of model: Model,
        _ diagnostics: inout DiagnosticSink
    ) -> [EntityFileView] {
        let options = LoweringOptions(access: .public)
        let parts = CoreDataParts(model, options: options, diagnostics: &diagnostics)
        return parts.indices.map { parts.lowered($0).view }
    }
}
