import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// Says which types cannot have their names: keywords, and names that two types would have.
func reportTypeNames(
    _ plans: ClassPlans,
    _ model: Model,
    _ diagnostics: inout DiagnosticSink
) {
    // By index: only the names are of interest, and need no copy of what has them.
    for index in plans.classes.indices {
        let name = plans.classes[index].name
        let isModule = modules.contains(name)
        guard isModule || name == "ID" || !SwiftIdentifier.isTypeName(name) else { continue }
        let plan = plans.classes[index]
        let place = model.location(of: plan.entity.origin, part: "representedClassName")
        diagnostics.report(
            name == "ID"
                ? identifierAsType(place)
                : isModule ? moduleAsType(name, place) : keywordAsType("class", name, place)
        )
    }
    guard !model.composites.isEmpty else { return }
    // File systems do not tell names apart that differ in case.
    var taken = Set(plans.classes.map { $0.name.lowercased() })
    for composite in model.composites {
        let name = SwiftIdentifier.sanitized(composite.name)
        let place = model.location(of: composite.origin, part: "name")
        if !SwiftIdentifier.isTypeName(name) {
            diagnostics.report(keywordAsType("composite", name, place))
        }
        if !taken.insert(name.lowercased()).inserted {
            diagnostics.report(repeated(composite.name, place))
        }
    }
}

/// The modules of which the code may have to say that a type is theirs.
private let modules: WordSet = ["CoreData", "Foundation", "ModelTypes", "Swift"]

/// The diagnostic for a class with the name of the type that `Identifiable` gives every class.
private func identifierAsType(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
        .error,
        "type.reserved-name",
        at: place,
        "a class can't be called 'ID', which is a type that every NSManagedObject has; name another"
            + " class in the model"
    )
}

private func repeated(_ name: String, _ place: SourceLocation) -> Diagnostic {
    Diagnostic(
        .error,
        "type.repeated-name",
        at: place,
        "composite '\(name)' would be a type that a class or another composite is already; rename it"
            + " in the model"
    )
}
