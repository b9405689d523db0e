import CompiledModelReader
import Diagnostics
import Files
import ModelIR

/// Models that Xcode has compiled.
struct CompiledModelKind: InputKind {
    let words = "a compiled model"
    let suffixes = CompiledModelReader.suffixes
    func target(of path: String) -> Target { .coredata }
    let isDerived = true

    func isFound(_ entry: FolderWalk.Entry) -> Bool { owns(entry.name) }

    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?] {
        let reader = CompiledModelReader(modelVersion: modelVersion)
        return paths.map { path in
            readChecked(&diagnostics) { reader.read(path, diagnostics: &$0) }
        }
    }

    func versionNames(_ path: String) -> [String] { CompiledModelReader.versionNames(of: path) }
}
