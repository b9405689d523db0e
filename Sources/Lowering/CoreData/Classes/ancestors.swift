import ModelIR

extension [String: Entity] {
    /// The parents of an entity, the nearest first. The dictionary holds entities by name.
    ///
    /// It ends after as many steps as there are entities, so that a cycle can't hang it.
    func ancestors(of entity: Entity) -> [Entity] {
        var result: [Entity] = []
        var next = entity.parent
        while let name = next, let parent = self[name], result.count < count {
            result.append(parent)
            next = parent.parent
        }
        return result
    }
}
