import Foundation
import Templates
import TestSupport
import Testing

/// The folder, `Templates.swift` and `Package.swift` list the same templates.
struct TemplateListTests {
    @Test func theListIsWhatTheFolderHolds() throws {
        let listed = Templates.folders.flatMap { folder in
            folder.templates.map { "\(folder.name)/\($0.name)" }
        }
        #expect(listed == (try BuiltIn.files()))
    }

    /// Embedding flattens the folders.
    @Test func noTwoTemplatesHaveOneName() {
        #expect(Set(BuiltIn.names).count == BuiltIn.names.count)
    }

    @Test func everyTextIsThatOfItsFile() throws {
        for folder in Templates.folders {
            for template in folder.templates {
                let path = "\(folder.name)/\(template.name).mustache"
                let file = try Data(contentsOf: BuiltIn.folder.appending(path: path))
                #expect(Array(file) == template.text, "\(path)")
            }
        }
    }

    @Test func thePackageEmbedsTheSameTemplates() throws {
        let file = repositoryRoot.appending(path: "Package.swift")
        let manifest = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let names =
            try embedded(in: manifest, "coreDataTemplates", "CoreData/coredata-")
            + embedded(in: manifest, "sqliteTemplates", "SQLite/sqlite-")
            + embedded(in: manifest, "sharedTemplates", "Shared/shared-")
            + embedded(in: manifest, "valuesTemplates", "Values/values-")
        #expect(names == (try BuiltIn.files()))
    }

    /// The paths that a list in the manifest describes.
    private func embedded(
        in manifest: String,
        _ list: String,
        _ prefix: String
    ) throws -> [String] {
        let start = try #require(manifest.range(of: "let \(list) = ["))
        let rest = manifest[start.upperBound...]
        let end = try #require(rest.range(of: "].map { Resource.embedInCode(\"\(prefix)"))
        let words = rest[..<end.lowerBound].split(separator: "\"").map { String($0) }
        let names = words.filter { $0.allSatisfy { $0.isLetter || $0 == "-" } }
        return names.map { prefix + $0 }
    }
}
