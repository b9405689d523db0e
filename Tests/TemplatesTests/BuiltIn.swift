import CoreDataLowering
import Foundation
import Mustache
import SQLiteLowering
import SwiftDataLowering
import Templates
import TestSupport
import ValuesLowering
import VersionLowering

/// The built-in templates, loaded.
enum BuiltIn {
    static let sources = Templates.folders.flatMap(\.templates)

    static let names = sources.map(\.name)

    static let library = TemplateLibrary(
        sources.map { source in
            let text = String(decoding: source.text, as: UTF8.self)
            return TemplateSource(name: source.name, path: source.name + ".mustache", text: text)
        }
    )

    /// The template for every file of code for Core Data.
    static func coreData() throws -> Template<EntityFileView> {
        try library.template("coredata-file", for: EntityFileView.self)
    }

    /// The template for every file of code for SQLite.
    static func sqlite() throws -> Template<TableFileView> {
        try library.template("sqlite-file", for: TableFileView.self)
    }

    /// The template for every file of code for SwiftData.
    static func swiftData() throws -> Template<SwiftDataFileView> {
        try library.template("swiftdata-file", for: SwiftDataFileView.self)
    }

    /// The template for the file of all value types.
    static func values() throws -> Template<ValuesFileView> {
        try library.template("values-file", for: ValuesFileView.self)
    }

    /// The templates for the file of an older version.
    static func versions() throws -> [Template<VersionFileView>] {
        try ["sqlite-version-file", "swiftdata-version-file"].map {
            try library.template($0, for: VersionFileView.self)
        }
    }

    /// The templates for the file of the migration plan.
    static func plans() throws -> [Template<PlanFileView>] {
        try ["sqlite-plan-file", "swiftdata-plan-file"].map {
            try library.template($0, for: PlanFileView.self)
        }
    }

    static let folder = repositoryRoot.appending(path: "Templates", directoryHint: .isDirectory)

    /// The paths of the files below the folder, without `.mustache`, sorted.
    ///
    /// For example: `CoreData/coredata-file`.
    static func files() throws -> [String] {
        let suffix = ".mustache"
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
    }
}
