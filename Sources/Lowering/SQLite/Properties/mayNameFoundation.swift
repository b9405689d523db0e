import ModelIR
import SharedLowering

/// Whether the code for an entity may name a type of Foundation: `Date`, or whatever stands in code
/// that the declaration has.
func mayNameFoundation(_ entity: Entity) -> Bool {
    hasCarriedCode(entity) || entity.attributes.contains(where: mayNameFoundation)
}

private func mayNameFoundation(_ attribute: Attribute) -> Bool {
    if case .opaque = attribute.defaultValue { return true }
    return switch attribute.type {
    case .boolean, .integer16, .integer32, .integer64, .int, .float, .double, .string: false
    case .decimal, .date, .binary, .uuid, .uri, .transformable, .codable, .undefined, .objectID,
        .composite:
        true
    }
}
