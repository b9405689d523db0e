import ModelIR

extension ModelAnnotator {
    /// What a model file has as a 64-bit integer, the code has as an `Int` where its type of values
    /// holds one, or where it is said to be an `Int` itself.
    mutating func takeIntegers() {
        let holders = model.valueTypes.filter { $0.rawType == .int }.map(\.name)
        // `Int` is no value type, unless one is called so.
        let isPlain = !model.valueTypes.contains { $0.name == "Int" }
        let names = Set(holders + (isPlain ? ["Int"] : []))
        for index in model.entities.indices {
            let properties = model.entities[index].typedProperties.filter { property in
                property.valueType.map(names.contains) ?? false
            }
            // An entity that is not concerned is not touched, which would copy all of them.
            guard !properties.isEmpty else { continue }
            for property in properties {
                let attributes = model.entities[index].attributes
                let place = attributes.firstIndex {
                    $0.name == property.attribute && $0.type.stored == .integer64
                }
                guard let place else { continue }
                model.entities[index].attributes[place].type = .int
                if isPlain, property.valueType == "Int" {
                    change(attributes[place], of: index) { $0.valueType = nil }
                }
            }
            model.entities[index].typedProperties.removeAll {
                !$0.saysSomething && !$0.showsIDs
            }
        }
    }
}
