import ModelIR

/// The value type that mogenerator's `attributeValueScalarType` names; `nil` if it's the type of C or Swift for the
/// attribute's own values.
///
/// For example: `Mood`, `Int` for `NSInteger` and an Integer 64, and `nil` for `int32_t` and an Integer 32. Stores have
/// no unsigned numbers, and the same bits are read as signed ones.
func namedType(_ scalar: String, of type: AttributeType) -> String? {
    if scalar == type.swiftName { return nil }
    let isWide = ["NSInteger", "NSUInteger", "long", "unsigned long"].contains(scalar)
    switch type {
    case .integer16:
        return isWide || ["int16_t", "short", "uint16_t", "unsigned short"].contains(scalar)
            ? nil : scalar
    case .integer32:
        return isWide
            || ["int", "int32_t", "uint32_t", "unsigned", "unsigned int"].contains(scalar)
            ? nil : scalar
    case .integer64:
        if isWide { return AttributeType.int.swiftName }
        return ["int64_t", "long long", "uint64_t", "unsigned long long"].contains(scalar)
            ? nil : scalar
    case .boolean: return ["BOOL", "bool"].contains(scalar) ? nil : scalar
    case .float, .double:
        return ["CGFloat", "NSTimeInterval", "TimeInterval", "double", "float"].contains(scalar)
            ? nil : scalar
    case .undefined, .int, .decimal, .string, .date, .binary, .uuid, .uri, .transformable,
        .codable, .objectID, .composite:
        return scalar
    }
}
