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

    func helperModules(of model: Model) -> [String] {
        model.declarations.contains { $0.text.contains("NSManagedObject") } ? ["CoreData"] : []
    }

    func usableCode(
        of model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> Model {
        CoreDataLowering.usableCode(of: model, options, &diagnostics)
    }

    func lower(
        _ model: Model,
        _ options: LoweringOptions,
        _ diagnostics: inout DiagnosticSink
    ) -> CoreDataParts {
        CoreDataParts(model, options: options, diagnostics: &diagnostics)
    }
}
