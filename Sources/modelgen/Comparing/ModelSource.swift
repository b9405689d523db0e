import Diagnostics
import Files
import Pipeline

/// What a comparison reads: a model, or one version of it.
struct ModelSource {
    /// Several paths are one model if one is Swift.
    var paths: [String]
    /// The version to read; `nil` for the current one.
    var version: String?
    /// What messages call it. For example: `Notes.xcdatamodeld#Notes 2`.
    var label: String

    enum Kind {
        case bundle
        case modelFolder
        case json
        case swift
        /// An input of another kind, such as a database or a folder of scripts. It has no versions.
        case other
    }

    init(paths: [String], version: String? = nil) {
        self.paths = paths
        self.version = version
        label = paths.joined(separator: ", ") + (version.map { "#\($0)" } ?? "")
    }

    /// A path, with or without the name of a version behind `#`.
    init(argument: String) {
        let parts = argument.split(separator: "#", omittingEmptySubsequences: false)
        let path = parts.dropLast().joined(separator: "#")
        if parts.count > 1, !exists(argument), exists(path), let name = parts.last, !name.isEmpty {
            self.init(paths: [path], version: String(name))
        } else {
            self.init(paths: [argument])
        }
    }

    var kind: Kind {
        let name = withoutTrailingSlashes(paths[0]).lowercased()
        guard paths.count == 1 else { return .swift }
        if name.hasSuffix(".xcdatamodeld") { return .bundle }
        if name.hasSuffix(".xcdatamodel") { return .modelFolder }
        if name.hasSuffix(".json") { return .json }
        return !exists(paths[0]) || InputKinds.isSwift(paths[0]) ? .swift : .other
    }

    /// The place of the whole, for what is about no part of it.
    var place: SourceLocation { SourceLocation(file: paths[0]) }

    func with(version: String) -> ModelSource {
        ModelSource(paths: paths, version: version)
    }
}
