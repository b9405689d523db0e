import ModelIR

/// What the code of a class imports because its declaration did: nothing where it has no text that
/// could name what is imported.
package func carriedImports(_ entity: Entity) -> [ImportView] {
    guard let code = entity.code, !code.imports.isEmpty else { return [] }
    let needsThem = hasCarriedCode(entity) || entity.attributes.contains(where: namesTypes)
    return needsThem ? code.imports.map(ImportView.init) : []
}

/// Whether the code for a class has text of its declaration.
package func hasCarriedCode(_ entity: Entity) -> Bool {
    guard let code = entity.code else { return false }
    return !code.parameterDefaults.isEmpty || !code.conformances.isEmpty
        || !code.declarations.isEmpty || entity.observers.contains(where: \.isRun)
        || code.carriedOver.contains {
            $0.canStandInExtension || $0.kind == .transientProperty
        }
}

/// Whether the declaration names a type that stands elsewhere, or has code as the default.
private func namesTypes(_ attribute: Attribute) -> Bool {
    if case .opaque = attribute.defaultValue { return true }
    return attribute.customClassName != nil
}
