import CoreDataModelReader
import Files

/// The files that a converted model takes.
struct ConvertedFiles {
    /// The folder that holds them; empty for the current one.
    let folder: String
    private let form: Form

    private enum Form {
        /// A file with this name.
        case file(String)
        /// A version of a model by itself.
        case version
        /// A bundle with this version.
        case bundle(String)
    }

    /// `path` is where the user wants the model.
    init(path: String, form: ConvertCommand.Form) {
        let path = withoutTrailingSlashes(path)
        let name = lastComponent(of: path)
        switch form {
        case .xcdatamodel where name.hasSuffix(".xcdatamodel"):
            folder = path
            self.form = .version
        case .xcdatamodel where name.hasSuffix(".xcdatamodeld"):
            folder = path
            self.form = .bundle(name.dropLast(".xcdatamodeld".count) + ".xcdatamodel")
        case .xcdatamodel, .json:
            folder = String(path.dropLast(name.count))
            self.form = .file(name)
        }
    }

    /// Paths in the folder, with what each file holds.
    ///
    /// A bundle holds one version, which is its current one. For example: `Notes.xcdatamodeld` holds
    /// `Notes.xcdatamodel/contents` and `.xccurrentversion`.
    func files(_ text: [UInt8]) -> [(path: String, content: [UInt8])] {
        switch form {
        case .file(let name): [(name, text)]
        case .version: [("contents", text)]
        case .bundle(let version):
            [("\(version)/contents", text), (".xccurrentversion", currentVersion(version))]
        }
    }

    private func currentVersion(_ version: String) -> [UInt8] {
        Array(CoreDataModelWriter.currentVersion(named: version).utf8)
    }
}
