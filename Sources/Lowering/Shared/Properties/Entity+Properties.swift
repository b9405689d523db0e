import ModelIR

extension Entity {
    /// The attribute behind a property, or of that name.
    package func attribute(of property: String) -> Attribute? {
        let name = typedProperties.first { $0.name == property }?.attribute ?? property
        return attributes.first { $0.name == name } ?? attributes.first { $0.name == name + "Raw" }
    }

    /// What the declaration calls what an attribute holds.
    func propertyName(of attribute: String) -> String {
        composite(over: attribute)?.name
            ?? typedProperties.first { $0.attribute == attribute }?.name ?? attribute
    }

    /// The property over several attributes, this among them.
    func composite(over attribute: String) -> CompositeProperty? {
        compositeProperties.first { property in
            property.discriminator == attribute
                || property.columns.contains { $0.attribute == attribute }
        }
    }

    /// The name of the type of an attribute's values, where it is not simply what is stored.
    func valueType(of attribute: Attribute) -> String? {
        typedProperties.first { $0.attribute == attribute.name }?.valueType
    }

    /// The condition under which the code shows an attribute, in the declaration's own words.
    func condition(of attribute: Attribute) -> String? {
        let name = propertyName(of: attribute.name)
        return code?.conditions.first { $0.property == name }?.condition
    }

    /// Where a property is declared, by the name that the declaration gives it; else where the
    /// entity is.
    func origin(of property: String) -> Origin {
        typedProperties.first { ($0.name ?? $0.attribute) == property }?.origin
            ?? compositeProperties.first { $0.name == property }?.origin
            ?? attributes.first { $0.name == property }?.origin
            ?? relationships.first { $0.name == property }?.origin ?? origin
    }
}
