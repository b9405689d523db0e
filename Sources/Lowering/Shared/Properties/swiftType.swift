import ModelIR
import SwiftNames

/// The Swift type of an attribute type's values; `nil` if the attribute type doesn't determine it.
///
/// For example: `Int16`, `Date`.
package func swiftType(of type: AttributeType, _ types: TypeNames) -> String? {
    switch type {
    case .decimal, .date, .binary, .uuid, .uri: type.swiftName.map(types.foundation)
    default: type.swiftName.map(types.swift)
    }
}

/// The Swift type of an attribute's values, which may be narrower than what is stored: `UInt8` for an
/// attribute of the type `Int16`.
package func swiftType(of attribute: Attribute, _ types: TypeNames) -> String? {
    guard let number = attribute.code?.numberType else {
        return swiftType(of: attribute.type, types)
    }
    return number == "CGFloat" ? types.foundation(number) : types.swift(number)
}
