import ModelIR

/// Swift's integer types, with their stored types and ranges.
enum RawNumber: String, CaseIterable {
    case int = "Int"
    case int8 = "Int8"
    case int16 = "Int16"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint8 = "UInt8"
    case uint16 = "UInt16"
    case uint32 = "UInt32"
    case uint = "UInt"
    case uint64 = "UInt64"

    init?(_ name: String) { self.init(rawValue: name) }

    /// The narrowest stored integer that can represent all values, except those above `Int64.max`, which
    /// can't be stored.
    var stored: AttributeType {
        switch self {
        case .int: .int
        case .int8, .int16, .uint8: .integer16
        case .int32, .uint16: .integer32
        case .int64, .uint32, .uint, .uint64: .integer64
        }
    }

    /// Whether no store supports the integer type directly.
    var isWidened: Bool {
        switch self {
        case .int, .int16, .int32, .int64: false
        case .int8, .uint8, .uint16, .uint32, .uint, .uint64: true
        }
    }

    var values: ClosedRange<Int> {
        switch self {
        case .int, .int64: Int.min...Int.max
        case .int8: -128...127
        case .int16: -32768...32767
        case .int32: Int(Int32.min)...Int(Int32.max)
        case .uint8: 0...255
        case .uint16: 0...65535
        case .uint32: 0...Int(UInt32.max)
        case .uint, .uint64: 0...Int.max
        }
    }
}

extension SpelledType {
    /// The integer type, without optionals, that is stored as a wider one; `nil` for another type. For
    /// example: `UInt8`.
    var widenedNumber: RawNumber? {
        guard case .named(let name, []) = unwrapped, let number = RawNumber(name), number.isWidened
        else { return nil }
        return number
    }
}

/// The stored type for an attribute of a Swift type; `nil` for unsupported types.
func scalarType(named name: String) -> AttributeType? {
    switch name {
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
let scalarNames = [
    "Bool", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64",
    "String",
    "URL", "UUID",
]

extension AttributeType {
    var isReal: Bool { self == .float || self == .double || self == .decimal }

    /// The name of the type in Swift, for messages. For example: `Int16`.
    var swiftName: String { scalarNames.last { scalarType(named: $0) == self } ?? "value" }
}
