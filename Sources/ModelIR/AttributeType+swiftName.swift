extension AttributeType {
    /// The types whose values have a Swift type that the attribute type determines.
    package static let scalars: [AttributeType] = [
        .boolean, .integer16, .integer32, .integer64, .int, .float, .double, .decimal, .string,
        .date, .binary, .uuid, .uri,
    ]

    /// Whether the values have an order, and a Swift type that the attribute type determines. For
    /// example: `String`, but not `Bool`.
    package var isOrdered: Bool {
        switch self {
        case .boolean, .binary, .uri: false
        default: swiftName != nil
        }
    }

    /// The Swift type of the values; `nil` if the attribute type doesn't determine one. For example:
    /// `Int16`.
    package var swiftName: String? {
        switch self {
        case .boolean: "Bool"
        case .integer16: "Int16"
        case .integer32: "Int32"
        case .integer64: "Int64"
        case .int: "Int"
        case .float: "Float"
        case .double: "Double"
        case .decimal: "Decimal"
        case .string: "String"
        case .date: "Date"
        case .binary: "Data"
        case .uuid: "UUID"
        case .uri: "URL"
        case .undefined, .transformable, .codable, .objectID, .composite: nil
        }
    }
}
