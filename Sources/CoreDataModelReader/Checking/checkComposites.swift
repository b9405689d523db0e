import ModelIR

extension ModelChecker {
    mutating func checkComposites() {
        for index in model.entities.indices { checkTypes(of: model.entities[index].attributes) }
        for composite in model.composites { checkTypes(of: composite.attributes) }
        let parts = model.composites.map { composite in
            composite.attributes.compactMap(\.type.compositeName).compactMap { composites[$0] }
        }
        for cycle in cycles(in: parts) { reportComposites(cycle) }
    }

    private mutating func checkTypes(of attributes: [Attribute]) {
        // By index: most attributes are looked at only here, and need no copy.
        for index in attributes.indices {
            guard let name = attributes[index].type.compositeName, !name.isEmpty,
                composites[name] == nil
            else { continue }
            let attribute = attributes[index]
            reports.addUnknown(
                .error,
                "attribute.unknown-composite",
                at: attribute.origin,
                .composite,
                "the composite '\(name)' of '\(attribute.name)' does not exist",
                name: name,
                known: model.composites.map(\.name)
            )
        }
    }

    private mutating func reportComposites(_ cycle: [Int]) {
        let names = cycle.map { model.composites[$0].name }
        let path = (names + names.prefix(1)).map { "'\($0)'" }.joined(separator: " → ")
        reports.add(
            .error,
            "composite.cycle",
            at: model.composites[cycle[0]].origin,
            .name,
            "'\(names[0])' holds itself: \(path)"
        )
    }
}
