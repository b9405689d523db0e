import DatabaseReading

extension Connection {
    /// Whether one of the first 100,000 values of a column for UUIDs is a text that isn't one.
    ///
    /// For example: true for an empty text.
    func hasOtherUUIDs(_ column: Column, of table: String) throws(SQLiteProblem) -> Bool {
        let found = try rows(
            """
            SELECT 1 FROM
            (SELECT \(quotedName(column.name)) AS value FROM \(quotedName(table)) LIMIT 100000)
            WHERE typeof(value) = 'text' AND (value NOT LIKE '________-____-____-____-____________'
                OR replace(value, '-', '') GLOB '*[^0-9A-Fa-f]*') LIMIT 1
            """
        )
        return !found.isEmpty
    }
}
