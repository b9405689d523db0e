import DatabaseReading

extension Connection {
    /// Returns a view. The type of a column is that of the table's column that it shows, or is inferred
    /// from the first 1,000 rows.
    ///
    /// - Throws: SQLite's error if it can't compute the rows, or not in the time limit. For example:
    ///   `no such table: main.album`.
    func view(_ name: String) throws(SQLiteProblem) -> Table {
        var view = Table(name: name, sql: "", hasRowNumbers: false, isView: true)
        // The rows are computed once, however many columns there are.
        let sample = "modelgen sample"
        let create = "CREATE TEMP TABLE \(quotedName(sample)) AS SELECT * FROM"
        _ = try limited { () throws(SQLiteProblem) in
            try rows("\(create) \(quotedName(name)) LIMIT 1000")
        }
        let casts = try columns(sample)
        view.columns = try zip(columns(name), casts).map { column, cast in
            // CAST gives a column a type; NUM stands for any number.
            let type = column.isUntyped && cast.type != "NUM" ? cast.type : column.type
            return Column(name: column.name, type: type)
        }
        try findContents(&view.columns, of: sample, isScript: false)
        _ = try rows("DROP TABLE temp.\(quotedName(sample))")
        return view
    }
}
