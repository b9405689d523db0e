/// Spells the types of other modules in a way that the user's own types can't shadow.
///
/// For example: in a module with a class `Data`, Foundation's is spelled `Foundation.Data`.
package struct TypeNames: Sendable {
    /// Types of ours that apps like to name their own after, also in files that aren't read. They're
    /// qualified in any case. For example: a view named `Row`.
    private static let common: WordSet = [
        "Entity", "Field", "Fields", "KeyPaths", "Row", "Statement",
    ]

    private let shadowed: WordSet

    /// - Parameter classes: The names of the types that the user's module declares, and of
    ///   properties that could be mistaken for a type.
    package init(classes: some Sequence<String>) {
        // Each part of the name of a nested type hides a name in some scope.
        shadowed = WordSet(
            classes.flatMap { name in
                name.utf8.contains(UInt8(ascii: "."))
                    ? name.split(separator: ".").map(String.init) : [name]
            }
        )
    }

    package func swift(_ name: String) -> String { spelled(name, in: "Swift") }

    package func foundation(_ name: String) -> String { spelled(name, in: "Foundation") }

    /// The spelling of a type whose generic collections are the standard library's.
    ///
    /// For example: `[Swift.Set<Int>]` for `[Set<Int>]` beside a class named `Set`, which has no parameters.
    package func qualifyingCollections(in type: String) -> String {
        let collections = ["Array", "Dictionary", "Optional", "Set"].filter(shadowed.contains)
        if collections.isEmpty { return type }
        return replacingNames(in: type) { name, next in
            next == "<" && collections.contains(name) ? swift(name) : name
        }
    }

    package func coreData(_ name: String) -> String { spelled(name, in: "CoreData") }

    package func swiftData(_ name: String) -> String { spelled(name, in: "SwiftData") }

    package func modelTypes(_ name: String) -> String { spelled(name, in: "ModelTypes") }

    package func modelStore(_ name: String) -> String { spelled(name, in: "ModelStore") }

    /// The spelling of a class in fields, whose generic parameter is named `Model`.
    ///
    /// For example: `Photo`, or the alias `ModelClass` for a class named `Model`.
    package func inFields(_ className: String) -> String {
        guard className == "Model" else { return className }
        var alias = "ModelClass"
        while shadowed.contains(alias) { alias += "_" }
        return alias
    }

    private func spelled(_ name: String, in module: String) -> String {
        shadowed.contains(name) || Self.common.contains(name) ? "\(module).\(name)" : name
    }
}

/// A type with other names, except those that have a name before them.
///
/// For example: `[Swift.Int]` for `[Int]`.
///
/// - Parameter replaced: What takes the place of a name, which the second argument follows; `nil` at the end.
package func replacingNames(
    in type: String,
    _ replaced: (_ name: String, _ next: Character?) -> String
) -> String {
    var result = ""
    var name = ""
    func addName(before next: Character?) {
        result += result.hasSuffix(".") || name.isEmpty ? name : replaced(name, next)
        name = ""
    }
    for character in type {
        if character.isLetter || character.isNumber || character == "_" {
            name.append(character)
            continue
        }
        addName(before: character)
        result.append(character)
    }
    addName(before: nil)
    return result
}
