import Diagnostics
import ModelIR

/// The diagnostic for a class whose name is that of another one, apart from case: their files would have one name.
///
/// - Parameters:
///   - name: The name of the class. For example: `note`.
///   - other: The name of the class that has the file. For example: `Note`.
///   - part: The part of an entity's declaration that names its class. For example: `representedClassName`.
package func repeatedClass(
    _ name: String,
    of entity: Entity,
    like other: String,
    of first: Entity,
    at part: String
) -> Diagnostic {
    let difference = name == other ? "is called like" : "differs only in case from"
    let reason = name == other ? "" : ", and file systems can ignore case"
    return Diagnostic(
        .error,
        "type.repeated-name",
        at: entity.origin.location(of: part),
        "class '\(name)' of entity '\(entity.name)' \(difference) class '\(other)' of entity '\(first.name)'\(reason);"
            + " rename one",
        notes: [Diagnostic.Note("'\(first.name)' is here", at: first.origin.location)]
    )
}
