extension Model {
    /// Changes the origin of every element and of all their parts.
    ///
    /// For example: increments the source index, if the model becomes part of a model that already
    /// has one source.
    package mutating func changeOrigins(_ change: (inout Origin) -> Void) {
        change(&origin)
        for index in entities.indices { entities[index].changeOrigins(change) }
        changeAll(&fetchRequests, \.origin, change)
        changeAll(&configurations, \.origin, change)
        changeAll(&composites, \.origin, change)
        for index in composites.indices {
            changeAll(&composites[index].attributes, \.origin, change)
        }
        for index in valueTypes.indices { valueTypes[index].changeOrigins(change) }
        changeAll(&declarations, \.origin, change)
        if var suppressions {
            changeAll(&suppressions, \.origin, change)
            self.suppressions = suppressions
        }
    }
}

extension Entity {
    /// The places of the entity and everything in it.
    var origins: [Origin] {
        var (copy, found): (Entity, [Origin]) = (self, [])
        copy.changeOrigins { found.append($0) }
        return found
    }

    /// The places of the attributes, relationships and composite properties with a name, by which the store or
    /// the code knows them.
    func origins(ofProperty name: String) -> [Origin] {
        var found: [Origin] = []
        for property in properties where property.name == name || property.declaredName == name {
            found.append(property.origin)
            var code = property.code?.value
            code?.changeOrigins { found.append($0) }
            if case .fetched(let property) = property { found.append(property.request.origin) }
        }
        return found
    }

    fileprivate mutating func changeOrigins(_ change: (inout Origin) -> Void) {
        change(&origin)
        properties.changeOrigins(change)
        properties.changeCodes { $0.changeOrigins(change) }
        for index in fetchedProperties.indices { change(&fetchedProperties[index].request.origin) }
        changeAll(&indexes, \.origin, change)
        for index in indexes.indices {
            for element in indexes[index].elements.indices {
                if var origin = indexes[index].elements[element].origin {
                    change(&origin)
                    indexes[index].elements[element].origin = origin
                }
            }
        }
        if var distribution {
            change(&distribution.origin)
            self.distribution = distribution
        }
        guard var code else { return }
        changeAll(&code.carriedOver, \.origin, change)
        changeAll(&code.conformances, \.origin, change)
        changeAll(&code.declarations, \.origin, change)
        changeAll(&code.initializers, \.origin, change)
        self.code = code
    }
}

extension PropertyCode {
    fileprivate mutating func changeOrigins(_ change: (inout Origin) -> Void) {
        if var place = origin {
            change(&place)
            origin = place
        }
        if var rule = cloneRule {
            change(&rule.origin)
            cloneRule = rule
        }
        changeAll(&observers, \.origin, change)
    }
}

extension ValueType {
    fileprivate mutating func changeOrigins(_ change: (inout Origin) -> Void) {
        change(&origin)
        changeAll(&code.members, \.origin, change)
        changeAll(&code.conformances, \.origin, change)
        changeAll(&extensions.members, \.origin, change)
        changeAll(&extensions.conformances, \.origin, change)
        switch kind {
        case .validated(var type):
            changeAll(&type.rules, \.origin, change)
            kind = .validated(type)
        case .optionSet(var type):
            changeAll(&type.options, \.origin, change)
            kind = .optionSet(type)
        case .enumeration(var type):
            changeAll(&type.cases, \.origin, change)
            kind = .enumeration(type)
        case .structure(var type):
            changeAll(&type.rules, \.origin, change)
            changeAll(&type.parts, \.origin, change)
            kind = .structure(type)
        case .choice(var type):
            changeAll(&type.cases, \.origin, change)
            for index in type.cases.indices {
                changeAll(&type.cases[index].parts, \.origin, change)
            }
            kind = .choice(type)
        }
    }
}

private func changeAll<Element>(
    _ elements: inout [Element],
    _ origin: WritableKeyPath<Element, Origin>,
    _ change: (inout Origin) -> Void
) {
    for index in elements.indices { change(&elements[index][keyPath: origin]) }
}
