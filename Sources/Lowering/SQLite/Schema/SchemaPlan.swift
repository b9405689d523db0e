import Diagnostics
import ModelIR
import SwiftNames

/// The classes and tables of a model: which class an entity has, which columns, which links.
struct SchemaPlan: Sendable {
    /// In the order of the model.
    var entities: [EntityPlan] = []
    private var indices: [String: Int] = [:]

    init(_ model: Model, diagnostics: inout DiagnosticSink) {
        let names = classNames(model, &diagnostics)
        for entity in model.entities {
            indices[entity.name] = entities.count
            entities.append(
                EntityPlan(entity: entity, className: names[entity.name] ?? entity.name)
            )
        }
        for index in entities.indices {
            let ancestors = ancestors(of: entities[index].entity)
            entities[index].ancestors = ancestors.map(\.name)
            if let parent = ancestors.first {
                entities[indices[parent.name] ?? index].children.append(entities[index].entity.name)
            }
        }
    }

    subscript(name: String) -> EntityPlan? { indices[name].map { entities[$0] } }

    /// The class of each entity.
    var classByEntity: [String: String] {
        Dictionary(entities.map { ($0.entity.name, $0.className) }) { $1 }
    }

    /// The parents, the nearest first. A cycle, which the reader reports, ends it.
    private func ancestors(of entity: Entity) -> [Entity] {
        var result: [Entity] = []
        var next = entity.parent
        while let name = next, let index = indices[name], result.count < entities.count {
            result.append(entities[index].entity)
            next = entities[index].entity.parent
        }
        return result
    }

    /// The entity whose table holds the rows of this one.
    func root(of plan: EntityPlan) -> EntityPlan {
        plan.ancestors.last.flatMap { self[$0] } ?? plan
    }

    /// The entity and all that inherit from it, parents first.
    func family(_ plan: EntityPlan) -> [EntityPlan] {
        var family: [EntityPlan] = []
        add(plan, to: &family)
        return family
    }

    private func add(_ plan: EntityPlan, to family: inout [EntityPlan]) {
        family.append(plan)
        for name in plan.children {
            if let child = self[name] { add(child, to: &family) }
        }
    }
}

/// One entity among the others.
struct EntityPlan: Sendable {
    let entity: Entity
    /// For example: `Person`.
    let className: String
    /// The names of the parent entities, the nearest first.
    var ancestors: [String] = []
    /// The names of the entities that inherit directly.
    var children: [String] = []

    var isInHierarchy: Bool { !ancestors.isEmpty || !children.isEmpty }
}

/// The class of each entity: the one that the model names, or the entity's own name.
private func classNames(_ model: Model, _ diagnostics: inout DiagnosticSink) -> [String: String] {
    var owners: [String: Entity] = [:]
    var result: [String: String] = [:]
    for entity in model.entities {
        let name = className(entity)
        result[entity.name] = name
        // File systems do not tell names apart that differ in case.
        guard let first = owners.updateValue(entity, forKey: name.lowercased()) else { continue }
        diagnostics.report(
            Diagnostic(
                .error,
                "entity.same-class",
                at: model.location(of: entity.origin, part: "representedClassName"),
                "entity '\(entity.name)' has the class '\(name)', as '\(first.name)' has, and in SQLite"
                    + " each entity needs a class of its own; rename one",
                notes: [
                    Diagnostic.Note("'\(first.name)' is here", at: model.location(of: first.origin))
                ]
            )
        )
    }
    return result
}

private func className(_ entity: Entity) -> String {
    if let name = entity.nameInCode { return name }
    let hasOwn = entity.classReference != .named("NSManagedObject")
    return SwiftIdentifier.sanitized(hasOwn ? entity.namedClass ?? entity.name : entity.name)
}
