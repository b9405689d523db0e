import Checks
import CoreDataLowering
import CoreDataModelReader
import Diagnostics
import Foundation
import ModelIR
import SQLiteLowering
import SharedLowering
import SwiftDataLowering
import TestSupport

/// The views of the golden cases' models.
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

    /// The models of a case; empty for a case with an error.
    static func models(of name: String) throws -> [Model] {
        let input = root.appending(path: "\(name)/input", directoryHint: .isDirectory)
        let models = try FileManager.default.contentsOfDirectory(atPath: input.path)
        return models.filter { $0.contains(".xcdatamodel") }.compactMap { model in
            var diagnostics = DiagnosticSink()
            let path = input.appending(path: model).path
            let read = CoreDataModelReader().read(path, diagnostics: &diagnostics)
            return checkedNames(read, diagnostics: &diagnostics)
        }
    }

    /// The view of every file of code for Core Data.
    static func coreDataViews(of model: Model) -> [EntityFileView] {
        var diagnostics = DiagnosticSink()
        let options = LoweringOptions(access: .public)
        let parts = CoreDataParts(model, options: options, diagnostics: &diagnostics)
        return parts.indices.map { parts.lowered($0).view }
    }

    /// The view of every file of code for SQLite.
    static func sqliteViews(of model: Model) -> [TableFileView] {
        var diagnostics = DiagnosticSink()
        let options = LoweringOptions(access: .public)
        let parts = SQLiteParts(model, options: options, diagnostics: &diagnostics)
        return parts.indices.map { parts.lowered($0).view }
    }

    /// The view of every file of code for SwiftData.
    static func swiftDataViews(of model: Model) -> [SwiftDataFileView] {
        var diagnostics = DiagnosticSink()
        let options = LoweringOptions(access: .public)
        let parts = SwiftDataParts(model, options: options, diagnostics: &diagnostics)
        return parts.indices.map { parts.lowered($0).view }
    }
}
