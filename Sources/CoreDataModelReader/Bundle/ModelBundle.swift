import Diagnostics
import Files

/// An `.xcdatamodeld` folder: the versions of a model, and which of them is current.
struct ModelBundle {
    static let suffix = ".xcdatamodeld"
    static let versionSuffix = ".xcdatamodel"

    var path: String
    var name: String
    /// Sorted by name.
    var versions: [ModelVersion]
    /// The name in `.xccurrentversion`, with its extension; nil where none stands there.
    var namedCurrent: String?

    /// Looks into the bundle, but never into folders of a version: models are at times nested
    /// there by mistake.
    init?(path: String, name: String, diagnostics: inout DiagnosticSink) {
        self.path = path
        self.name = name
        let location = SourceLocation(file: path)
        do {
            let files = try listFolder(path)
            guard let current = Self.current(in: path, files: files, diagnostics: &diagnostics)
            else { return nil }
            namedCurrent = current.isEmpty ? nil : current
            versions = Self.versions(in: path, files: files)
        } catch {
            diagnostics.report(
                Diagnostic(.error, "path.unreadable", at: location, "'\(path)' \(error.message)")
            )
            return nil
        }
        markCurrent()
    }

    /// The version that `.xccurrentversion` names or, without it, the only one.
    var current: ModelVersion? { versions.first(where: \.isCurrent) }

    private static func versions(in path: String, files: [String]) -> [ModelVersion] {
        let versions = files.compactMap { file -> ModelVersion? in
            let folder = "\(path)/\(file)"
            guard let name = stem(of: file, without: versionSuffix),
                isFolder(folder)
            else { return nil }
            return ModelVersion(name: name, folder: folder)
        }
        return versions.sorted { $0.name < $1.name }
    }

    private mutating func markCurrent() {
        let current = namedCurrent.map(Self.versionName)
        for index in versions.indices {
            let isOnly = current == nil && versions.count == 1
            versions[index].isCurrent = isOnly || versions[index].name == current
        }
    }

    /// A version's name without its extension, if it has one.
    static func versionName(_ text: String) -> String {
        stem(of: text, without: versionSuffix) ?? text
    }
}

extension ModelVersion {
    init(name: String, folder: String) {
        self.name = name
        path = folder
        isBinary = !exists(folder + "/contents") && exists(folder + "/elements")
        isCurrent = false
    }
}
