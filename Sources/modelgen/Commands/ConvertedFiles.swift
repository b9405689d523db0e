import CoreDataModelReader
import Files

/// The result of converting a model.
struct ConvertedText {
    var text: [UInt8]
    /// The value types, which a model file can't represent.
    var values: [UInt8]?
}

/// The files of a converted model.
struct ConvertedFiles {
    /// The folder that contains them; empty for the current folder.
    let folder: String
    /// The file or bundle in the folder. For example: `Notes.xcdatamodeld`.
    private let name: String
    private let form: Form

    private enum Form {
        case file
        /// A single version of a model.
        case version
        /// A bundle with one version.
        case bundle
    }

    /// `path` is the location that the user specified.
    init(path: String, form: ConvertCommand.Form) {
        let path = withoutTrailingSlashes(path)
        name = lastComponent(of: path)
        folder = String(path.dropLast(name.count))
        switch form {
        case .xcdatamodel where name.hasSuffix(".xcdatamodel"): self.form = .version
        case .xcdatamodel where name.hasSuffix(".xcdatamodeld"): self.form = .bundle
        case .xcdatamodel, .swift, .json, .sql, .ckdb: self.form = .file
        }
    }

    /// Returns the paths in the folder, with the content of each file.
    ///
    /// A bundle contains one version, which is the current one. For example: `Notes.xcdatamodeld`
    /// contains `Notes.xcdatamodel/contents` and `.xccurrentversion`, and `NotesValues.swift` is
    /// next to it.
    func files(_ converted: ConvertedText) -> [(path: String, content: [UInt8])] {
        model(converted.text) + (converted.values.map { [(valuesName, $0)] } ?? [])
    }

    /// The file with the value types. For example: `NotesValues.swift`.
    var valuesName: String { stem + "Values.swift" }

    private func model(_ text: [UInt8]) -> [(path: String, content: [UInt8])] {
        switch form {
        case .file: return [(name, text)]
        case .version: return [("\(name)/contents", text)]
        case .bundle:
            let version = stem + ".xcdatamodel"
            let current = CoreDataModelWriter.currentVersion(named: version)
            return [
                ("\(name)/\(version)/contents", text),
                ("\(name)/.xccurrentversion", Array(current.utf8)),
            ]
        }
    }

    /// A version other than the one that would be written, if the bundle is there and has one. For example:
    /// `Notes 2.xcdatamodel`.
    var otherVersion: String? {
        guard form == .bundle else { return nil }
        let names = (try? listFolder(folder + name)) ?? []
        return names.sorted().last { $0.hasSuffix(".xcdatamodel") && $0 != stem + ".xcdatamodel" }
    }

    /// The bundle. For example: `App/Notes.xcdatamodeld`.
    var path: String { folder + name }

    /// The name without its extension.
    private var stem: String {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 ? parts.dropLast().joined(separator: ".") : name
    }
}
