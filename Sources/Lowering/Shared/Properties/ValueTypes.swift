import ModelIR

extension [String: ValueType] {
    /// The value type of an attribute; `nil` if it's the stored type itself.
    package func value(of attribute: borrowing Attribute) -> TypedValue? {
        if let name = attribute.valueType { return self[name].flatMap(TypedValue.init) }
        // A struct with the same name as a composite represents it.
        guard case .composite(let name) = attribute.type, let type = self[name], type.isStructure
        else { return nil }
        return TypedValue(type)
    }

    /// The integer type of an enum's raw values if they are stored as a wider one. For example: `UInt8`.
    package func numberType(of attribute: Attribute) -> String? {
        guard let name = attribute.valueType, case .enumeration(let type) = self[name]?.kind else {
            return nil
        }
        return type.numberType
    }

    /// The ids of an option set that the code shows as a list.
    package func ids(of attribute: Attribute) -> OptionSetType.IDs? {
        guard let code = attribute.code, code.showsIDs, let name = code.valueType,
            case .optionSet(let set) = self[name]?.kind
        else { return nil }
        return set.ids
    }
}
