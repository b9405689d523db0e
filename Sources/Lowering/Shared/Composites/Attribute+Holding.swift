import ModelIR

extension Attribute {
    /// The attribute as seen by code with a value of the given type, or of a type that contains it.
    /// For example: an `Int` for a 64-bit integer.
    func holding(_ codeType: AttributeType) -> Attribute {
        guard codeType == .int, type == .integer64 else { return self }
        var attribute = self
        attribute.type = codeType
        return attribute
    }
}
