import ModelIR

extension Declarations {
    /// What a model file has as a 64-bit integer, the code has as an `Int` where its type of values
    /// holds one, or where it is said to be an `Int` itself.
    mutating func takeIntegers() {
        let rawTypes = Dictionary(model.valueTypes.map { ($0.name, $0.rawType) }) { first, _ in
            first
        }
        for index in model.entities.indices {
            for property in model.entities[index].typedProperties {
                guard let name = property.valueType else { continue }
                // `Int` is no value type, unless one is called so.
                let isPlain = name == "Int" && rawTypes[name] == nil
                guard isPlain || rawTypes[name] == .int else { continue }
                let attributes = model.entities[index].attributes
                let place = attributes.firstIndex {
                    $0.name == property.attribute && $0.type.stored == .integer64
                }
                guard let place else { continue }
                model.entities[index].attributes[place].type = .int
                if isPlain { change(attributes[place], of: index) { $0.valueType = nil } }
            }
            model.entities[index].typedProperties.removeAll {
                !$0.saysSomething && !$0.showsIDs
            }
        }
    }
}
