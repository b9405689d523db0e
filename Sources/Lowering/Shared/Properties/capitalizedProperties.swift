import ModelIR

/// The properties that could shadow a type in expressions of their class or in the fields of any
/// class. For example: `URL`.
package func capitalizedProperties(_ model: Model) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
        guard let first = name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else {
            return
        }
        names.append(name)
        if name.hasSuffix("Raw") { names.append(String(name.dropLast(3))) }
    }
    for entity in model.entities.indices {
        model.entities[entity].properties.forEachStoredName(add)
        for composite in model.entities[entity].properties.compositeProperties {
            add(composite.name)
        }
        if model.entities[entity].properties.containsCode(where: { $0.name != nil }) {
            for property in model.entities[entity].properties {
                if let name = property.code?.name { add(name) }
            }
        }
    }
    for composite in model.composites {
        for attribute in composite.attributes { add(attribute.name) }
    }
    return names
}
