extension AttributeType {
    /// The type as Xcode's editor names it. For example: `Integer 16`.
    package var title: String {
        switch self {
        case .undefined: "Undefined"
        case .boolean: "Boolean"
        case .integer16: "Integer 16"
        case .integer32: "Integer 32"
        case .integer64: "Integer 64"
        case .int: "Int"
        case .float: "Float"
        case .double: "Double"
        case .decimal: "Decimal"
        case .string: "String"
        case .date: "Date"
        case .binary: "Binary"
        case .uuid: "UUID"
        case .uri: "URI"
        case .transformable: "Transformable"
        case .codable: "Codable"
        case .objectID: "ObjectID"
        case .composite(let name): "Composite \(name)"
        }
    }
}
