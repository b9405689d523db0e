import ModelIR

/// The names of the columns of one table. SQLite ignores case in names.
///
/// Classes that aren't each other's ancestors share a column if they store the same kind of value
/// under the same name. Any other duplicate name gets the entity's name as a prefix. For example:
/// `title`, and `Photo_title` for a sibling that stores a number.
struct ColumnNames {
    private var columns: [String: Column]
    private var free: FreeNames

    private struct Column {
        let name: String
        let kind: ColumnKind?
        var owners: [EntityPlan]
    }

    /// The columns that the store adds to a table.
    private static let ofStore = ["_pk", "_type"]

    init() {
        columns = [:]
        free = FreeNames(Self.ofStore)
    }

    /// The names of a class's columns that differ from their properties' names.
    mutating func add(_ wanted: [WantedColumn], of plan: EntityPlan) -> [String: String] {
        var renamed: [String: String] = [:]
        for column in wanted {
            let name = name(column, plan)
            if name != column.property { renamed[column.property] = name }
        }
        return renamed
    }

    private mutating func name(_ wanted: WantedColumn, _ plan: EntityPlan) -> String {
        let own = "\(plan.entity.name)_\(wanted.property)"
        for candidate in [wanted.property, own] {
            if share(candidate, wanted.kind, plan) { return candidate }
            if !free.contains(candidate) { return take(candidate, wanted, plan) }
        }
        return take(own, wanted, plan)
    }

    private mutating func share(_ name: String, _ kind: ColumnKind?, _ plan: EntityPlan) -> Bool {
        guard let kind, let column = columns[name], column.kind == kind,
            !column.owners.contains(where: { $0.isRelated(to: plan) })
        else { return false }
        columns[name]?.owners.append(plan)
        return true
    }

    private mutating func take(_ name: String, _ wanted: WantedColumn, _ plan: EntityPlan)
        -> String
    {
        let name = free.take(name)
        if let kind = wanted.kind { columns[name] = Column(name: name, kind: kind, owners: [plan]) }
        return name
    }

    /// The column with an object's position among the members of an ordered relationship.
    mutating func position(of column: String) -> String { free.take(column + "_position") }
}

extension EntityPlan {
    /// Whether one of the entities inherits from the other.
    fileprivate func isRelated(to other: EntityPlan) -> Bool {
        self === other || ancestors.contains(other.entity.name)
            || other.ancestors.contains(entity.name)
    }
}
