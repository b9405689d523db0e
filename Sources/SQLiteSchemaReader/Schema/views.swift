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
        view.columns = try zip(columns(view.name), casts).map { column, cast in
            // The type that CAST gives a column; a number's would be any.
            let type = column.isUntyped && cast.type != "NUM" ? cast.type : column.type
            return Column(name: column.name, type: type)
        }
        try describe(&view.columns, of: sample, isScript: false)
        _ = try rows("DROP TABLE temp.\(quotedName(sample))")
        return view
    }
}
