import CoreDataLowering
import Diagnostics
import ModelIR
import SharedLowering

/// The target for Apple's Core Data.
struct CoreDataTarget: TargetDefinition {
    let target = Target.coredata
    let fileTemplate = "coredata-file"
    let isForCoreData = true
    // The initializer that a managed object inherits has no actor.
    let hasIsolatedTypes = false
    var names: TargetNames { .coreData }

    func lower(
        _ model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> CoreDataParts {
        CoreDataParts(model, options: options, diagnostics: &diagnostics)
    }
}
