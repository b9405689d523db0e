import Diagnostics
import Files
import LineModelReader
import ModelIR

/// Files of which each line is an entity.
struct LineKind: InputKind {
    let words = "a file of lines"
    let suffixes = [".lines"]
    func target(of path: String) -> Target { .sqlite }

    func isFound(_ entry: FolderWalk.Entry) -> Bool { !entry.isFolder && owns(entry.name) }

    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?] {
        paths.map { path in
            readChecked(&diagnostics) { LineModelReader().read(path, diagnostics: &$0) }
        }
    }
}
