/// A table of a database.
struct Table {
    let name: String
    /// The statement that created it.
    let sql: String
    var columns: [Column] = []
    var keys: [ForeignKey] = []
    var indexes: [TableIndex] = []

    /// The names of the columns of the primary key, in its order.
    var primaryKey: [String] {
        columns.filter { $0.keyIndex > 0 }.sorted { $0.keyIndex < $1.keyIndex }.map(\.name)
    }

    func column(_ name: String) -> Column? {
        columns.first { $0.name.lowercased() == name.lowercased() }
    }
}

/// A column of a table.
struct Column {
    let name: String
    /// The type as written. For example: `VARCHAR(20)`.
    let type: String
    let isRequired: Bool
    /// The expression as written. For example: `'new'`.
    let defaultText: String?
    /// The position in the primary key, from 1; 0 outside of it.
    let keyIndex: Int
    let isGenerated: Bool
}

/// A foreign key, with a column for each part.
struct ForeignKey {
    let table: String
    var columns: [String]
    let onDelete: String
}

/// An index, or a constraint that has one.
struct TableIndex {
    let name: String
    let isUnique: Bool
    /// Whether it's a UNIQUE constraint or a primary key.
    let isConstraint: Bool
    let isPartial: Bool
    /// The columns; `nil` for an expression.
    let columns: [(name: String?, isAscending: Bool)]
}
