import Diagnostics
import ModelIR
import SharedLowering

/// Returns a model without declared code that uses names of SwiftData, or that calls initializers which the
/// classes lack, and reports what it leaves out. Properties have their names of the classes in the rest.
package func usableCode(
    of model: Model,
    _ options: LoweringOptions,
    _ diagnostics: inout DiagnosticSink
) -> Model {
    var model = model
    constrainToManagedObjects(&model)
    let problems = renameInCode(&model, for: .coreData) { model in
        var unused = DiagnosticSink()
        return CoreDataParts(model, options: options, diagnostics: &unused).renamings
    }
    let initializers = calledInitializers(model, options)
    let removed = model.removeFragments(naming: names, lacking: initializers, with: problems)
    for removed in removed {
        diagnostics.report(
            removed.warning(
                "SwiftData's and not in the code for Core Data",
                "move it into a file of your own, with Core Data's names"
            )
        )
    }
    return model
}

private let names: Set = [
    "FetchDescriptor", "ModelActor", "ModelConfiguration", "ModelContainer", "ModelContext",
    "PersistentIdentifier", "PersistentModel", "modelContext", "persistentModelID",
]
