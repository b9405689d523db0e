import Diagnostics
import ModelIR

/// Whether the names of a model differ, and lead somewhere.
struct ModelChecker {
    let entities: [Entity]
    let valueTypes: [ValueType]
    let model: Model
    let catalog: Catalog
    let reports: Reports
    /// The place of each entity.
    private let places: [String: Int]

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
        places = Dictionary(zip(entities.map(\.name), entities.indices)) { first, _ in first }
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
        let hidden = Set(entity.typedProperties.filter { $0.name != nil }.map(\.attribute))
        let columns = Set(
            entity.compositeProperties.flatMap {
                $0.columns.map(\.attribute) + ([$0.discriminator].compactMap(\.self))
            }
        )
        let shown =
            entity.typedProperties.compactMap { typed in
                typed.name.map { Named("property", $0, typed.origin) }
            }
            + entity.compositeProperties.map { Named("property", $0.name, $0.origin) }
            + distinct(stored).filter {
                !hidden.contains($0.name) && !columns.contains($0.name)
            }
        checkDistinct(shown, "properties", conditional)
    }

    /// The properties under a condition, and the attributes behind them.
    private func conditionalNames(_ entity: Entity) -> Set<String> {
        let names = Set((entity.code?.conditions ?? []).map(\.property))
        let typed = entity.typedProperties.filter { names.contains($0.name ?? $0.attribute) }
        return names.union(typed.map(\.attribute))
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
        for entity in entities {
            let path = lineage(of: entity.name)
            guard let last = path.last, let parent = self.entity(last)?.parent,
                path.contains(parent),
                parent == entity.name, path.min() == entity.name
            else { continue }
            let names = (path + [parent]).map { "'\($0)'" }.joined(separator: " → ")
            reports.add(
                .error,
                "entity.parent-cycle",
                at: model.location(of: entity.origin, part: "parent"),
                "'\(entity.name)' inherits from itself: \(names)"
            )
        }
    }

    private func checkInheritedNames() {
        for entity in entities where entity.parent != nil {
            let own =
                entity.attributes.map { Named("property", $0.name, $0.origin) }
                + entity.relationships.map { Named("property", $0.name, $0.origin) }
            for name in lineage(of: entity.name).dropFirst() {
                guard let parent = self.entity(name) else { continue }
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
                        "'\(entity.name)' inherits '\(property.name)' from '\(name)'; remove or rename it here",
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

    private func entity(_ name: String) -> Entity? { places[name].map { entities[$0] } }

    private func lineage(of name: String) -> [String] {
        var result = [name]
        while let parent = entity(result[result.count - 1])?.parent, !result.contains(parent) {
            result.append(parent)
        }
        return result
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
