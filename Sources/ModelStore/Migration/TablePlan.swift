/// What happens to a table.
struct TablePlan {
    let table: TableSchema
    var sources: [MovedRows] = []
    var kind = Kind.create

    enum Kind: Equatable {
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
    var oldColumns: [String: String] {
        var columns: [String: String] = [:]
        for source in sources {
            for (name, value) in source.values { columns[name] = value.column ?? columns[name] }
        }
        return columns
    }
}

/// What happens to a join table.
struct JoinPlan {
    let table: TableSchema
    /// The statements that select the rows, each behind the columns' names; none if the table is kept.
    var rows: [String] = []
    var isKept = false
}
