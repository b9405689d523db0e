import ModelIR
import SwiftNames

/// The imports for the class's code: those of its declaration, and of the classes that its attributes
/// hold. For example: `UIKit` for a transformable `UIColor`.
package func neededImports(_ entity: Entity) -> [ImportView] {
    let carried = carriedImports(entity)
    let modules = entity.attributes.compactMap(\.customClassName).flatMap { type in
        identifiers(in: type).compactMap { PlatformNames.module(of: $0) }
    }
    let missing = Set(modules).subtracting(carried.map(\.module))
    guard !missing.isEmpty else { return carried }
    return (carried + missing.map { ImportView("import " + $0) })
        .sorted { $0.statement < $1.statement }
}

/// The declaration's imports for the class's code; empty if the code has no declared text that
/// could use them.
package func carriedImports(_ entity: Entity) -> [ImportView] {
    guard let code = entity.code, !code.imports.isEmpty else { return [] }
    let needsThem = hasCarriedCode(entity) || entity.attributes.contains(where: namesTypes)
    return needsThem ? code.imports.map(ImportView.init) : []
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
