import Diagnostics
import ModelIR

/// Reports classes whose files would have one name.
///
/// - Parameters:
///   - plans: The classes.
///   - name: The name of a class with the types around it; `nil` for one that isn't generated.
///   - parts: The name of a class alone, and its entity.
///   - part: The part of an entity's declaration that names its class. For example: `representedClassName`.
package func reportRepeatedClasses<Plan>(
    _ plans: [Plan],
    name: (Plan) -> String?,
    parts: (Plan) -> (name: String, entity: Entity),
    at part: String,
    _ diagnostics: inout DiagnosticSink
) {
    var owners: [String: Int] = [:]
    owners.reserveCapacity(plans.count)
    // By index: copying a plan takes longer than reading its name.
    for index in plans.indices {
        guard let key = name(plans[index])?.lowercased(),
            let first = owners.updateValue(index, forKey: key)
        else { continue }
        let (plan, other) = (parts(plans[index]), parts(plans[first]))
        diagnostics.report(
            repeatedClass(plan.name, of: plan.entity, like: other.name, of: other.entity, at: part)
        )
    }
}

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
