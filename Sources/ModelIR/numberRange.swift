/// The stored values of an integer type of Swift's that no store has; `nil` for another type.
///
/// For example: 0 to 255 for `UInt8`. What is above `Int64.max` can't be stored.
package func numberRange(of numberType: String) -> ClosedRange<Int64>? {
    switch numberType {
    case "Int8": -128...127
    case "UInt8": 0...255
    case "UInt16": 0...65_535
    case "UInt32": 0...4_294_967_295
    case "UInt", "UInt64": 0...Int64.max
    default: nil
    }
}
