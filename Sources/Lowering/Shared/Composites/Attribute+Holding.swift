import ModelIR

extension Attribute {
    /// The attribute, as code sees it that has a value of the type, or of one around it: of a 64-bit
    /// integer, it may have an `Int`.
    func holding(_ codeType: AttributeType) -> Attribute {
        guard codeType == .int, type == .integer64 else { return self }
        var attribute = self
        attribute.type = codeType
        return attribute
    }
}
