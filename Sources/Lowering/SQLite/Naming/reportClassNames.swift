import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// Reports class names that can't be used: keywords, modules, and members of all classes.
func reportClassNames(
    _ schema: SchemaPlan,
    _ model: Model,
    _ diagnostics: inout DiagnosticSink
) {
    for plan in schema.entities {
        let name = plan.ownName
        let place = plan.entity.origin.location(of: "representedClassName")
        if !SwiftIdentifier.isTypeName(name) {
            diagnostics.report(keywordAsType("class", name, place))
        } else if modules.contains(name) {
            diagnostics.report(moduleAsType(name, place))
        } else if TargetNames.sqlite.reserved.contains(name) || members.contains(name) {
            diagnostics.report(memberAsType(name, place))
        }
    }
}

/// The modules that can qualify types in the code.
private let modules: Set<String> = ["Foundation", "ModelStore", "ModelTypes", "Swift"]

/// The members that a property can be named after, but that would shadow a class of that name.
private let members: Set<String> = [
    "CloneBranch", "ID", "addKeyPaths", "bind", "decode", "decoded", "didChange", "encoded",
    "entity", "entityName", "fields", "getValue", "hasChanges", "hash", "id", "isDeleted", "relate",
    "reportUndecodable", "required", "resolve", "setValue", "storedEntity", "swapReference",
]

private func memberAsType(_ name: String, _ place: SourceLocation) -> Diagnostic {
    Diagnostic(
        .error,
        "type.reserved-name",
        at: place,
        "a class can't be called '\(name)', which is a member of every ModelObject; name another"
            + " class in the model"
    )
}
