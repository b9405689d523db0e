import ModelIR
import SharedLowering

/// Whether the code of an entity can name a type of Foundation: `Date`, or any type in declared
/// code.
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
