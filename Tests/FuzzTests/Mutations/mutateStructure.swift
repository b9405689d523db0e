/// Changes what the model says in a way that mostly leaves a model that can be generated.
func mutateStructure(_ model: inout Markup, _ random: inout Random) {
    switch random.below(14) {
    case 0: addAttribute(&model, &random)
    case 1: changeType(&model, &random)
    case 2: setParent(&model, &random)
    case 3: addRelationship(&model, &random)
    case 4: setClass(&model, &random)
    case 5: cloneEntity(&model, &random)
    case 6: addComposite(&model, &random)
    case 7: addFetchRequest(&model, &random)
    case 8: derive(&model, &random)
    case 9:
        toggle(["optional", "transient", "usesScalarValueType"], in: "attribute", &model, &random)
    case 10:
        toggle(["optional", "toMany", "ordered", "transient"], in: "relationship", &model, &random)
    case 11: constrain(&model, &random)
    case 12: toggle(["isAbstract", "syncable"], in: "entity", &model, &random)
    default: addFetchedProperty(&model, &random)
    }
}

private func addAttribute(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths(to: "entity") + model.paths(to: "composite")) else {
        return
    }
    let near = random.pick(model[path].children)?["name"] ?? "title"
    var attribute = Markup(name: "attribute")
    attribute["name"] = hostileName(near: near, &random)
    attribute["attributeType"] = random.pick(attributeTypes.dropLast())
    if random.isOne(in: 2) { attribute["optional"] = "YES" }
    if random.isOne(in: 2) { attribute["usesScalarValueType"] = "YES" }
    if random.isOne(in: 3) { attribute["defaultValueString"] = random.pick(HostileTexts.numbers) }
    model[path].children.insert(attribute, at: 0)
}

private func changeType(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths(to: "attribute")) else { return }
    let type = random.pick(attributeTypes) ?? ""
    model[path]["attributeType"] = type
    model[path]["defaultValueString"] = random.isOne(in: 3) ? "1" : nil
    model[path]["composite"] = type == "Composite" ? anyName(of: "composite", model, &random) : nil
    if type == "Transformable" {
        let classes = ["NSArray", "[String]", "Brush", "NSAttributedString", ".NSArray", "NSData"]
        model[path]["customClassName"] = random.isOne(in: 2) ? random.pick(classes) : nil
    }
}

/// Cycles come about, too.
private func setParent(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths(to: "entity")) else { return }
    model[path]["parentEntity"] =
        random.isOne(in: 5) ? nil : anyName(of: "entity", model, &random)
}

/// With an inverse or without, at times to the entity itself.
private func addRelationship(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths(to: "entity")),
        let other = random.pick(model.paths(to: "entity")),
        let source = model[path]["name"], let destination = model[other]["name"]
    else { return }
    let near = random.pick(model[path].children)?["name"] ?? "items"
    let names = [hostileName(near: near, &random), "back\(random.below(100))"]
    let hasInverse = random.below(3) > 0
    var there = relationship(names[0], to: destination, &random)
    var back = relationship(names[1], to: source, &random)
    guard hasInverse else { return model[path].children.append(there) }
    (there["inverseName"], there["inverseEntity"]) = (names[1], destination)
    (back["inverseName"], back["inverseEntity"]) = (names[0], source)
    model[path].children.append(there)
    model[other].children.append(back)
}

private func relationship(_ name: String, to entity: String, _ random: inout Random) -> Markup {
    var result = Markup(name: "relationship")
    result["name"] = name
    result["destinationEntity"] = entity
    if random.isOne(in: 2) { result["optional"] = "YES" }
    if random.isOne(in: 2) { result["toMany"] = "YES" } else { result["maxCount"] = "1" }
    if result["toMany"] != nil, random.isOne(in: 2) { result["ordered"] = "YES" }
    return result
}

private func setClass(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths(to: "entity")) else { return }
    let other = random.pick(model.paths(to: "entity")).flatMap { model[$0]["representedClassName"] }
    let name = model[path]["name"] ?? "E"
    let choices = [
        other, other?.uppercased(), "." + name, "Kit." + name, "", nil, "NSManagedObject",
        hostileName(near: name, &random),
    ]
    model[path]["representedClassName"] = choices[random.below(choices.count)]
}

private func cloneEntity(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths(to: "entity")), model.count < 500 else { return }
    var clone = model[path]
    let name = hostileName(near: clone["name"] ?? "E", &random)
    clone["name"] = name
    clone["representedClassName"] = random.isOne(in: 4) ? clone["representedClassName"] : name
    if random.isOne(in: 3) { clone["parentEntity"] = model[path]["name"] }
    let isChild = clone["parentEntity"] != nil
    clone.children.removeAll { isChild || $0.name == "relationship" }
    model.children.insert(clone, at: random.below(model.children.count + 1))
}

private func anyName(of element: String, _ model: Markup, _ random: inout Random) -> String? {
    random.pick(model.paths(to: element)).flatMap { model[$0]["name"] }
}

/// With an attribute that may hold another composite, or the same.
private func addComposite(_ model: inout Markup, _ random: inout Random) {
    var composite = Markup(name: "composite")
    composite["name"] = hostileName(near: anyName(of: "entity", model, &random) ?? "Size", &random)
    model.children.append(composite)
    let owners = model.paths(to: "entity") + model.paths(to: "composite")
    for _ in 0..<2 {
        guard let path = random.pick(owners) else { return }
        var attribute = Markup(name: "attribute")
        attribute["name"] = "part\(random.below(100))"
        attribute["optional"] = "YES"
        attribute["attributeType"] = "Composite"
        attribute["composite"] = anyName(of: "composite", model, &random)
        model[path].children.append(attribute)
    }
}

private func fetchRequest(_ model: Markup, _ random: inout Random) -> Markup {
    var request = Markup(name: "fetchRequest")
    let near = anyName(of: "fetchRequest", model, &random) ?? "Fetch"
    request["name"] = hostileName(near: near, &random)
    request["entity"] = anyName(of: "entity", model, &random)
    request["predicateString"] = random.pick(HostileTexts.predicates)
    request["resultType"] = random.pick(["0", "1", "2", "4"])
    if random.isOne(in: 3) { request["fetchLimit"] = random.pick(["5", "0", "4294967296"]) }
    return request
}

private func addFetchRequest(_ model: inout Markup, _ random: inout Random) {
    model.children.append(fetchRequest(model, &random))
}

private func addFetchedProperty(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths(to: "entity")) else { return }
    var property = Markup(name: "fetchedProperty", children: [fetchRequest(model, &random)])
    property["name"] = hostileName(near: "found", &random)
    property["optional"] = "YES"
    property.children[0]["name"] = "fetchedPropertyFetchRequest"
    model[path].children.append(property)
}

private func derive(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths(to: "attribute")) else { return }
    model[path]["derived"] = "YES"
    model[path]["derivationExpression"] =
        random.pick(["now()", "items.@count", "uppercase:(title)", "a\nb", ""])
}

private func toggle(
    _ names: [String],
    in element: String,
    _ model: inout Markup,
    _ random: inout Random
) {
    guard let path = random.pick(model.paths(to: element)), let name = random.pick(names) else {
        return
    }
    model[path][name] = model[path][name] == "YES" ? nil : "YES"
}

/// Properties of the entity that are unique together; at times of one that is not there.
private func constrain(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths(to: "entity")) else { return }
    let names = model[path].children.compactMap { $0.name == "attribute" ? $0["name"] : nil }
    var constraint = Markup(name: "uniquenessConstraint")
    for _ in 0...random.below(6) {
        var value = Markup(name: "constraint")
        value["value"] = random.pick(names) ?? "nothing"
        constraint.children.append(value)
    }
    model[path].children.append(Markup(name: "uniquenessConstraints", children: [constraint]))
}
