import ModelIR

extension AttributeType {
    /// The type in messages. For example: "a 16-bit integer".
    package var words: String {
        switch self {
        case .undefined: "anything"
        case .boolean: "a Boolean"
        case .integer16: "a 16-bit integer"
        case .integer32: "a 32-bit integer"
        case .integer64, .int: "a 64-bit integer"
        case .float: "a float"
        case .double: "a double"
        case .decimal: "a decimal"
        case .string: "a string"
        case .date: "a date"
        case .binary: "binary data"
        case .uuid: "a UUID"
        case .uri: "a URI"
        case .transformable: "a transformable"
        case .codable: "a codable value"
        case .objectID: "an object ID"
        case .composite: "a composite"
        }
    }
}
