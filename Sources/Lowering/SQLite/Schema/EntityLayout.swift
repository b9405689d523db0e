import ModelIR
import SharedLowering

/// Where everything of an entity is stored: the position of each column in the table.
///
/// A class, like the plan: it stands in several lists.
final class EntityLayout: Sendable {
    let plan: EntityPlan
    /// What has a property of its own, in order.
    let members: [Member]
    let links: [PlacedLink]
    /// The positions of the entity's own columns. Not in one row where a sibling has some of them.
    let columns: [Int]
    /// The columns that aren't called as their properties are, by property.
    let columnNames: [String: String]
    /// The layout of the parent, whose columns the entity has, too.
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

    /// Indirect: an attribute is large to move through lists.
    indirect enum Member: Sendable {
        case attribute(Attribute, position: Int)
        /// An attribute that is never stored.
        case transient(Attribute)
        case composite(CompositePlan, positions: CompositePositions)
    }

    /// What the column of an own property is called. For example: `Photo_title`.
    func columnName(_ property: String) -> String {
        columnNames.isEmpty ? property : columnNames[property] ?? property
    }

    /// The column of a property, also of one that is inherited; nil if there is none.
    func column(of property: String) -> String? {
        let isStored =
            members.contains { $0.stores(property) }
            || links.contains { $0.position != nil && $0.link.relationship.name == property }
        return isStored ? columnName(property) : parent?.column(of: property)
    }

    /// The columns that are unique together, for each constraint. One over the side of a one-to-one
    /// that has no column holds anyway.
    var uniqueColumns: [[String]] {
        plan.entity.uniquenessConstraints.compactMap { names in
            let columns = names.compactMap(column)
            return columns.count == names.count ? columns : nil
        }
    }

    /// What is behind each property over several columns, in order.
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

/// A relationship with its places among the others and among the columns.
struct PlacedLink: Sendable {
    let link: LinkPlan
    /// In the list of all relationships, those of parents first.
    let index: Int
    /// Of its column; nil where it has none. The column of its place follows.
    let position: Int?
    /// The name of that column.
    let column: String
    /// The name of the column of its place.
    let positionColumn: String
}
