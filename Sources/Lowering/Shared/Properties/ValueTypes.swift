import ModelIR

extension [String: ValueType] {
    /// The type of an attribute's values; nil if it is simply what is stored.
    package func value(of attribute: Attribute) -> TypedValue? {
        if let name = attribute.valueType { return self[name].flatMap(TypedValue.init) }
        // A struct that is declared under the name of a composite is what this holds.
        guard case .composite(let name) = attribute.type, let type = self[name], type.isStructure
        else { return nil }
        return TypedValue(type)
    }

    /// The ids of an option set that shows as a list of them.
    package func ids(of attribute: Attribute) -> OptionSetType.IDs? {
        guard let code = attribute.code, code.showsIDs, let name = code.valueType,
            case .optionSet(let set) = self[name]?.kind
        else { return nil }
        return set.ids
    }
}
