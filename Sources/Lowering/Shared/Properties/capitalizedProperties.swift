import ModelIR

/// The properties that could hide a type from the expressions in their class, and from those in the
/// fields of all classes. For example: `URL`.
package func capitalizedProperties(_ model: Model) -> [String] {
    var names: [String] = []
    func add(_ name: String) {
        guard let first = name.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else {
            return
        }
        names.append(name)
        if name.hasSuffix("Raw") { names.append(String(name.dropLast(3))) }
    }
    // By index: only the names are of interest, and need no copy of what has them.
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
