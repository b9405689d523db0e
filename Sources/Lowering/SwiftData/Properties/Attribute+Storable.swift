import ModelIR

extension Attribute {
    /// Whether a property of a SwiftData model can store the attribute.
    var isStorable: Bool {
        guard derivation == nil else { return false }
        switch type {
        case .undefined, .objectID, .composite: return false
        case .boolean, .integer16, .integer32, .integer64, .int, .float, .double, .decimal,
            .string, .date, .binary, .uuid, .uri, .transformable, .codable:
            return true
        }
    }
}
