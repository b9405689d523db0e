import ModelIR

extension RuleContext {
    /// By what the rows of an entity are divided, which its top parent declares; `nil` for most entities.
    func distribution(of entity: Int) -> DistributionKey? {
        model.entities[lineage.roots[entity]].distribution
    }

    /// The type of the values by which the rows of an entity are divided.
    func distributionType(of entity: Int) -> AttributeType? {
        guard let key = distribution(of: entity) else { return nil }
        let attributes = model.entities[lineage.roots[entity]].attributes
        return attributes.first { $0.name == key.attribute }?.type.stored
    }

    /// The relationships one of whose ends is distributed, each with its entity and its destination.
    var distributedRelationships: [(relationship: Relationship, entity: Int, destination: Int)] {
        guard model.entities.contains(where: { $0.distribution != nil }) else { return [] }
        return model.entities.indices.flatMap { entity in
            model.entities[entity].relationships.compactMap { relationship in
                guard !relationship.isTransient,
                    let destination = entities[relationship.destination],
                    distribution(of: entity) != nil || distribution(of: destination) != nil
                else { return nil }
                return (relationship, entity, destination)
            }
        }
    }
}
