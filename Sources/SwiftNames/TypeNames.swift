/// Spells the types of other modules so that the user's own types can't hide them.
///
/// For example: in a module with a class `Data`, Foundation's is written `Foundation.Data`.
package struct TypeNames: Sendable {
    private let shadowed: WordSet

    /// - Parameter classes: the names of the types that the user's module declares, and of properties
    ///   that could be meant instead of a type.
    package init(classes: some Sequence<String>) {
        shadowed = WordSet(classes)
    }

    package func swift(_ name: String) -> String { spelled(name, in: "Swift") }

    package func foundation(_ name: String) -> String { spelled(name, in: "Foundation") }

    package func coreData(_ name: String) -> String { spelled(name, in: "CoreData") }

    package func modelTypes(_ name: String) -> String { spelled(name, in: "ModelTypes") }

    package func modelStore(_ name: String) -> String { spelled(name, in: "ModelStore") }

    /// A class as fields name it, where `Model` is what they are generic over.
    ///
    /// For example: `Photo`, and `ModelClass`, a second name, for a class that is called `Model`.
    package func inFields(_ className: String) -> String {
        guard className == "Model" else { return className }
        var alias = "ModelClass"
        while shadowed.contains(alias) { alias += "_" }
        return alias
    }

    private func spelled(_ name: String, in module: String) -> String {
        shadowed.contains(name) ? "\(module).\(name)" : name
    }
}
