import ModelIR
import SwiftNames

/// The types of a managed object model that code builds: their names, and whether they exist.
///
/// For example: `HealthNotesModel` and `HealthNotesStack` for the model `HealthNotes`. The name of the
/// model alone would often be that of the module, which it would hide.
struct ManagedModelPlan {
    /// The model's name. For example: `HealthNotes`; `Models` for several files of Swift, whose order
    /// would otherwise determine the names.
    let title: String
    /// For example: `HealthNotesModel`.
    let name: String
    /// For example: `HealthNotesStack`; `nil` unless the user asked for a container.
    let stackName: String?

    /// - Parameter taken: The names of the other types.
    /// - Returns: `nil` unless the user asked for the model.
    init?(_ model: Model, _ form: StackForm, taken: [String]) {
        guard form != .none, !model.entities.isEmpty else { return nil }
        title = model.isNamedByOneOfItsFiles ? "Models" : model.name
        let joined = identifiers(in: title).map { SwiftIdentifier.capitalized($0) }.joined()
        let base = SwiftIdentifier.sanitized(joined)
        // Files are named like types, and file systems can ignore case.
        let taken = Set(taken.map { $0.lowercased() } + ["values"])
        let isModel = ["Model", "Models"].contains { base.hasSuffix($0) }
        let names = (isModel ? [base] : []) + [base + "Model", base + "ManagedObjectModel"]
        let name = Self.free(names, taken)
        self.name = name
        stackName =
            form == .container
            ? Self.free(
                [base + "Stack", base + "CoreDataStack"],
                taken.union([name.lowercased()])
            ) : nil
    }

    var names: [String] { [name] + [stackName].compactMap(\.self) }

    private static func free(_ names: [String], _ taken: Set<String>) -> String {
        if let name = names.first(where: { !taken.contains($0.lowercased()) }) { return name }
        var name = names[0]
        while taken.contains(name.lowercased()) { name += "_" }
        return name
    }
}

extension Model {
    /// Whether its name is that of the first of several files of Swift, rather than that of their
    /// folder.
    fileprivate var isNamedByOneOfItsFiles: Bool {
        let files = sources.filter(\.isSwift)
        guard files.count > 1, let first = sources.first, first.isSwift else { return false }
        return first.path.split(separator: "/").last == Substring(name + ".swift")
    }
}
