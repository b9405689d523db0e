import ModelIR
import SwiftNames

/// The imports for the class's code: those of its declaration, and of the classes that its attributes
/// hold. For example: `UIKit` for a transformable `UIColor`.
///
/// - Parameter inherited: What superclasses have, which initializers name, too.
package func neededImports(_ entity: Entity, inherited: InheritedTypes) -> [ImportView] {
    let carried = carriedImports(entity, inherited: inherited)
    let types = (inherited.attributes + entity.attributes).compactMap(\.customClassName)
    let modules = types.flatMap { type in
        identifiers(in: type).compactMap { PlatformNames.module(of: $0) }
    }
    let missing = Set(modules).subtracting(carried.map(\.module))
    guard !missing.isEmpty else { return carried }
    return (carried + missing.map { ImportView("import " + $0) })
        .sorted { $0.statement < $1.statement }
}

/// The declarations' imports for the class's code; empty if the code has no declared text that
/// could use them.
package func carriedImports(_ entity: Entity, inherited: InheritedTypes) -> [ImportView] {
    let code = entity.code
    let needsOwn = hasCarriedCode(entity) || entity.attributes.contains(where: namesTypes)
    let own = needsOwn ? code?.imports ?? [] : []
    let needsOthers = inherited.attributes.contains(where: namesTypes)
    let others = needsOthers ? inherited.code.flatMap(\.imports).filter { !own.contains($0) } : []
    return own.map(ImportView.init) + others.map(ImportView.init).merged
}

/// The parts of superclasses that determine what initializers of a class name.
package struct InheritedTypes {
    var attributes: [Attribute]
    var code: [CodeDetails]

    package init(attributes: [Attribute], code: [CodeDetails]) {
        self.attributes = attributes
        self.code = code
    }

    package init(of ancestors: [Entity]) {
        self.init(
            attributes: ancestors.flatMap(\.attributes),
            code: ancestors.compactMap(\.code)
        )
    }
}

/// Whether the code of a class contains text of its declaration.
package func hasCarriedCode(_ entity: Entity) -> Bool {
    guard let code = entity.code else { return false }
    return !code.parameterDefaults.isEmpty || !code.conformances.isEmpty
        || !code.declarations.isEmpty || entity.observers.contains(where: \.isRun)
        || code.carriedOver.contains {
            $0.isMember || $0.kind == .transientProperty
        }
}

/// Whether the declaration names an external type, or has an expression as the default.
private func namesTypes(_ attribute: Attribute) -> Bool {
    if case .opaque = attribute.defaultValue { return true }
    return attribute.customClassName != nil
}
