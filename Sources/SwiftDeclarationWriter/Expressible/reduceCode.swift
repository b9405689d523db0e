import ModelIR

extension ExpressibleModel {
    /// What a declaration says besides what is stored, about properties that are written.
    mutating func reduceCode(_ entity: inout Entity) {
        guard var code = entity.code else { return }
        let stored = Set(entity.declaredProperties)
        let many = Set(entity.relationships.filter { $0.cardinality != .toOne }.map(\.name))
        let all = Set(entity.relationships.map(\.name))
        var losses = Losses()
        losses.filter(
            &code.carriedOver,
            { $0.language == "swift" && ($0.kind != .observer || stored.contains($0.name)) },
            { "its member '\($0.name)'" }
        )
        losses.filter(
            &code.conditions,
            { stored.contains($0.property) },
            { "the condition of '\($0.property)'" }
        )
        losses.filter(
            &code.modifiers,
            { stored.contains($0.property) },
            { "the modifiers of '\($0.property)'" }
        )
        losses.filter(
            &code.optionalCollections,
            { many.contains($0) },
            { "the type of '\($0)'" }
        )
        losses.filter(
            &code.relationshipDocumentation,
            { all.contains($0.property) },
            { "the documentation of '\($0.property)'" }
        )
        losses.filter(
            &code.initializers,
            { initializer in
                // What a parent has is not known here.
                let isWhole = entity.parent != nil || stored.isSuperset(of: initializer.properties)
                return isPropertyName(initializer.name) && isWhole
            },
            { "its initialiser '\($0.name)'" }
        )
        losses.filter(
            &code.cloneRules,
            { stored.contains($0.property) },
            { "how '\($0.property)' is copied" }
        )
        reduceCopying(&code, &losses)
        for index in code.relationshipDocumentation.indices {
            wrap(&code.relationshipDocumentation[index].lines, 4)
        }
        warn("entity.left-out", entity.origin, entity.name, losses)
        entity.code = code
    }

    /// A declaration says that objects are copied, also by a rule, or nothing.
    private func reduceCopying(_ code: inout CodeDetails, _ losses: inout Losses) {
        if !code.cloneRules.isEmpty {
            losses.reduce(&code.isCloned, to: true, "that it is copied only with others")
        } else if code.isCloned == false {
            code.isCloned = nil
        }
    }
}

extension Entity {
    /// Lists about properties come in the order of the properties.
    mutating func orderCode() {
        guard var code else { return }
        let members = Member.all(of: self)
        let names = members.compactMap(\.property)
        let ranks = Dictionary(zip(names, names.indices)) { first, _ in first }
        func sort<Element>(_ list: inout [Element], _ name: (Element) -> String) {
            let ranked = list.enumerated().map { (ranks[name($1)] ?? names.count, $0, $1) }
            list = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        }
        sort(&code.conditions) { $0.property }
        sort(&code.modifiers) { $0.property }
        sort(&code.optionalCollections) { $0 }
        sort(&code.relationshipDocumentation) { $0.property }
        sort(&code.cloneRules) { $0.property }
        sort(&compositeProperties) { $0.name }
        code.carriedOver = members.flatMap(\.fragments)
        self.code = code
    }

    /// The names of the properties as they are declared.
    fileprivate var declaredProperties: [String] { Member.all(of: self).compactMap(\.property) }
}
