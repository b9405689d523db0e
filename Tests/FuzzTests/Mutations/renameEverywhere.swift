/// Gives a named thing another name, and all that speak of it, so that the model stays whole.
func renameEverywhere(_ model: inout Markup, _ random: inout Random) {
    let named = model.paths.filter { path in
        ["entity", "attribute", "relationship", "composite", "fetchRequest", "fetchedProperty"]
            .contains(model[path].name)
    }
    guard let path = random.pick(named), let old = model[path]["name"] else { return }
    let new = name(old, of: model[path].name, &random)
    let own = random.isOne(in: 3)
    model.changeAll { element in
        for index in element.attributes.indices where element.attributes[index].value == old {
            let isClass = element.attributes[index].name == "representedClassName"
            if references.contains(element.attributes[index].name), !(isClass && own) {
                element.attributes[index].value = new
            }
        }
    }
}

/// An entity's name begins with a capital letter, or modelgen has less to do.
private func name(_ old: String, of element: String, _ random: inout Random) -> String {
    let name = hostileName(near: old, &random)
    let isType = element == "entity" || element == "composite"
    guard isType, random.below(3) > 0 else { return name }
    return name.prefix(1).uppercased() + name.dropFirst()
}

/// The XML attributes whose value is a name of something in the model.
private let references: Set<String> = [
    "name", "representedClassName", "destinationEntity", "inverseEntity", "inverseName",
    "parentEntity", "entity", "composite", "value", "property",
]
