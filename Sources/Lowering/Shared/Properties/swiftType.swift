import ModelIR
import SwiftNames

/// The Swift type of an attribute type's values; `nil` if the attribute type doesn't determine it.
///
/// For example: `Int16`, `Date`.
package func swiftType(of type: AttributeType, _ types: TypeNames) -> String? {
    switch type {
    case .boolean: types.swift("Bool")
    case .integer16: types.swift("Int16")
    case .integer32: types.swift("Int32")
    case .integer64: types.swift("Int64")
    case .int: types.swift("Int")
    case .float: types.swift("Float")
    case .double: types.swift("Double")
    case .decimal: types.foundation("Decimal")
    case .string: types.swift("String")
    case .date: types.foundation("Date")
    case .binary: types.foundation("Data")
    case .uuid: types.foundation("UUID")
    case .uri: types.foundation("URL")
    case .undefined, .transformable, .codable, .objectID, .composite: nil
    }
}

/// The Swift type of an attribute's values, which may be narrower than what is stored: `UInt8` for an
/// attribute of the type `Int16`.
package func swiftType(of attribute: Attribute, _ types: TypeNames) -> String? {
    attribute.code?.numberType.map(types.swift) ?? swiftType(of: attribute.type, types)
}
