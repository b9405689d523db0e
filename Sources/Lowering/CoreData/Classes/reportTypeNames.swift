import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// Reports types whose names can't be used: keywords, and names that two types would share.
func reportTypeNames(
    _ plans: ClassPlans,
    _ model: Model,
    _ diagnostics: inout DiagnosticSink
) {
    for entity in model.entities { reportChangedName(entity, &diagnostics) }
    // By index: only the names matter, and iterating would copy the entities.
    for index in plans.classes.indices {
        let name = plans.classes[index].name
        let isModule = modules.contains(name)
        guard isModule || name == "ID" || !SwiftIdentifier.isTypeName(name) else { continue }
        let plan = plans.classes[index]
        let place = plan.entity.origin.location(of: "representedClassName")
        diagnostics.report(
            name == "ID"
                ? identifierAsType(place)
                : isModule ? moduleAsType(name, place) : keywordAsType("class", name, place)
        )
    }
    reportRepeatedClasses(
        plans.classes,
        name: { $0.form == .leftOut ? nil : $0.name },
        parts: { ($0.name, $0.entity) },
        at: "representedClassName",
        &diagnostics
    )
    guard !model.composites.isEmpty else { return }
    // File systems can ignore case.
    var taken = Set(plans.classes.map { $0.name.lowercased() })
    for composite in model.composites {
        let name = SwiftIdentifier.sanitized(composite.name)
        let place = composite.origin.location(of: "name")
        if !SwiftIdentifier.isTypeName(name) {
            diagnostics.report(keywordAsType("composite", name, place))
        }
        if !taken.insert(name.lowercased()).inserted {
            diagnostics.report(repeated(composite.name, place))
        }
    }
}

/// Reports a class whose name no class can have. Core Data looks for it under that name.
private func reportChangedName(_ entity: Entity, _ diagnostics: inout DiagnosticSink) {
    guard entity.nameInCode == nil, let name = entity.namedClass else { return }
    let usable = SwiftIdentifier.sanitized(name)
    guard usable != name else { return }
    diagnostics.report(
        Diagnostic(
            .warning,
            "class.unusable-name",
            at: entity.origin.location(of: "representedClassName"),
            "no class can be called '\(name)'; the code calls it '\(usable)',"
                + " which Core Data doesn't find; write that name in the model"
        )
    )
}

/// The modules that can qualify types in the code.
private let modules: WordSet = ["CoreData", "Foundation", "ModelTypes", "Swift"]

/// The diagnostic for a class with the name of `Identifiable`'s associated type.
private func identifierAsType(_ place: SourceLocation) -> Diagnostic {
    Diagnostic(
        .error,
        "type.reserved-name",
        at: place,
        "a class can't be called 'ID', since every NSManagedObject has a type of that name; name"
            + " another class in the model"
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
