import ModelIR

extension Model {
    /// Records the forms of codable types that files without model classes declare in the attributes that
    /// use them.
    mutating func takeCodableForms() {
        let forms = codableForms ?? [:]
        codableForms = nil
        if forms.isEmpty { return }
        for entity in entities.indices {
            for index in entities[entity].properties.attributes.indices {
                let form = forms.form(of: entities[entity].properties.attributes[index])
                if let form { entities[entity].attributes[index].codableForm = form }
            }
        }
    }
}

extension [String: String] {
    /// The forms of the types in an attribute's type; `nil` if it has a form already, or none is known.
    fileprivate func form(of attribute: Attribute) -> String? {
        guard attribute.type.isEncoded, attribute.codableForm == nil,
            let type = attribute.customClassName
        else { return nil }
        let known = identifiers(in: type).compactMap { self[$0] }
        return known.isEmpty ? nil : known.joined(separator: "-")
    }
}
