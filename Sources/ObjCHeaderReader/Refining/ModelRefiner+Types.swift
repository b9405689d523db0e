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

extension ValueType {
    /// Changes the stored type, if all values fit.
    mutating func store(as type: AttributeType) {
        guard let bits = type.bits else { return }
        switch kind {
        case .enumeration(var enumeration) where enumeration.cases.allSatisfy({ $0.fits(bits) }):
            enumeration.rawType = type
            kind = .enumeration(enumeration)
        case .optionSet(var options) where options.options.allSatisfy({ $0.bit < bits - 1 }):
            options.rawType = type
            kind = .optionSet(options)
        default: return
        }
    }
}

extension EnumerationType.Case {
    fileprivate func fits(_ bits: Int) -> Bool {
        guard case .integer(let value) = rawValue else { return false }
        let largest = Int64.max >> (64 - bits)
        return value <= largest && value >= -largest - 1
    }
}

extension AttributeType {
    fileprivate var bits: Int? {
        switch self {
        case .integer16: 16
        case .integer32: 32
        case .integer64, .int: 64
        default: nil
        }
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
