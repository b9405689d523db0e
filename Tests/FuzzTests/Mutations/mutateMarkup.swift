@testable import CoreDataModelReader

/// Puts elements and attributes where they do not belong.
func mutateMarkup(_ model: inout Markup, _ random: inout Random) {
    guard let path = random.pick(model.paths.dropFirst()) else { return }
    switch random.below(10) {
    case 0: model[path.dropLast()].children.remove(at: path.last ?? 0)
    case 1: duplicate(path, in: &model, &random)
    case 2: model[path.dropLast()].children.swapAt(path.last ?? 0, 0)
    case 3: model[path].name = elementName(&random)
    case 4: move(path, in: &model, &random)
    case 5: nest(path, in: &model, levels: 1 + random.below(80))
    case 6: model[path][attributeName(&random)] = hostileText(&random)
    case 7: renameAttribute(of: path, in: &model, &random)
    case 8: swapValues(path, in: &model, &random)
    default: removeAttribute(of: path, in: &model, &random)
    }
}

private func elementName(_ random: inout Random) -> String {
    random.isOne(in: 10) ? "nothing" : random.any(ElementName.self).text
}

private func attributeName(_ random: inout Random) -> String {
    random.isOne(in: 10) ? "nothing" : random.any(AttributeName.self).text
}

/// Next to itself, or somewhere else.
private func duplicate(_ path: Markup.Path, in model: inout Markup, _ random: inout Random) {
    guard model.count < 500 else { return }
    let copy = model[path]
    let other = random.isOne(in: 2) ? path.dropLast() : random.pick(model.paths) ?? []
    model[other].children.append(copy)
}

private func move(_ path: Markup.Path, in model: inout Markup, _ random: inout Random) {
    let moved = model[path]
    model[path.dropLast()].children.remove(at: path.last ?? 0)
    guard let target = random.pick(model.paths) else { return }
    let place = random.below(model[target].children.count + 1)
    model[target].children.insert(moved, at: place)
}

/// Nests an element in copies of itself.
private func nest(_ path: Markup.Path, in model: inout Markup, levels: Int) {
    var nested = model[path]
    for _ in 0..<levels {
        nested = Markup(name: nested.name, attributes: nested.attributes, children: [nested])
    }
    model[path] = nested
}

private func renameAttribute(of path: Markup.Path, in model: inout Markup, _ random: inout Random) {
    guard let index = random.pick(model[path].attributes.indices) else { return }
    model[path].attributes[index].name = attributeName(&random)
}

private func removeAttribute(of path: Markup.Path, in model: inout Markup, _ random: inout Random) {
    guard let index = random.pick(model[path].attributes.indices) else { return }
    model[path].attributes.remove(at: index)
}

private func swapValues(_ path: Markup.Path, in model: inout Markup, _ random: inout Random) {
    guard let other = random.pick(model.paths),
        let first = random.pick(model[path].attributes.indices),
        let second = random.pick(model[other].attributes.indices)
    else { return }
    let value = model[path].attributes[first].value
    model[path].attributes[first].value = model[other].attributes[second].value
    model[other].attributes[second].value = value
}
