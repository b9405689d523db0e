import Diagnostics
import ModelIR

/// Whether the names of a model differ, and lead somewhere.
struct ModelChecker {
    let entities: [Entity]
    let valueTypes: [ValueType]
    let model: Model
    let catalog: Catalog
    let reports: Reports
    /// Who inherits properties from whom.
    private let lineage: Lineage

    init(
        _ entities: [Entity],
        _ valueTypes: [ValueType],
        _ model: Model,
        _ catalog: Catalog,
        _ reports: Reports
    ) {
        self.entities = entities
        self.valueTypes = valueTypes
        self.model = model
        self.catalog = catalog
        self.reports = reports
        lineage = Lineage(entities) { !$0.attributes.isEmpty || !$0.relationships.isEmpty }
    }

    func check() {
        checkTypeNames()
        for entity in entities { checkPropertyNames(entity) }
        checkParents()
        checkInheritedNames()
        checkCompositeCycles()
    }

    /// Entities and value types become types of one module.
    private func checkTypeNames() {
        let names =
            entities.map { Named("entity", $0.name, $0.origin) }
            + valueTypes.map { Named("value-type", $0.name, $0.origin) }
        checkDistinct(names, "types")
    }

    private func checkPropertyNames(_ entity: Entity) {
        let stored =
            entity.attributes.map { Named("property", $0.name, $0.origin) }
            + entity.relationships.map { Named("property", $0.name, $0.origin) }
        let conditional = conditionalNames(entity)
        checkDistinct(stored, "attributes or relationships", conditional)
        // In the code, typed and composite properties have names of their own.
        let renamed = entity.attributes.filter { $0.code?.name != nil }
        let hidden = Set(renamed.map(\.name))
        let columns = Set(
            entity.compositeProperties.flatMap {
                $0.columns.map(\.attribute) + ([$0.discriminator].compactMap(\.self))
            }
        )
        let shown =
            renamed.map { Named("property", $0.declaredName, $0.declaredOrigin) }
            + entity.compositeProperties.map { Named("property", $0.name, $0.origin) }
            + distinct(stored).filter {
                !hidden.contains($0.name) && !columns.contains($0.name)
            }
        checkDistinct(shown, "properties", conditional)
    }

    /// The properties under a condition, and the attributes behind them.
    private func conditionalNames(_ entity: Entity) -> Set<String> {
        func names(_ properties: [some EntityProperty]) -> [String] {
            properties.filter { $0.condition != nil }.flatMap { [$0.name, $0.declaredName] }
        }
        return Set(
            names(entity.attributes) + names(entity.relationships)
                + names(entity.compositeProperties)
        )
    }

    /// The first of each name.
    private func distinct(_ names: [Named]) -> [Named] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0.name).inserted }
    }

    /// - Parameter conditional: what stands inside `#if`.
    private func checkDistinct(
        _ names: [Named],
        _ plural: String,
        _ conditional: Set<String> = []
    ) {
        var seen: [String: Named] = [:]
        for element in names {
            guard let first = seen[element.name] else {
                seen[element.name] = element
                continue
            }
            let advice =
                conditional.contains(element.name)
                ? "what is stored is the same on every platform: declare it once, outside of '#if'"
                : "rename one"
            reports.add(
                .error,
                "\(element.subject).duplicate-name",
                at: model.location(of: element.origin, part: "name"),
                "two \(plural) are called '\(element.name)'; \(advice)",
                notes: [
                    .init("the first is here", at: model.location(of: first.origin, part: "name"))
                ]
            )
        }
    }

    private func checkParents() {
        for entity in entities {
            guard let parent = entity.parent, !catalog.models.contains(parent) else { continue }
            reports.add(
                .error,
                "entity.unknown-parent",
                at: model.location(of: entity.origin, part: "parent"),
                "'\(entity.name)' inherits from '\(parent)', which is no model: write '@Model' before it"
            )
        }
        for cycle in lineage.cycles {
            let names = cycle.map { entities[$0].name }
            guard let first = names.indices.min(by: { names[$0] < names[$1] }) else { continue }
            let path = names[first...] + names[...first]
            let entity = entities[cycle[first]]
            reports.add(
                .error,
                "entity.parent-cycle",
                at: model.location(of: entity.origin, part: "parent"),
                "'\(entity.name)' inherits from itself: "
                    + path.map { "'\($0)'" }.joined(separator: " → ")
            )
        }
    }

    private func checkInheritedNames() {
        for (index, entity) in entities.enumerated() where entity.parent != nil {
            let own =
                entity.attributes.map { Named("property", $0.name, $0.origin) }
                + entity.relationships.map { Named("property", $0.name, $0.origin) }
            guard !own.isEmpty else { continue }
            for parent in lineage.ancestors(of: index).map({ entities[$0] }) {
                let inherited =
                    parent.attributes.map { Named("property", $0.name, $0.origin) }
                    + parent.relationships.map { Named("property", $0.name, $0.origin) }
                for property in own {
                    guard let first = inherited.first(where: { $0.name == property.name }) else {
                        continue
                    }
                    reports.add(
                        .error,
                        "property.inherited-name",
                        at: model.location(of: property.origin, part: "name"),
                        "'\(entity.name)' inherits '\(property.name)' from '\(parent.name)'; remove or rename it here",
                        notes: [
                            .init(
                                "the inherited one is here",
                                at: model.location(of: first.origin, part: "name")
                            )
                        ]
                    )
                }
            }
        }
    }
}

/// What has a name that others may not have, too.
private struct Named {
    /// The first word of the diagnostic's id. For example: `entity`.
    var subject: String
    var name: String
    var origin: Origin

    init(_ subject: String, _ name: String, _ origin: Origin) {
        self.subject = subject
        self.name = name
        self.origin = origin
    }
}
