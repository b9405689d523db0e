import Diagnostics
import ModelIR
import SharedLowering

/// Where everything of an entity is stored: the position of each column in the table.
///
/// A class, like the plan: it stands in several lists.
final class EntityLayout: Sendable {
    let plan: EntityPlan
    let typed: TypedProperties
    /// What has a property of its own, in order.
    let members: [Member]
    let links: [PlacedLink]
    /// The positions of the entity's own columns; nil where it has none.
    let columns: ClosedRange<Int>?

    init(
        plan: EntityPlan,
        typed: TypedProperties,
        members: [Member],
        links: [PlacedLink],
        columns: ClosedRange<Int>?
    ) {
        self.plan = plan
        self.typed = typed
        self.members = members
        self.links = links
        self.columns = columns
    }

    /// Indirect: an attribute is large to move through lists.
    indirect enum Member: Sendable {
        case attribute(Attribute, position: Int)
        /// An attribute that is never stored.
        case transient(Attribute)
        case composite(CompositePlan, positions: CompositePositions)
    }

    /// What is behind each property over several columns, in order.
    var composites: [CompositePlan] {
        members.compactMap { member in
            if case .composite(let plan, _) = member { plan } else { nil }
        }
    }
}

/// The positions of the columns behind a composite property.
struct CompositePositions: Sendable {
    let range: ClosedRange<Int>
    private let byName: [String: Int]

    init(_ attributes: [Attribute], from first: Int) {
        range = first...first + max(attributes.count, 1) - 1
        byName = Dictionary(
            attributes.enumerated().map { ($1.name, first + $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    subscript(attribute: Attribute) -> Int { byName[attribute.name] ?? range.lowerBound }
}

/// A relationship with its places among the others and among the columns.
struct PlacedLink: Sendable {
    let link: LinkPlan
    /// In the list of all relationships, those of parents first.
    let index: Int
    /// Of its column; nil where it has none. The column of its place follows.
    let position: Int?
}

/// The layouts of all entities, in the order of the model.
struct SchemaLayout: Sendable {
    private(set) var entities: [EntityLayout] = []
    private var indices: [String: Int] = [:]
    let diagnostics: [Diagnostic]
    let indexes: IndexPlan

    init(_ schema: SchemaPlan, _ model: Model, _ valueTypes: [String: ValueType]) {
        var found: [String: EntityLayout] = [:]
        var families: [[EntityLayout]] = []
        var remarks: [Diagnostic] = []
        for root in schema.entities where root.ancestors.isEmpty {
            // The key comes first, then the name of the entity where there are several.
            var next = root.children.isEmpty ? 1 : 2
            let family = schema.family(root).map { plan in
                Self.layout(plan, schema, model, valueTypes, &next, &remarks)
            }
            for layout in family { found[layout.plan.entity.name] = layout }
            families.append(family)
        }
        indexes = IndexPlan(families, in: model)
        diagnostics = remarks + indexes.diagnostics
        for plan in schema.entities {
            guard let layout = found[plan.entity.name] else { continue }
            indices[plan.entity.name] = entities.count
            entities.append(layout)
        }
    }

    subscript(name: String) -> EntityLayout? { indices[name].map { entities[$0] } }

    private static func layout(
        _ plan: EntityPlan,
        _ schema: SchemaPlan,
        _ model: Model,
        _ valueTypes: [String: ValueType],
        _ next: inout Int,
        _ diagnostics: inout [Diagnostic]
    ) -> EntityLayout {
        let start = next
        let entity = plan.entity
        let typed = TypedProperties(
            plan.ancestors.compactMap { schema[$0] }.flatMap(\.entity.typedProperties)
                + entity.typedProperties,
            valueTypes
        )
        let composites = planComposites(
            entity.compositeProperties,
            of: entity,
            attributes: entity.attributes,
            valueTypes,
            names: .sqlite,
            in: model
        )
        diagnostics += composites.diagnostics
        diagnostics += composites.plans.compactMap { hiddenName($0.property, in: model) }
        var owners: [String: CompositePlan] = [:]
        for plan in composites.plans {
            for attribute in plan.attributes { owners[attribute.name] = plan }
        }
        var placed: Set<String> = []
        var members: [EntityLayout.Member] = []
        for attribute in entity.attributes {
            if let composite = owners[attribute.name] {
                guard placed.insert(composite.property.name).inserted else { continue }
                let positions = CompositePositions(composite.attributes, from: next)
                members.append(.composite(composite, positions: positions))
                next = positions.range.upperBound + 1
            } else if !typed.isShown(attribute) {
                continue
            } else if storageClass(of: attribute) == nil {
                diagnostics.append(leftOut(attribute, of: entity, in: model))
            } else if attribute.isTransient {
                members.append(.transient(attribute))
            } else {
                members.append(.attribute(attribute, position: next))
                next += 1
            }
        }
        diagnostics += entity.fetchedProperties.map { leftOut($0, of: entity, in: model) }
        let offset = schema.linkOffset(of: plan)
        let links = schema.links(of: plan).enumerated().map { index, link -> PlacedLink in
            guard case .column(let column) = link.kind else {
                return PlacedLink(link: link, index: offset + index, position: nil)
            }
            defer { next += column.hasPosition ? 2 : 1 }
            return PlacedLink(link: link, index: offset + index, position: next)
        }
        return EntityLayout(
            plan: plan,
            typed: typed,
            members: members,
            links: links,
            columns: start < next ? start...next - 1 : nil
        )
    }
}

/// What is to say about a composite property that the parameter of its own binder would hide.
private func hiddenName(_ property: CompositeProperty, in model: Model) -> Diagnostic? {
    guard ["row", "statement"].contains(property.name) else { return nil }
    return Diagnostic(
        .error,
        "property.unusable-name",
        at: model.location(of: property.origin),
        "'\(property.name)' can't be the name of a property over several columns; rename it"
    )
}

/// What is to say about an attribute that no column can hold.
private func leftOut(_ attribute: Attribute, of entity: Entity, in model: Model) -> Diagnostic {
    let reason =
        if attribute.derivation != nil {
            "nothing computes derived attributes in SQLite"
        } else if case .composite(let name) = attribute.type {
            "declare '@Composite struct \(name)' in Swift, with the elements of the composite, to store"
                + " them"
        } else {
            "what it holds has no form in SQLite"
        }
    return Diagnostic(
        .warning,
        "attribute.left-out",
        at: model.location(of: attribute.origin, part: "name"),
        "'\(attribute.name)' of '\(entity.name)' is left out of the code for SQLite: \(reason)"
    )
}

/// What is to say about a fetched property, which only Core Data has.
private func leftOut(_ property: FetchedProperty, of entity: Entity, in model: Model)
    -> Diagnostic
{
    Diagnostic(
        .warning,
        "fetched-property.left-out",
        at: model.location(of: property.origin, part: "name"),
        "the fetched property '\(property.name)' of '\(entity.name)' is left out of the code for"
            + " SQLite: fetch what it asks for with a condition"
    )
}
