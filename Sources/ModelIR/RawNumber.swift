/// Swift's integer types, with their stored types and ranges.
package enum RawNumber: String, CaseIterable {
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

    package init?(_ name: String) { self.init(rawValue: name) }

    /// The narrowest stored integer that can represent all values, except those above `Int64.max`, which
    /// can't be stored.
    package var stored: AttributeType {
        switch self {
        case .int: .int
        case .int8, .int16, .uint8: .integer16
        case .int32, .uint16: .integer32
        case .int64, .uint32, .uint, .uint64: .integer64
        }
    }

    /// Whether no store supports the integer type directly.
    package var isWidened: Bool {
        switch self {
        case .int, .int16, .int32, .int64: false
        case .int8, .uint8, .uint16, .uint32, .uint, .uint64: true
        }
    }

    /// The values that can be stored. For example: 0 to 255 for `UInt8`.
    package var values: ClosedRange<Int> {
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
