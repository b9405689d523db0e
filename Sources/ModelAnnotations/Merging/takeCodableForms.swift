import ModelIR

extension Model {
    /// Says of attributes what their types are made of, if a file without model classes declares them.
    mutating func takeCodableForms() {
        let forms = codableForms ?? [:]
        codableForms = nil
        if forms.isEmpty { return }
        for entity in entities.indices {
            for index in entities[entity].attributes.indices {
                let form = forms.form(of: entities[entity].attributes[index])
                if let form { entities[entity].attributes[index].codableForm = form }
            }
        }
    }
}

extension [String: String] {
    /// The form of an attribute that doesn't know it; of several types, those of all.
    fileprivate func form(of attribute: Attribute) -> String? {
        guard attribute.type.isEncoded, attribute.codableForm == nil,
            let type = attribute.customClassName
        else { return nil }
        let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let known = names.compactMap { self[String($0)] }
        return known.isEmpty ? nil : known.joined(separator: "-")
    }
}
