import Diagnostics
import ModelIR
import SwiftNames

/// Renames properties in carried-over code as a target renames them, and finds code that the target can't
/// contain: a name in it may or may not refer to a property, or it would override a member of the base class.
///
/// For example: for Core Data, `func digest() -> Int { hash &* 31 }` becomes `func digest() -> Int { hashProperty
/// &* 31 }`: every managed object has a `hash`.
///
/// - Parameter names: The names of the classes' properties; only called if one may differ.
/// - Returns: The code to remove, and why.
package func renameInCode(
    _ model: inout Model,
    for target: TargetNames,
    _ names: (Model) -> PropertyRenamings
) -> [SourceFragment: FragmentProblem] {
    guard !model.ownedFragments.isEmpty else { return [:] }
    var problems = model.hasUnusualName(for: target) ? model.rename(names(model)) : [:]
    for entity in model.entities {
        for member in entity.code?.carriedOver ?? [] where member.overrides(target) {
            problems[member] = .inheritedName(target.baseClass)
        }
    }
    return problems
}

/// Does the same, removes the code, and reports it.
package func adaptCode(
    _ model: inout Model,
    for target: TargetNames,
    _ diagnostics: inout DiagnosticSink,
    _ names: (Model) -> PropertyRenamings
) {
    let problems = renameInCode(&model, for: target, names)
    if problems.isEmpty { return }
    for removed in model.removeFragments(naming: [], with: problems) {
        diagnostics.report(removed.warning("missing", "move it into a file of your own"))
    }
}

extension SourceFragment {
    /// Whether the member would override one of every class without saying so.
    fileprivate func overrides(_ target: TargetNames) -> Bool {
        guard [.method, .computedProperty].contains(kind), language == "swift",
            target.inherited.contains(name)
        else { return false }
        return !declarationWords.contains { ["class", "override", "static"].contains($0) }
    }
}

extension PropertyRenamings {
    /// Adds the properties of a class that are declared in Swift.
    package mutating func add(_ entity: Entity, _ names: PropertyNames) {
        for property in entity.properties
        where property.kind != .composite && property.origin.file.isSwift {
            add(property.declaredName, as: names.swiftName(property.name), of: entity.name)
        }
    }
}

extension Model {
    /// Whether the name of a property may be one that the code can't use.
    fileprivate func hasUnusualName(for target: TargetNames) -> Bool {
        let types = Set(entities.map(\.name) + namesBesideClasses)
        return entities.indices.contains { index in
            entities[index].properties.storedNames.contains { name in
                target.reserved.contains(name) || types.contains(name) || !name.isUsual
            }
        }
    }
}

extension String {
    /// Whether the name is an identifier that begins in lowercase, and has no suffix of a meaning.
    fileprivate var isUsual: Bool {
        guard let first = utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
            return false
        }
        return !hasSuffix("Raw") && SwiftIdentifier.sanitized(self) == self
    }
}
