import Diagnostics
import ModelIR
import SharedLowering

/// The layouts of an entity without a parent and of all its descendants, parents first: the
/// positions of their properties in the shared table.
struct FamilyLayout {
    private(set) var layouts: [EntityLayout] = []
    private var indices: [String: Int] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    private let schema: SchemaPlan
    private let model: Model
    private let valueTypes: [String: ValueType]
    private let onMissing: MissingValuePolicy
    private var names = ColumnNames()
    /// The position of the next column.
    private var next: Int
    /// The positions of columns that siblings can share, by name.
    private var positions: [String: Int] = [:]
    private let isHierarchy: Bool

    init(
        _ root: EntityPlan,
        _ schema: SchemaPlan,
        _ model: Model,
        _ valueTypes: [String: ValueType],
        onMissing: MissingValuePolicy
    ) {
        self.schema = schema
        self.model = model
        self.valueTypes = valueTypes
        self.onMissing = onMissing
        isHierarchy = !root.children.isEmpty
        // The key comes first, then the name of the entity if there are several.
        next = isHierarchy ? 2 : 1
        let family = schema.family(root)
        let unique = isHierarchy ? Set(family.flatMap(\.entity.uniquenessConstraints).joined()) : []
        // Properties come first: names derived from them must differ from all of them.
        let parts = family.map { part($0, unique) }
        for part in parts { place(part) }
        if let problem = tooManyColumns(next, root, in: model) { diagnostics.append(problem) }
    }

    /// The parts of an entity before its columns have positions.
    private struct Part {
        let plan: EntityPlan
        let composites: [String: CompositePlan]
        let links: [LinkPlan]
        let columnNames: [String: String]
    }

    private mutating func part(_ plan: EntityPlan, _ unique: Set<String>) -> Part {
        let entity = plan.entity
        let planned = planComposites(
            entity.compositeProperties,
            of: entity,
            attributes: Array(entity.attributes),
            valueTypes,
            names: .sqlite,
            onMissing: onMissing,
            in: model
        )
        diagnostics += planned.diagnostics
        diagnostics += planned.plans.compactMap { hiddenName($0.property, in: model) }
        var composites: [String: CompositePlan] = [:]
        for plan in planned.plans {
            for attribute in plan.attributes { composites[attribute.name] = plan }
        }
        let links = schema.links(of: plan)
        var wanted: [WantedColumn] = []
        for attribute in entity.attributes {
            let isPart = composites[attribute.name] != nil
            guard isPart || !attribute.isIgnored && attribute.hasColumn else { continue }
            // Siblings have columns of their own in a Core Data store.
            let isOwn =
                isPart || !isHierarchy || unique.contains(attribute.name)
                || schema.existing != nil
            let value = attribute.valueType.flatMap { valueTypes[$0] }
            let kind = isOwn ? nil : ColumnKind(attribute, value)
            wanted.append(WantedColumn(property: attribute.name, kind: kind))
        }
        for link in links where link.hasColumn {
            wanted.append(WantedColumn(property: link.relationship.name, kind: nil))
        }
        return Part(
            plan: plan,
            composites: composites,
            links: links,
            columnNames: names.add(wanted, of: plan)
        )
    }
}

// MARK: - Positions

extension FamilyLayout {
    private mutating func place(_ part: Part) {
        let plan = part.plan
        var columns: [Int] = []
        let members = members(of: part, &columns)
        diagnostics += plan.entity.fetchedProperties.map { leftOut($0, of: plan.entity, in: model) }
        let offset = schema.linkOffset(of: plan)
        let links = part.links.enumerated().map { index, link in
            place(link, index: offset + index, part, &columns)
        }
        let parent = plan.parent.flatMap { indices[$0] }
        indices[plan.entity.name] = layouts.count
        layouts.append(
            EntityLayout(
                plan: plan,
                members: members,
                links: links,
                columns: columns,
                columnNames: part.columnNames,
                parent: parent.map { layouts[$0] }
            )
        )
    }

    private mutating func members(of part: Part, _ columns: inout [Int]) -> [EntityLayout.Member] {
        let entity = part.plan.entity
        var placed: Set<String> = []
        var members: [EntityLayout.Member] = []
        for attribute in entity.attributes {
            if let composite = part.composites[attribute.name] {
                guard placed.insert(composite.property.name).inserted else { continue }
                let positions = CompositePositions(composite.attributes, from: next)
                members.append(.composite(composite, positions: positions))
                next = positions.range.upperBound + 1
                columns += positions.range
            } else if attribute.isIgnored {
                continue
            } else if storageClass(of: attribute) == nil {
                diagnostics.append(leftOut(attribute, of: entity, in: model))
            } else if attribute.isTransient {
                members.append(.transient(attribute))
            } else {
                if let transformer = missedTransformer(of: attribute) {
                    diagnostics.append(untransformed(attribute, of: entity, transformer))
                }
                let position = position(of: part.columnNames[attribute.name] ?? attribute.name)
                members.append(.attribute(attribute, position: position))
                columns.append(position)
            }
        }
        return members
    }

    /// The next position, or the position of the column that it shares with a sibling.
    private mutating func position(of column: String) -> Int {
        if isHierarchy {
            if let known = positions[column] { return known }
            positions[column] = next
        }
        defer { next += 1 }
        return next
    }

    private mutating func place(
        _ link: LinkPlan,
        index: Int,
        _ part: Part,
        _ columns: inout [Int]
    ) -> PlacedLink {
        let property = link.relationship.name
        guard case .column(let reference) = link.kind else {
            return PlacedLink(
                link: link,
                index: index,
                position: nil,
                column: property,
                positionColumn: ""
            )
        }
        let column = part.columnNames[property] ?? property
        let first = next
        next += reference.hasPosition ? 2 : 1
        columns += first..<next
        return PlacedLink(
            link: link,
            index: index,
            position: first,
            column: column,
            positionColumn: reference.hasPosition ? names.position(of: column) : ""
        )
    }
}

extension Attribute {
    fileprivate var hasColumn: Bool { !isTransient && storageClass(of: self) != nil }
}

extension LinkPlan {
    fileprivate var hasColumn: Bool { if case .column = kind { true } else { false } }
}
