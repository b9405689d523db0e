import Diagnostics
import ModelIR

/// Returns a model without declared code that uses names of SwiftData, and reports what it leaves out.
package func withoutSwiftData(_ model: Model, _ diagnostics: inout DiagnosticSink) -> Model {
    var model = model
    constrainToManagedObjects(&model)
    for removed in model.removeFragments(naming: names) {
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
