import Diagnostics
import ModelIR
import SharedLowering
import SwiftDataLowering
import VersionLowering

/// The target for Apple's SwiftData, whose stores are Core Data's.
struct SwiftDataTarget: TargetDefinition {
    let target = Target.swiftdata
    let fileTemplate = "swiftdata-file"
    let isForCoreData = true
    let versionForm: VersionForm? = .swiftData
    let keepsNesting = true
    let hasIsolatedTypes = false
    var names: TargetNames { .swiftData }

    func helperModules(of model: Model) -> [String] { ["SwiftData"] }

    func leavesOut(_ attribute: Attribute) -> Bool { SwiftDataParts.leavesOut(attribute) }

    func lower(
        _ model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> SwiftDataParts {
        SwiftDataParts(model, options: options, diagnostics: &diagnostics)
    }
}
