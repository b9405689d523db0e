import CoreDataModelReader
import Diagnostics
import Files
import ModelIR

/// Xcode's model files.
struct ModelFileKind: InputKind {
    let words = "a model file"
    let suffixes = modelFolderSuffixes
    func target(of path: String) -> Target { .coredata }

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

    func versions(_ paths: [String], _ diagnostics: inout DiagnosticSink) -> [InputVersion] {
        guard paths.count == 1 else { return [] }
        let found = CoreDataModelReader.versions(of: paths[0], diagnostics: &diagnostics)
        let all = inOrder(found ?? [])
        let count = all.firstIndex(where: \.isCurrent).map { $0 + 1 } ?? all.count
        return all.prefix(count).map { InputVersion(name: $0.name, number: nil) }
    }

    func versionNames(_ path: String) -> [String] {
        var ignored = DiagnosticSink()
        let found = CoreDataModelReader.versions(of: path, diagnostics: &ignored)
        return inOrder(found ?? []).map(\.name)
    }

    func editor() -> PartEditor { ModelFileEditor().replacement(of:of:in:with:) }
}
