import ModelIR

extension AttributeType {
    /// Whether a property of a type can show an attribute of this type.
    func accepts(_ type: AttributeType, isScalar: Bool) -> Bool {
        if stored == type.stored || self == .undefined { return true }
        switch self {
        // A wider integer holds every value.
        case .integer16, .integer32: return type.isInteger && type != .integer16
        case .date: return isScalar && type == .double
        // An object of a class that isn't among the stored ones.
        case .transformable, .codable, .composite, .objectID: return !isScalar
        default: return false
        }
    }
}

extension Entity {
    /// Whether the model declares a property of any kind.
    func hasProperty(_ name: String) -> Bool {
        attributes.contains { $0.name == name } || relationships.contains { $0.name == name }
            || fetchedProperties.contains { $0.name == name }
            || compositeProperties.contains { $0.name == name }
    }
}

extension Relationship.Cardinality {
    var words: String {
        switch self {
        case .toOne: "to-one"
        case .toMany: "to-many"
        case .orderedToMany: "ordered to-many"
        }
    }
}
