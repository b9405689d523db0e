import Diagnostics
import Files
import ModelIR

/// Swift files with declarations, and folders of such files.
struct SwiftKind: InputKind {
    let words = "Swift"
    let suffixes = [".swift"]
    func target(of path: String) -> Target { .sqlite }
    /// Value types are available to the entities of every input.
    let joinsInputs = true
    let folderSuffix: String? = ".swift"
    let reader: any SwiftReader

    func claims(_ folder: String) -> Bool {
        FolderWalk.contains(below: folder) { !$0.isFolder && owns($0.name) }
    }

    /// Only matches folders called `Models`: other Swift files are more likely to be the user's
    /// code.
    func isFound(_ entry: FolderWalk.Entry) -> Bool {
        entry.isFolder && entry.name == "Models"
            && FolderWalk.contains(below: entry.path) { file in
                !file.isFolder && owns(file.name) && declaresModel(file.path)
            }
    }

    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?] {
        reportPassedOverModels(paths, "Swift files", in: input, &diagnostics)
        let model = readChecked(&diagnostics) { found in
            reader.read(
                paths,
                name: input.modelName,
                modelVersion: input.parts.count == 1 ? modelVersion : nil,
                diagnostics: &found
            )
        }
        return [model]
    }

    func versions(_ paths: [String], _ diagnostics: inout DiagnosticSink) -> [InputVersion] {
        reader.versions(paths, diagnostics: &diagnostics)
            .map { InputVersion(name: $0.name, number: $0.number) }
    }

    func editor() -> PartEditor { reader.editor() }

    /// Whether a file contains an attribute that only declarations of models and value types have.
    private func declaresModel(_ file: String) -> Bool {
        guard let bytes = try? readFile(file) else { return false }
        let words = String(decoding: bytes, as: UTF8.self)
            .split { !$0.isLetter && $0 != "@" }
        let attributes: Set<Substring> = ["@Model", "@Validated", "@OptionSet", "@Composite"]
        return words.contains { attributes.contains($0) }
    }
}
