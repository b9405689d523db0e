import Diagnostics
import ModelIR
import SharedLowering
import SwiftNames

/// The classes, columns and relationships of a model's entities.
struct SchemaPlan: Sendable {
    /// The entities in the order of the model.
    let entities: [EntityPlan]
    private let indices: [String: Int]
    private(set) var tables = TableNames()
    /// The tables of the database that the code opens, if another program made it.
    let existing: ExistingTables?

    init(_ model: Model, diagnostics: inout DiagnosticSink) {
        existing = model.existing
        let classes = classNames(model, &diagnostics)
        let names = model.entities.indices.map { model.entities[$0].name }
        let indices = Dictionary(zip(names, names.indices)) { $1 }
        // The class of an abstract entity passes on an initializer.
        let lineage = Lineage(model.entities) { $0.passesOn || $0.isAbstract }
        var children: [[String]] = Array(repeating: [], count: names.count)
        for case (let index, let parent?) in zip(names.indices, lineage.parents) {
            children[parent].append(names[index])
        }
        self.indices = indices
        entities = names.indices.map { index in
            EntityPlan(
                model.entities[index],
                className: classes[index],
                parent: lineage.parents[index].map { names[$0] },
                root: names[lineage.roots[index]],
                ancestors: lineage.ancestors(of: index).map { names[$0] },
                children: children[index]
            )
        }
        tables = TableNames(self)
    }

    subscript(name: String) -> EntityPlan? { indices[name].map { entities[$0] } }

    /// The class of each entity.
    var classByEntity: [String: String] {
        Dictionary(entities.map { ($0.entity.name, $0.className) }) { $1 }
    }

    /// The entity whose table contains the rows of the given one.
    func root(of plan: EntityPlan) -> EntityPlan {
        self[plan.root] ?? plan
    }

    /// The table with the rows of an entity. For example: `Person`.
    func table(of plan: EntityPlan) -> String { tables[root(of: plan)] }

    /// The entity and all its descendants, parents first.
    func family(_ plan: EntityPlan) -> [EntityPlan] {
        var family: [EntityPlan] = []
        // Iterative: a chain can exceed the depth of the stack.
        var open = [plan]
        while let next = open.popLast() {
            family.append(next)
            open += next.children.reversed().compactMap { self[$0] }
        }
        return family
    }
}

/// One entity of the schema.
///
/// A class, since plans are looked up frequently, and a copy would be as large as the entity.
final class EntityPlan: Sendable {
    let entity: Entity
    /// The name of the class, with those of the types around it. For example: `SchemaV2.Person`.
    let className: String
    /// The name of the entity that this one inherits from.
    let parent: String?
    /// The name of the topmost entity, which can be this one.
    let root: String
    /// The names of the entities from which this one inherits properties or an initializer, the nearest first.
    let ancestors: [String]
    /// The names of the entities that inherit directly.
    let children: [String]

    init(
        _ entity: Entity,
        className: String,
        parent: String?,
        root: String,
        ancestors: [String],
        children: [String]
    ) {
        self.entity = entity
        self.className = className
        self.parent = parent
        self.root = root
        self.ancestors = ancestors
        self.children = children
    }

    var isRoot: Bool { parent == nil }

    /// The name of the class itself. For example: `Person`.
    var ownName: String {
        enclosingType.map { String(className.dropFirst($0.count + 1)) } ?? className
    }

    /// The type around the class, if any. For example: `SchemaV2`.
    var enclosingType: String? {
        className.lastIndex(of: ".").map { String(className[..<$0]) }
    }

    var isInHierarchy: Bool { !isRoot || !children.isEmpty }
}

/// The class of each entity: the class that the model declares, or the entity's name.
private func classNames(_ model: Model, _ diagnostics: inout DiagnosticSink) -> [String] {
    var owners: [String: Int] = [:]
    owners.reserveCapacity(model.entities.count)
    return model.entities.indices.map { index in
        let name = className(model.entities[index])
        // File systems can ignore case.
        if let first = owners.updateValue(index, forKey: name.lowercased()) {
            let (entity, other) = (model.entities[index], model.entities[first])
            diagnostics.report(
                className(other) == name
                    ? sameClass(name, entity, other)
                    : repeatedClass(
                        name,
                        of: entity,
                        like: className(other),
                        of: other,
                        at: "representedClassName"
                    )
            )
        }
        return name
    }
}

private func sameClass(_ name: String, _ entity: Entity, _ first: Entity) -> Diagnostic {
    Diagnostic(
        .error,
        "entity.same-class",
        at: entity.origin.location(of: "representedClassName"),
        "entity '\(entity.name)' has the same class '\(name)' as '\(first.name)', but in SQLite"
            + " each entity needs its own; rename one",
        notes: [Diagnostic.Note("'\(first.name)' is here", at: first.origin.location)]
    )
}

extension SQLiteParts {
    /// The name of an entity's class, with the types around it.
    package static func className(_ entity: Entity) -> String {
        SQLiteLowering.className(entity)
    }
}

private func className(_ entity: Entity) -> String {
    if let name = entity.nameInCode { return name }
    let hasOwn = entity.classReference != .named("NSManagedObject")
    return SwiftIdentifier.sanitized(hasOwn ? entity.namedClass ?? entity.name : entity.name)
}
