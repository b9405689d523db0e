import ModelIR

extension SpelledType {
    /// The integer type, without optionals, that is stored as a wider one; `nil` for another type. For
    /// example: `UInt8`.
    var widenedNumber: RawNumber? {
        guard case .named(let name, []) = unwrapped, let number = RawNumber(name), number.isWidened
        else { return nil }
        return number
    }

    /// The number type, without optionals, that is stored as another one; `nil` for another type. For
    /// example: `UInt8` and `CGFloat`.
    var numberType: String? {
        unwrapped == .named("CGFloat", []) ? "CGFloat" : widenedNumber?.rawValue
    }
}

/// The stored type for an attribute of a Swift type; `nil` for unsupported types.
func scalarType(named name: String) -> AttributeType? {
    switch withoutLibrary(name) {
    case "Bool": .boolean
    case "Float", "Float32": .float
    case "Double", "Float64", "CGFloat", "TimeInterval": .double
    case "Decimal": .decimal
    case "String": .string
    case "Date": .date
    case "Data": .binary
    case "UUID": .uuid
    case "URL": .uri
    default: RawNumber(name)?.stored
    }
}

/// The usual names, for suggestions.
let scalarNames = AttributeType.scalars.compactMap(\.swiftName).sorted()

extension AttributeType {
    var isReal: Bool { self == .float || self == .double || self == .decimal }

    /// The name of the type in Swift, for messages. For example: `Int16`.
    var nameInMessages: String { swiftName ?? "value" }
}
