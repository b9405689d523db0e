import ModelIR

/// The value type that mogenerator's `attributeValueScalarType` names; `nil` if it's C's type for the attribute's own
/// values.
///
/// For example: `Mood`, `Int` for `NSInteger` and an Integer 64, and `nil` for `int32_t` and an Integer 32.
func namedType(_ scalar: String, of type: AttributeType) -> String? {
    let isWide = ["NSInteger", "long"].contains(scalar)
    switch type {
    case .integer16: return isWide || ["int16_t", "short"].contains(scalar) ? nil : scalar
    case .integer32: return isWide || ["int32_t", "int"].contains(scalar) ? nil : scalar
    case .integer64:
        if isWide { return AttributeType.int.swiftName }
        return ["int64_t", "long long"].contains(scalar) ? nil : scalar
    case .boolean: return ["BOOL", "bool"].contains(scalar) ? nil : scalar
    case .float: return scalar == "float" ? nil : scalar
    case .double:
        return ["CGFloat", "NSTimeInterval", "double"].contains(scalar) ? nil : scalar
    case .undefined, .int, .decimal, .string, .date, .binary, .uuid, .uri, .transformable,
        .codable, .objectID, .composite:
        return scalar
    }
}
