import ModelIR

extension Entity {
    /// Whether all names in the entity's namespace are distinct, as is usual.
    var hasDistinctProperties: Bool { properties.storedNames.areDistinct }

    /// Whether properties have different names in code than in the store.
    var renamesProperties: Bool {
        !compositeProperties.isEmpty || has { $0.name != nil }
    }

    /// The properties in code: renamed and composite ones under their own names.
    var shownNames: [any NamedElement] {
        let renamed = attributes.filter { $0.code?.name != nil }
        let hidden = Set(renamed.map(\.name))
        let columns = Set(
            compositeProperties.flatMap {
                $0.columns.map(\.attribute) + ([$0.discriminator].compactMap(\.self))
            }
        )
        var seen: Set<String> = []
        let others = namespace.filter { property in
            seen.insert(property.name).inserted && !hidden.contains(property.name)
                && !columns.contains(property.name)
        }
        return renamed.map(ShownProperty.init) + Array(compositeProperties) + others
    }

    /// The properties with a condition, and the attributes that store them.
    var conditionalNames: Set<String> {
        Set(
            properties.filter { $0.condition != nil }.flatMap { [$0.name, $0.declaredName] }
        )
    }
}

/// An attribute under its name in code.
private struct ShownProperty: NamedElement {
    let name: String
    let origin: Origin

    init(_ attribute: Attribute) {
        name = attribute.declaredName
        origin = attribute.declaredOrigin
    }
}

extension [String] {
    /// Comparing a few names is faster than hashing them.
    fileprivate var areDistinct: Bool {
        guard count <= 16 else { return Set(self).count == count }
        return indices.allSatisfy { index in !self[..<index].contains(self[index]) }
    }
}
