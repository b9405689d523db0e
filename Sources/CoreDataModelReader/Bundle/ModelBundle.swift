import Diagnostics
import Files

/// An `.xcdatamodeld` folder: the versions of a model, and the current one.
struct ModelBundle {
    static let suffix = ".xcdatamodeld"
    static let versionSuffix = ".xcdatamodel"

    var path: String
    var name: String
    /// The versions, sorted by name.
    var versions: [ModelVersion]
    /// The name in `.xccurrentversion`, including its extension; `nil` if there is none.
    var namedCurrent: String?

    /// Reads the bundle without descending into version folders, in which models are sometimes
    /// nested by mistake.
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

    /// The version that `.xccurrentversion` names; without that file, the only version.
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

    /// The name of a version without its extension, if any.
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
