import CoreDataModelReader
import Files

/// What a model was converted to.
struct ConvertedText {
    var text: [UInt8]
    /// The value types, which a model file has no place for.
    var values: [UInt8]?
}

/// The files that a converted model takes.
struct ConvertedFiles {
    /// The folder that holds them; empty for the current one.
    let folder: String
    /// What stands there. For example: `Notes.xcdatamodeld`.
    private let name: String
    private let form: Form

    private enum Form {
        case file
        /// A version of a model by itself.
        case version
        /// A bundle with one version.
        case bundle
    }

    /// `path` is where the user wants the model.
    init(path: String, form: ConvertCommand.Form) {
        let path = withoutTrailingSlashes(path)
        name = lastComponent(of: path)
        folder = String(path.dropLast(name.count))
        switch form {
        case .xcdatamodel where name.hasSuffix(".xcdatamodel"): self.form = .version
        case .xcdatamodel where name.hasSuffix(".xcdatamodeld"): self.form = .bundle
        case .xcdatamodel, .swift, .json, .sql: self.form = .file
        }
    }

    /// Paths in the folder, with what each file holds.
    ///
    /// A bundle holds one version, which is its current one. For example: `Notes.xcdatamodeld` holds
    /// `Notes.xcdatamodel/contents` and `.xccurrentversion`, and beside it is `NotesValues.swift`.
    func files(_ converted: ConvertedText) -> [(path: String, content: [UInt8])] {
        model(converted.text) + (converted.values.map { [(stem + "Values.swift", $0)] } ?? [])
    }

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

    /// The name without its ending.
    private var stem: String {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 ? parts.dropLast().joined(separator: ".") : name
    }
}
