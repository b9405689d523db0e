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
            let attributes = model.entities[index].attributes
            // An attribute that is not concerned is not touched, which would copy all of them.
            for place in attributes.indices where attributes[place].code != nil {
                guard let type = attributes[place].valueType, names.contains(type),
                    attributes[place].type.stored == .integer64
                else { continue }
                model.entities[index].attributes[place].type = .int
                if isPlain, type == "Int" {
                    model.entities[index].attributes[place].changeCode { $0.valueType = nil }
                }
            }
        }
    }
}
