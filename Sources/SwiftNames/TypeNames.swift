/// Spells the types of other modules so that the user's own types can't hide them.
///
/// For example: in a module with a class `Data`, Foundation's is written `Foundation.Data`.
package struct TypeNames: Sendable {
    private let shadowed: WordSet

    /// - Parameter classes: the names of the types that the user's module declares.
    package init(classes: some Sequence<String>) {
        shadowed = WordSet(classes)
    }

    package func swift(_ name: String) -> String { spelled(name, in: "Swift") }

    package func foundation(_ name: String) -> String { spelled(name, in: "Foundation") }

    package func coreData(_ name: String) -> String { spelled(name, in: "CoreData") }

    package func modelTypes(_ name: String) -> String { spelled(name, in: "ModelTypes") }

    package func modelStore(_ name: String) -> String { spelled(name, in: "ModelStore") }

    private func spelled(_ name: String, in module: String) -> String {
        shadowed.contains(name) ? "\(module).\(name)" : name
    }
}
