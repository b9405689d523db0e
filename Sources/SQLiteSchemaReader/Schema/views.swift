import DatabaseReading

extension Connection {
    /// A view with its columns, whose types are those of the columns that they show, or of the first
    /// 1,000 rows.
    ///
    /// - Parameter view: The view without columns.
    /// - Throws: What SQLite says if it can't compute the rows, or takes long. For example:
    ///   `no such table: main.album`.
    func described(_ view: Table) throws(SQLiteProblem) -> Table {
        var view = view
        // The rows are computed once, however many columns there are.
        let sample = "modelgen sample"
        let create = "CREATE TEMP TABLE \(quotedName(sample)) AS SELECT * FROM"
        _ = try limited { () throws(SQLiteProblem) in
            try rows("\(create) \(quotedName(view.name)) LIMIT 1000")
        }
        let casts = try columns(sample)
        for (column, cast) in zip(try columns(view.name), casts) {
            var column = column
            // The type that CAST gives a column; a number's would be any.
            if column.isUntyped, cast.type != "NUM" { column = column.typed(cast.type) }
            try describe(&column, of: sample, isScript: false)
            view.columns.append(column)
        }
        _ = try rows("DROP TABLE temp.\(quotedName(sample))")
        return view
    }
}
