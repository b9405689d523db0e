import ModelIR

/// The columns that the tables of another program's database had before it was changed.
struct ColumnsBefore {
    /// The names of the columns of each table, all in lowercase letters.
    private let columns: [String: Set<String>]
    private let tables: [String: ExistingTable]

    init(_ old: ExistingTables?, _ new: ExistingTables?) {
        columns = Dictionary(
            (old?.tables ?? []).map { table in
                (table.name.lowercased(), Set(table.columns.map { $0.name.lowercased() }))
            },
            uniquingKeysWith: { first, _ in first }
        )
        tables = Dictionary(
            (new?.tables ?? []).map { ($0.entity, $0) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// Whether the table of an attribute has had its column.
    func hadColumn(_ attribute: PropertyMatch<Attribute>.Owned) -> Bool {
        guard let table = tables[attribute.owner],
            let column = table.column(attribute.property.name)
        else { return false }
        return columns[table.name.lowercased()]?.contains(column.name.lowercased()) == true
    }
}
