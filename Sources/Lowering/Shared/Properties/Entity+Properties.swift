import ModelIR

extension Entity {
    /// The attribute behind a property, or of that name.
    package func attribute(of property: String) -> Attribute? {
        let declared = attributes.first { $0.code?.name == property }
        return declared ?? attributes.first { $0.name == property }
            ?? attributes.first { $0.name == property + "Raw" }
    }

    /// What the declaration calls what an attribute holds.
    func propertyName(of attribute: Attribute) -> String {
        composite(over: attribute.name)?.name ?? attribute.declaredName
    }

    /// The property over several attributes, this among them.
    func composite(over attribute: String) -> CompositeProperty? {
        compositeProperties.first { $0.holds(attribute) }
    }

    /// The condition under which the code shows an attribute, in the declaration's own words.
    func condition(of attribute: Attribute) -> String? {
        composite(over: attribute.name).map(\.condition) ?? attribute.condition
    }
}
