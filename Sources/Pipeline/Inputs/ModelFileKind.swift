import CoreDataModelReader
import Diagnostics
import Files
import ModelIR

/// Xcode's model files.
struct ModelFileKind: InputKind {
    let words = "a model file"
    let suffixes = modelFolderSuffixes
    let target = Target.coredata

    func isFound(_ entry: FolderWalk.Entry) -> Bool { entry.isFolder && owns(entry.name) }

    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?] {
        let reader = CoreDataModelReader(modelVersion: modelVersion, expected: InputKinds.list)
        return paths.map { path in
            readChecked(editor: editor(), &diagnostics) { found in
                reader.read(path, diagnostics: &found)
            }
        }
    }

    func editor() -> PartEditor { ModelFileEditor().replacement(of:of:in:with:) }
}
