import Diagnostics
import ModelIR

/// The diagnostics for attributes that every system stores, but whose types only some systems have.
///
/// For example: `var region: Region?` beside a `struct Region: Codable` with a `CLLocationCoordinate2D`, which
/// the code has inside of `#if canImport(CoreLocation)`. Complexity: O(*n*) for *n* properties if there are
/// such types.
func conditionalTypes(in model: Model) -> [Diagnostic] {
    let outside = conditions(of: model.declarations)
    return model.entities.flatMap { entity in
        let own = conditions(of: entity.code?.carriedOver ?? [])
        if outside.isEmpty && own.isEmpty { return [Diagnostic]() }
        return entity.attributes.compactMap { attribute in
            guard attribute.code?.condition == nil else { return nil }
            let spelled = attribute.customClassName ?? attribute.valueType ?? ""
            return identifiers(in: spelled).lazy
                .compactMap { name in (own[name] ?? outside[name]).map { (name, $0) } }
                .first
                .map { conditionalType(of: attribute, in: entity, $0, condition: $1) }
        }
    }
}

/// The conditions for modules under which types exist, by name. Types that also have a declaration without
/// one, or several with different ones, aren't among them.
private func conditions(of fragments: [SourceFragment]) -> [String: String] {
    let types = fragments.filter { !$0.name.hasPrefix("extension ") && $0.declaresType }
    return Dictionary(grouping: types, by: \.name).compactMapValues { declarations in
        guard declarations.count == 1, let condition = declarations[0].condition,
            condition.hasPrefix("canImport(")
        else { return nil }
        return condition
    }
}

private func conditionalType(
    of attribute: Attribute,
    in entity: Entity,
    _ type: String,
    condition: String
) -> Diagnostic {
    Diagnostic(
        .error,
        "attribute.conditional-type",
        at: attribute.origin.location(of: "type"),
        "'\(attribute.name)' of '\(entity.name)' is on every system, but its type '\(type)' is only where"
            + " '\(condition)' holds; let '\(type)' store only what every system has, such as a 'Double', or"
            + " put the property into '#if \(condition)', too, with a default"
    )
}
