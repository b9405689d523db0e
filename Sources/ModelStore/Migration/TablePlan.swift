/// What happens to a table.
package struct TablePlan: Sendable {
    package let table: TableSchema
    package var sources: [MovedRows] = []
    package var kind = Kind.create

    package enum Kind: Equatable, Sendable {
        /// The file has no rows for it.
        case create
        /// It's the same.
        case keep
        /// Columns are renamed and added, and its definition is replaced. No row is written for it
        /// unless a new column needs values.
        case alter(old: String)
        /// Its rows are written to a new table.
        case rebuild
    }

    /// The old column of each column whose values all come from one.
    package var oldColumns: [String: String] {
        var columns: [String: String] = [:]
        for source in sources {
            for (name, value) in source.values { columns[name] = value.column ?? columns[name] }
        }
        return columns
    }
}

/// What happens to a join table.
package struct JoinPlan: Sendable {
    package let table: TableSchema
    /// The statements that select the rows, each behind the columns' names; none if the table is kept.
    package var rows: [String] = []
    package var isKept = false
}
