import ModelIR

extension Entity {
    /// The attribute with the property's name, or behind that property.
    package func attribute(of property: String) -> Attribute? {
        let declared = attributes.first { $0.code?.name == property }
        return declared ?? attributes.first { $0.name == property }
            ?? attributes.first { $0.name == property + "Raw" }
    }

    /// The name of the declared property for an attribute.
    func propertyName(of attribute: Attribute) -> String {
        composite(over: attribute.name)?.name ?? attribute.declaredName
    }

    /// The composite property that includes an attribute.
    func composite(over attribute: String) -> CompositeProperty? {
        compositeProperties.first { $0.holds(attribute) }
    }

    /// The condition around an attribute, as declared.
    func condition(of attribute: Attribute) -> String? {
        composite(over: attribute.name).map(\.condition) ?? attribute.condition
    }
}
