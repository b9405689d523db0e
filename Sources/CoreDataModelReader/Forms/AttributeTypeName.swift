import ModelIR

extension AttributeType {
    /// The types by their names in a model file, without the type that also needs a composite's
    /// name.
    static let byXMLName: [(name: String, type: AttributeType)] = [
        ("String", .string), ("Date", .date), ("Boolean", .boolean),
        ("Integer 16", .integer16), ("Integer 32", .integer32), ("Integer 64", .integer64),
        ("Double", .double), ("Float", .float), ("Decimal", .decimal), ("Binary", .binary),
        ("UUID", .uuid), ("URI", .uri), ("Transformable", .transformable),
        ("ObjectID", .objectID),
    ]

    static let compositeXMLName = "Composite"

    /// The text of `attributeType`; `nil` if the attribute isn't written.
    var xmlName: String? {
        switch self {
        case .undefined: nil
        case .boolean: "Boolean"
        case .integer16: "Integer 16"
        case .integer32: "Integer 32"
        case .integer64, .int: "Integer 64"
        case .float: "Float"
        case .double: "Double"
        case .decimal: "Decimal"
        case .string: "String"
        case .date: "Date"
        // A model file contains only the JSON.
        case .binary, .codable: "Binary"
        case .uuid: "UUID"
        case .uri: "URI"
        case .transformable: "Transformable"
        case .objectID: "ObjectID"
        case .composite: Self.compositeXMLName
        }
    }
}
