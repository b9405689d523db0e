import ModelIR

extension RuleContext {
    /// Calls the body with each fetch request of the model, and the fetched property that it belongs to; `nil` for
    /// one with a name of its own.
    func forEachRequest(_ body: (FetchRequest, (entity: String, name: String)?) -> Void) {
        for request in model.fetchRequests { body(request, nil) }
        let entities = model.entities
        for index in entities.indices where !entities[index].properties.fetchedProperties.isEmpty {
            for property in entities[index].properties.fetchedProperties {
                body(property.request, (entities[index].name, property.name))
            }
        }
    }

    var entityNames: [String] { model.entities.map(\.name) }

    /// Whether an entity's name is unknown. The reader reports missing names.
    func isUnknownEntity(_ name: String?) -> Bool {
        guard let name, !name.isEmpty else { return false }
        return entities[name] == nil
    }

    /// Whether the entity itself has the relationship.
    func hasRelationship(_ name: String, entity: Int) -> Bool {
        let relationships = model.entities[entity].properties.relationships
        return relationships.indices.contains { relationships[$0].name == name }
    }

    /// Returns an entity and the entities that it inherits from, as far as they exist.
    func family(of entity: Int) -> [Int] {
        [entity] + lineage.ancestors(of: entity).filter { $0 != entity }
    }

    /// Whether an entity is another, or inherits from it.
    ///
    /// `family(of:)` lacks ancestors that add nothing.
    func isOrInherits(_ entity: Int, _ ancestor: Int) -> Bool {
        var next: Int? = entity
        for _ in model.entities.indices {
            guard let place = next else { return false }
            if place == ancestor { return true }
            next = lineage.parents[place]
        }
        return false
    }

    /// Whether all ancestors of an entity exist.
    func hasWholeFamily(_ entity: Int) -> Bool {
        let top = lineage.roots[entity]
        return !isUnknownEntity(model.entities[top].parent)
    }

    /// Returns relationships without a known destination that itself has the inverse, if there is
    /// one.
    func findDoubtfulRelationships() -> [Relationship] {
        model.entities.indices.flatMap { index in
            let relationships = model.entities[index].properties.relationships
            // By index: copying a relationship takes longer than inspecting it.
            return relationships.indices.filter { !isSound(relationships, $0) }
                .map { relationships[$0] }
        }
    }

    private func isSound(_ relationships: [Relationship], _ place: Int) -> Bool {
        let destination = relationships[place].destination
        guard let entity = entities[destination] else { return false }
        guard let inverse = relationships[place].inverse else { return true }
        let isThere = inverse.entity == nil || inverse.entity == destination
        return isThere && hasRelationship(inverse.relationship, entity: entity)
    }
}

/// Returns names as a path, which ends where it starts. For example: `'A' → 'B' → 'A'`.
func path(_ names: [String]) -> String {
    (names + names.prefix(1)).map { "'\($0)'" }.joined(separator: " → ")
}
