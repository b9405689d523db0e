extension Model {
    /// Adds to the index of the source of every element, for sources that come before.
    ///
    /// For example: where the model becomes a part of another with one source, by 1.
    package mutating func moveSources(by count: Int) {
        move(&origin, by: count)
        for index in entities.indices { entities[index].moveSources(by: count) }
        moveAll(&fetchRequests, \.origin, by: count)
        moveAll(&configurations, \.origin, by: count)
        moveAll(&composites, \.origin, by: count)
        for index in composites.indices {
            moveAll(&composites[index].attributes, \.origin, by: count)
        }
        for index in valueTypes.indices { valueTypes[index].moveSources(by: count) }
    }
}

extension Entity {
    fileprivate mutating func moveSources(by count: Int) {
        move(&origin, by: count)
        moveAll(&attributes, \.origin, by: count)
        moveAll(&relationships, \.origin, by: count)
        moveAll(&fetchedProperties, \.origin, by: count)
        moveAll(&fetchedProperties, \.request.origin, by: count)
        moveAll(&indexes, \.origin, by: count)
        for index in indexes.indices {
            for element in indexes[index].elements.indices {
                indexes[index].elements[element].origin?.source += count
            }
        }
        moveAll(&typedProperties, \.origin, by: count)
        moveAll(&compositeProperties, \.origin, by: count)
        guard var code else { return }
        moveAll(&code.carriedOver, \.origin, by: count)
        moveAll(&code.initializers, \.origin, by: count)
        moveAll(&code.cloneRules, \.origin, by: count)
        self.code = code
    }
}

extension ValueType {
    fileprivate mutating func moveSources(by count: Int) {
        move(&origin, by: count)
        switch kind {
        case .validated(var type):
            moveAll(&type.rules, \.origin, by: count)
            kind = .validated(type)
        case .optionSet(var type):
            moveAll(&type.options, \.origin, by: count)
            kind = .optionSet(type)
        case .enumeration(var type):
            moveAll(&type.cases, \.origin, by: count)
            kind = .enumeration(type)
        case .structure(var type):
            moveAll(&type.rules, \.origin, by: count)
            moveAll(&type.parts, \.origin, by: count)
            kind = .structure(type)
        case .choice(var type):
            moveAll(&type.cases, \.origin, by: count)
            for index in type.cases.indices {
                moveAll(&type.cases[index].parts, \.origin, by: count)
            }
            kind = .choice(type)
        }
    }
}

private func move(_ origin: inout Origin, by count: Int) {
    origin.source += count
}

private func moveAll<Element>(
    _ elements: inout [Element],
    _ origin: WritableKeyPath<Element, Origin>,
    by count: Int
) {
    for index in elements.indices { elements[index][keyPath: origin].source += count }
}
