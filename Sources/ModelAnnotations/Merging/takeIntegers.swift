import ModelIR

extension ModelAnnotator {
    /// Makes 64-bit integers of a model file `Int` in code, if their value type stores an `Int` or
    /// if their specified type is `Int`.
    mutating func takeIntegers() {
        let holders = model.valueTypes.filter { $0.rawType == .int }.map(\.name)
        // `Int` isn't a value type, unless the model declares one of that name.
        let isPlain = !model.valueTypes.contains { $0.name == "Int" }
        let names = Set(holders + (isPlain ? ["Int"] : []))
        for index in model.entities.indices {
            let attributes = model.entities[index].properties.attributes
            // Unaffected attributes remain untouched, because a change would copy all of them.
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
