import Diagnostics
import ModelIR

/// The layouts of all entities, in the order of the model.
struct SchemaLayout: Sendable {
    private(set) var entities: [EntityLayout] = []
    private var indices: [String: Int] = [:]
    let diagnostics: [Diagnostic]
    let indexes: IndexPlan
    /// The entities to which a property leads that can be `nil`.
    let optionalDestinations: Set<String>

    init(
        _ schema: SchemaPlan,
        _ model: Model,
        _ valueTypes: [String: ValueType],
        onMissing: MissingValuePolicy
    ) {
        var found: [String: EntityLayout] = [:]
        var families: [[EntityLayout]] = []
        var remarks: [Diagnostic] = []
        for root in schema.entities where root.isRoot {
            let family = FamilyLayout(root, schema, model, valueTypes, onMissing: onMissing)
            for layout in family.layouts { found[layout.plan.entity.name] = layout }
            families.append(family.layouts)
            remarks += family.diagnostics
        }
        indexes = IndexPlan(families, schema.tables, in: model)
        diagnostics = remarks + indexes.diagnostics
        for plan in schema.entities {
            guard let layout = found[plan.entity.name] else { continue }
            indices[plan.entity.name] = entities.count
            entities.append(layout)
        }
        let links = entities.lazy.flatMap(\.links).map(\.link)
        optionalDestinations = Set(
            links.filter { !$0.isToMany && ($0.relationship.isOptional || onMissing == .optional) }
                .map(\.relationship.destination)
        )
    }

    subscript(name: String) -> EntityLayout? { indices[name].map { entities[$0] } }
}
