import ModelIR

extension Entity {
    /// Whether the class can conform to `Identifiable`, which isn't possible if `id` isn't `Hashable`.
    var canBeIdentifiable: Bool {
        attributes.indices.allSatisfy { index in
            let name = attributes[index].name
            guard name == "id" || name == "idRaw" else { return true }
            let attribute = attributes[index]
            switch attribute.type {
            case .undefined, .composite, .codable: return false
            case .transformable: return attribute.customClassName == nil
            default: return true
            }
        }
    }
}
