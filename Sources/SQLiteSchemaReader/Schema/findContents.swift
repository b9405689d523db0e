import DatabaseReading

extension Connection {
    /// Finds the storage classes of the columns' first values, and `null` if any part of a primary key is
    /// NULL.
    func findContents(_ columns: inout [Column], of table: String) throws(SQLiteProblem) {
        let stored = columns.indices.filter { !columns[$0].isGenerated }
        let classes = try contents(stored.map { columns[$0].name }, of: table)
        for (index, classes) in zip(stored, classes) { columns[index].contents = classes }
        // An expression may call functions that SQLite lacks, or take long.
        for index in columns.indices where columns[index].isGenerated {
            do throws(SQLiteProblem) {
                let name = columns[index].name
                columns[index].contents = try limited { () throws(SQLiteProblem) in
                    try contents([name], of: table)[0]
                }
            } catch {
                columns[index].isComputable = false
            }
        }
        for index in stored where columns[index].keyIndex > 0 && !columns[index].isRequired {
            let name = quotedName(columns[index].name)
            let missing = try rows(
                "SELECT 1 FROM \(quotedName(table)) WHERE \(name) IS NULL LIMIT 1"
            )
            if !missing.isEmpty { columns[index].contents.insert("null") }
        }
    }

    /// The storage classes of the first 10,000 values of columns.
    private func contents(
        _ columns: [String],
        of table: String
    ) throws(SQLiteProblem) -> [Set<String>] {
        if columns.isEmpty { return [] }
        let names = columns.map(quotedName).joined(separator: ", ")
        return try storageClasses(
            "SELECT \(names) FROM \(quotedName(table)) LIMIT 10000",
            columns: columns.count
        )
    }
}
