import ModelIR

extension ExpressibleModel {
    /// Reduces the declaration of the class itself.
    mutating func reduceCode(_ entity: inout Entity) {
        guard var code = entity.code else { return }
        let stored = Set(entity.declaredProperties)
        var losses = Losses()
        losses.filter(
            &code.carriedOver,
            { $0.language == "swift" },
            { "its member '\($0.name)'" }
        )
        losses.filter(
            &code.initializers,
            { initializer in
                // The properties of a parent are unknown here.
                let isWhole = entity.parent != nil || stored.isSuperset(of: initializer.properties)
                return isPropertyName(initializer.name) && isWhole
            },
            { "its initializer '\($0.name)'" }
        )
        reduceCopying(&code, hasRules: entity.hasCloneRules, &losses)
        warn("entity.left-out", entity.origin, entity.name, losses)
        entity.code = code
    }

    /// Reduces how a property appears in code.
    func reduceCode(of property: inout some EntityProperty, _ losses: inout Losses) {
        let name = property.declaredName
        property.changeCode { code in
            losses.filter(&code.observers, { $0.language == "swift" }, { _ in "an observer" })
            wrap(&code.documentation, 4)
            code.cloneRule?.property = name
            code.origin = nil
        }
    }

    /// Reduces the choice of copying: a rule implies it, and declarations can't disable it.
    private func reduceCopying(
        _ code: inout CodeDetails,
        hasRules: Bool,
        _ losses: inout Losses
    ) {
        if hasRules {
            losses.reduce(&code.isCloned, to: true, "that it is copied only with others")
        } else if code.isCloned == false {
            code.isCloned = nil
        }
    }
}

extension Entity {
    /// Sorts composites and members into the order in which they are written.
    mutating func orderCode() {
        let members = Member.all(of: self)
        let names = members.compactMap(\.property)
        let ranks = Dictionary(zip(names, names.indices)) { first, _ in first }
        let ranked = compositeProperties.enumerated().map {
            (ranks[$1.name] ?? names.count, $0, $1)
        }
        compositeProperties = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
        code?.carriedOver = members.compactMap(\.source)
    }

    /// The declared names of the properties.
    fileprivate var declaredProperties: [String] { Member.all(of: self).compactMap(\.property) }
}
