import Diagnostics
import ModelIR

/// The warnings for declared code that uses names of SwiftData.
func swiftDataNames(in model: Model) -> [Diagnostic] {
    model.fragments.compactMap { fragment in
        guard let word = fragment.word(of: names) else { return nil }
        return Diagnostic(
            .warning,
            "member.missing-name",
            at: fragment.origin.location,
            fragment.subject
                + " names '\(word)', which is SwiftData's and not in the code for Core Data; move it into a"
                + " file of your own"
        )
    }
}

private let names: Set = [
    "FetchDescriptor", "ModelActor", "ModelConfiguration", "ModelContainer", "ModelContext",
    "PersistentIdentifier", "PersistentModel", "modelContext", "persistentModelID",
]
