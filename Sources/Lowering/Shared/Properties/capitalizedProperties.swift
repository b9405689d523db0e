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
    // By index: only the names matter, and iterating would copy the properties.
    for entity in model.entities.indices {
        let attributes = model.entities[entity].attributes
        for index in attributes.indices {
            add(attributes[index].name)
            if let name = attributes[index].code?.name { add(name) }
        }
        let relationships = model.entities[entity].relationships
        for index in relationships.indices { add(relationships[index].name) }
        for property in model.entities[entity].fetchedProperties { add(property.name) }
        for property in model.entities[entity].compositeProperties { add(property.name) }
    }
    for composite in model.composites {
        for attribute in composite.attributes { add(attribute.name) }
    }
    return names
}
