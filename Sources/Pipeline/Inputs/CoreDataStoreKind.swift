import CompiledModelReader
import Diagnostics
import Files
import ModelIR

/// SQLite stores of Core Data, which contain their model.
struct CoreDataStoreKind: InputKind {
    let words = "a Core Data store"
    let suffixes = [".sqlite", ".store", ".storedata"]
    let target = Target.coredata
    let joinsInputs = false

    func claims(_ folder: String) -> Bool { false }

    /// A store is data, so that it's read only if the user names it.
    func isFound(_ entry: FolderWalk.Entry) -> Bool { false }

    func read(
        _ paths: [String],
        of input: ModelInput,
        modelVersion: String?,
        _ diagnostics: inout DiagnosticSink
    ) -> [Model?] {
        paths.map { path in
            readChecked(&diagnostics) { StoreModelReader().read(path, diagnostics: &$0) }
        }
    }
}
