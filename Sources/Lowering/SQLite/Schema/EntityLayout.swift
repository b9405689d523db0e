import ModelIR
import SharedLowering

/// The storage of an entity: the position of each column in the table.
///
/// A class, like the plan: several lists contain it.
final class EntityLayout: Sendable {
    let plan: EntityPlan
    /// The members with their own property, in order.
    let members: [Member]
    let links: [PlacedLink]
    /// The positions of the entity's own columns. They aren't contiguous if siblings share some.
    let columns: [Int]
    /// The names of columns that differ from their properties' names, by property.
    let columnNames: [String: String]
    /// The layout of the parent, whose columns the entity inherits.
    let parent: EntityLayout?

    init(
        plan: EntityPlan,
        members: [Member],
        links: [PlacedLink],
        columns: [Int],
        columnNames: [String: String],
        parent: EntityLayout?
    ) {
        self.plan = plan
        self.members = members
        self.links = links
        self.columns = columns
        self.columnNames = columnNames
        self.parent = parent
    }

    /// Indirect: attributes are too large to move through lists.
    indirect enum Member: Sendable {
        case attribute(Attribute, position: Int)
        /// An attribute that isn't stored.
        case transient(Attribute)
        case composite(CompositePlan, positions: CompositePositions)
    }

    /// The column's name for one of the entity's own properties. For example: `Photo_title`.
    func columnName(_ property: String) -> String {
        columnNames.isEmpty ? property : columnNames[property] ?? property
    }

    /// The column of a property, including inherited ones; `nil` if it has none.
    func column(of property: String) -> String? {
        let isStored =
            members.contains { $0.stores(property) }
            || links.contains { $0.position != nil && $0.link.relationship.name == property }
        return isStored ? columnName(property) : parent?.column(of: property)
    }

    /// The columns of each uniqueness constraint. A constraint over the side of a one-to-one
    /// relationship without a column always holds.
    var uniqueColumns: [[String]] {
        plan.entity.uniquenessConstraints.compactMap { names in
            let columns = names.compactMap(column)
            return columns.count == names.count ? columns : nil
        }
    }

    /// The column by which a server may divide the table; `nil` for most tables, and below their roots.
    var distributionKey: String? {
        guard plan.isRoot, let key = plan.entity.distribution else { return nil }
        return column(of: key.attribute)
    }

    /// The plan of each property over several columns, in order.
    var composites: [CompositePlan] {
        members.compactMap { member in
            if case .composite(let plan, _) = member { plan } else { nil }
        }
    }
}

extension EntityLayout.Member {
    /// Whether an attribute has a column.
    fileprivate func stores(_ name: String) -> Bool {
        switch self {
        case .attribute(let attribute, _): attribute.name == name
        case .transient: false
        case .composite(let plan, _): plan.attributes.contains { $0.name == name }
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

/// A relationship with its index among the others and its position among the columns.
struct PlacedLink: Sendable {
    let link: LinkPlan
    /// The index in the list of all relationships, inherited ones first.
    let index: Int
    /// The position of its column; `nil` if it has none. The column for the order follows.
    let position: Int?
    /// The name of its column.
    let column: String
    /// The name of the column for the order.
    let positionColumn: String
}
