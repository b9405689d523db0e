import Diagnostics
import ModelIR

/// Whether the names in a model lead somewhere, and somewhere only.
struct ModelChecker {
    let model: Model
    /// The first entity of each name.
    let entities: [String: Int]
    /// The first composite of each name.
    let composites: [String: Int]
    var reports: Reports
    /// The names of an entity's own relationships, made when they are asked for.
    private var relationshipNames: [Int: Set<String>] = [:]

    init(_ model: Model, reports: Reports) {
        self.model = model
        self.reports = reports
        entities = Self.places(of: model.entities.indices.map { model.entities[$0].name })
        composites = Self.places(of: model.composites.map(\.name))
    }

    /// Checks everything, and gives back all there is to say.
    mutating func check() -> Reports {
        checkIsEmpty()
        checkDuplicates()
        checkParents()
        checkInheritedNames()
        checkCoveredProperties()
        checkRelationships()
        checkComposites()
        checkFetchRequests()
        checkConfigurations()
        return reports
    }

    private mutating func checkIsEmpty() {
        let hasErrors = reports.all.contains { $0.severity == .error }
        guard model.entities.isEmpty, !hasErrors else { return }
        reports.add(
            .note,
            "model.no-entity",
            at: model.origin,
            "'\(model.name)' has no entities, so no class is generated"
        )
    }

    /// Whether a name was given that no entity has. A missing name has been reported already.
    func isUnknownEntity(_ name: String?) -> Bool {
        guard let name, !name.isEmpty else { return false }
        return entities[name] == nil
    }

    /// Whether the entity itself has the relationship. A few names are compared faster than hashed.
    mutating func hasRelationship(_ name: String, entity: Int) -> Bool {
        let relationships = model.entities[entity].relationships
        if relationships.count <= 16 {
            return relationships.indices.contains { relationships[$0].name == name }
        }
        if relationshipNames[entity] == nil {
            relationshipNames[entity] = Set(relationships.map(\.name))
        }
        return relationshipNames[entity]?.contains(name) ?? false
    }

    /// An entity and those it inherits from, as far as they exist.
    func lineage(of entity: Int) -> [Int] {
        var result = [entity]
        // A cycle is an error that is reported elsewhere.
        while result.count < 100, let parent = model.entities[result[result.count - 1]].parent,
            let next = entities[parent], !result.contains(next)
        {
            result.append(next)
        }
        return result
    }

    private static func places(of names: [String]) -> [String: Int] {
        var places: [String: Int] = [:]
        places.reserveCapacity(names.count)
        for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
        return places
    }
}

extension Model {
    var entityNames: [String] { entities.map(\.name) }
}
