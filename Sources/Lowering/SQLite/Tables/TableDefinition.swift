import ModelIR

/// A table to create, whatever the database.
struct TableDefinition: Sendable {
    let name: String
    var columns: [TableColumn]
    /// The columns that are unique by themselves.
    var uniqueColumns: Set<String> = []
    /// The columns that are unique together, for each constraint over several.
    var unique: [[String]] = []
    /// The indexes over columns of the table.
    let indexes: [TableIndex]
    /// Whether the first two columns are the key, instead of a column for it.
    var isJoinTable = false
    /// The column by which a server divides the rows; `nil` for most tables.
    var distributionKey: String?
    /// The columns of other tables that hold the key of a reference's row, by the references' columns.
    var sharedKeys: [String: String] = [:]
    /// The place of the entity, or of the relationship, that the table belongs to.
    let origin: Origin
}

extension TableDefinition {
    /// Whether no two rows have the same value in a column.
    func isUnique(_ column: TableColumn) -> Bool {
        column.isUniqueReference || uniqueColumns.contains(column.name)
    }

    /// The columns of a table of pairs that refer to the rows.
    var pairColumns: [String] { columns.prefix(2).map(\.name) }
}

extension TableColumn {
    /// Whether every row of the table needs a value.
    var isRequired: Bool { !isOptional && requiredFor.isEmpty }
}

extension TableColumn {
    /// What a child requires, its rows have; rows of others have no value. `nil` for other columns.
    var presence: SQLCondition? {
        guard !requiredFor.isEmpty else { return nil }
        let types = requiredFor.map { "\(quoted("_type")) <> \(literal($0))" }
        let others = types.count == 1 ? types[0] : "(" + types.joined(separator: " AND ") + ")"
        return .any([.test("\(quoted(name)) IS NOT NULL"), .test(others)])
    }
}
