import ModelIR
import SharedLowering
import SwiftNames

/// The classes of a model.
struct ClassPlans: Sendable {
    private(set) var classes: [ClassPlan] = []
    private let names: [String: String]
    private var places: [String: Int] = [:]
    let owners: InverseOwners
    let sides: DeclaringSides
    let required: RequiredLinks

    init(_ model: Model, _ valueTypes: [String: ValueType]) {
        let all = model.entities
        let lineage = Lineage(all) { _ in true }
        let owners = InverseOwners(all, lineage)
        self.owners = owners
        sides = DeclaringSides(all, owner: owners.owner)
        required = RequiredLinks(all)
        names = Dictionary(all.map { ($0.name, qualifiedName($0)) }) { first, _ in first }
        let parents = Set(lineage.parents.compactMap(\.self))
        let requirements = SystemRequirements(all, own: ownRequirement)
        let failing = Set(
            all.indices.filter { all[$0].canBeUnreadable(valueTypes) }.map { lineage.roots[$0] }
        )
        for index in all.indices where all[index].classForm != .leftOut {
            classes.append(
                ClassPlan(
                    entity: all[index],
                    qualifiedName: qualifiedName(all[index]),
                    ancestors: lineage.ancestors(of: index).map { all[$0] },
                    hasSubclasses: parents.contains(index),
                    requirement: requirements.requirement(of: index),
                    isQueryable: failing.contains(lineage.roots[index])
                )
            )
        }
        places = Dictionary(zip(classes.map(\.entity.name), classes.indices)) { first, _ in first }
        addAliases(taken: Set(classes.map(\.name)).union(model.namesBesideClasses))
    }

    /// The class of an entity, with the types around it.
    func name(of entity: String) -> String { names[entity] ?? SwiftIdentifier.sanitized(entity) }

    /// The entities that an entity inherits from, the nearest first.
    func ancestors(of entity: String) -> [Entity] {
        places[entity].map { classes[$0].ancestors } ?? []
    }

    private mutating func addAliases(taken: Set<String>) {
        var taken = taken
        for index in classes.indices {
            guard classes[index].enclosingType == nil,
                let name = classes[index].entity.namedClass, name != classes[index].name,
                name != "NSManagedObject",
                SwiftIdentifier.sanitized(name) == name, SwiftIdentifier.isTypeName(name),
                taken.insert(name).inserted
            else { continue }
            classes[index].alias = name
        }
    }
}

/// The name of an entity's class, with the types around it. SwiftData names entities for their classes, so
/// any other would lose the stored objects.
private func qualifiedName(_ entity: Entity) -> String {
    let name = SwiftIdentifier.sanitized(entity.name)
    guard let path = entity.nameInCode, let dot = path.lastIndex(of: ".") else { return name }
    return path[...dot] + name
}

extension SwiftDataParts {
    /// The name of an entity's class, with the types around it.
    package static func className(_ entity: Entity) -> String { qualifiedName(entity) }

    /// The systems on which all classes of a model are available.
    package static func requirement(of model: Model) -> SystemRequirement {
        .highest(model.entities.map(ownRequirement))
    }
}

private func ownRequirement(_ entity: Entity) -> SystemRequirement {
    if entity.parent != nil { return .inheritance }
    return ConstraintPlan(entity).needsMacro ? .constraints : .any
}

extension Entity {
    /// Whether a value behind a property can be unreadable.
    fileprivate func canBeUnreadable(_ valueTypes: [String: ValueType]) -> Bool {
        !compositeProperties.isEmpty
            || attributes.contains { valueTypes.value(of: $0)?.canFail ?? false }
    }
}
