/// Gives an attribute of some element another value: a fitting one of another kind, or any.
func mutateValue(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths.dropFirst()),
        let index = random.pick(model[path].attributes.indices)
    else { return }
    let attribute = model[path].attributes[index]
    let isAny = random.isOne(in: 5)
    model[path].attributes[index].value =
        isAny ? hostileText(&random) : otherValue(of: attribute, &random)
}

private func otherValue(of attribute: Markup.Attribute, _ random: inout Random) -> String {
    switch attribute.value {
    case "YES": return "NO"
    case "NO": return "YES"
    default: break
    }
    switch attribute.name {
    case "attributeType": return random.pick(attributeTypes) ?? ""
    case "predicateString", "derivationExpression":
        return random.pick(HostileTexts.predicates) ?? ""
    case "deletionRule":
        return random.pick(["Nullify", "Cascade", "Deny", "No Action", "nullify", "x"]) ?? ""
    case "codeGenerationType": return random.pick(["class", "category", "none", ""]) ?? ""
    case "defaultValueString", "minValueString", "maxValueString":
        return random.isOne(in: 2) ? hostileText(&random) : random.pick(HostileTexts.numbers) ?? ""
    case "defaultDateTimeInterval", "minDateTimeInterval", "maxDateTimeInterval", "minCount",
        "maxCount", "fetchLimit", "fetchBatchSize", "resultType", "positionX", "width":
        return random.pick(HostileTexts.numbers) ?? ""
    default: return hostileName(near: attribute.value, &random)
    }
}

/// The types of attributes, as models name them.
let attributeTypes = [
    "String", "Date", "Boolean", "Integer 16", "Integer 32", "Integer 64", "Double", "Float",
    "Decimal", "Binary", "UUID", "URI", "Transformable", "ObjectID", "Composite",
]
