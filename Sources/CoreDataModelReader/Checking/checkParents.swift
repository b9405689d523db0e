import ModelIR

extension ModelChecker {
    mutating func checkParents() {
        for index in model.entities.indices {
            guard let parent = model.entities[index].parent, isUnknownEntity(parent) else {
                continue
            }
            let entity = model.entities[index]
            reports.addUnknown(
                .error,
                "entity.unknown-parent",
                at: entity.origin,
                .parentEntity,
                "the parent '\(parent)' of '\(entity.name)' does not exist",
                name: parent,
                known: model.entityNames.filter { $0 != entity.name }
            )
        }
        let parents = model.entities.indices.map { index in
            model.entities[index].parent.flatMap { entities[$0] }.map { [$0] } ?? []
        }
        for cycle in cycles(in: parents) { reportParents(cycle) }
    }

    private mutating func reportParents(_ cycle: [Int]) {
        let names = cycle.map { model.entities[$0].name }
        let path = (names + names.prefix(1)).map { "'\($0)'" }.joined(separator: " → ")
        reports.add(
            .error,
            "entity.parent-cycle",
            at: model.entities[cycle[0]].origin,
            .parentEntity,
            "'\(names[0])' inherits from itself: \(path)"
        )
    }
}
