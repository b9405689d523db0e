import Diagnostics
import ModelIR
import SQLiteLowering
import SharedLowering
import VersionLowering

/// The target for the library ModelStore.
struct SQLiteTarget: TargetDefinition {
    let target = Target.sqlite
    let fileTemplate = "sqlite-file"
    let isForCoreData = false
    let versionForm: VersionForm? = .sqlite
    let keepsNesting = true
    let hasIsolatedTypes = false
    var names: TargetNames { .sqlite }

    func helperModules(of model: Model) -> [String] { ["ModelStore"] }

    func leavesOut(_ attribute: Attribute) -> Bool { SQLiteParts.leavesOut(attribute) }

    func lower(
        _ model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> SQLiteParts {
        SQLiteParts(model, options: options, diagnostics: &diagnostics)
    }
}
