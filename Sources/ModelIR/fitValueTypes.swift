extension Model {
    /// Gives value types the stored type of the first attribute that has them, if all of their values fit.
    ///
    /// For example: an enum of a header, whose `NSInteger` is stored in an Integer 16.
    ///
    /// - Parameter isFitted: Whether attributes determine how a type is stored.
    package mutating func fitValueTypes(where isFitted: (ValueType) -> Bool) {
        guard valueTypes.contains(where: isFitted) else { return }
        let uses = entities.flatMap(\.attributes).compactMap { attribute in
            attribute.valueType.map { ($0, attribute.type) }
        }
        let types = Dictionary(uses) { first, _ in first }
        for index in valueTypes.indices where isFitted(valueTypes[index]) {
            if let type = types[valueTypes[index].name] { valueTypes[index].store(as: type) }
        }
    }
}

extension ValueType {
    /// Changes the stored type, if all values fit.
    fileprivate mutating func store(as type: AttributeType) {
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
