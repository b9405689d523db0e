import ModelIR
import SwiftNames

/// Reports value types whose names are invalid or taken.
func checkNames(_ scope: inout ValueScope) {
    let model = scope.model
    var taken: [String: (what: String, origin: Origin)] = [:]
    for entity in model.entities where entity.hasClass {
        taken[className(entity)] = ("the class of entity '\(entity.name)'", entity.origin)
    }
    // A struct declared under a composite's name is the composite's value.
    let structures = Set(model.valueTypes.filter(\.isStructure).map(\.name))
    for composite in model.composites where !structures.contains(composite.name) {
        taken[composite.name] = ("a composite", composite.origin)
    }
    for type in model.valueTypes {
        let name = type.name
        // Each part of the name of a nested type. For example: `Task.Priority`.
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if parts.contains(where: {
            SwiftIdentifier.sanitized($0) != $0 || !SwiftIdentifier.isTypeName($0)
        }) {
            scope.report("value-type.wrong-name", type.origin, "'\(name)' is no name for Swift")
        }
        if let first = taken.updateValue(("a value type", type.origin), forKey: name) {
            scope.report(
                "value-type.duplicate-name",
                type.origin,
                "'\(name)' is the name of \(first.what), too; rename one",
                notes: [scope.note("it is declared here", first.origin)]
            )
        }
    }
}

extension Entity {
    /// Whether a class is generated for the entity.
    fileprivate var hasClass: Bool {
        switch classReference {
        case .unspecified, .empty: false
        case .named, .inCurrentModule, .inModule: true
        }
    }
}
