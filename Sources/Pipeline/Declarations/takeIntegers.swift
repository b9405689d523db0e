import ModelIR

extension Declarations {
    /// `Int` as the type of a 64-bit integer is no value type, unless one is called so.
    mutating func takeIntegers() {
        guard !model.valueTypes.contains(where: { $0.name == "Int" }) else { return }
        for index in model.entities.indices {
            let properties = model.entities[index].typedProperties.filter { $0.valueType == "Int" }
            guard !properties.isEmpty else { continue }
            for property in properties {
                let attributes = model.entities[index].attributes
                let place = attributes.firstIndex {
                    $0.name == property.attribute && $0.type == .integer64
                }
                guard let place else { continue }
                model.entities[index].attributes[place].isInt = true
                change(attributes[place], of: index) { $0.valueType = nil }
            }
            model.entities[index].typedProperties.removeAll {
                !$0.saysSomething && !$0.showsIDs
            }
        }
    }
}
