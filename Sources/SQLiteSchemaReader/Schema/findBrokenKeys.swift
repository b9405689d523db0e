import DatabaseReading

extension Schema {
    /// Finds the foreign keys that rows break although their columns need a value, which SQLite only
    /// prevents if programs ask it to.
    mutating func findBrokenKeys(_ connection: Connection) throws(SQLiteProblem) {
        for table in tables.indices {
            for key in tables[table].keys.indices {
                tables[table].keys[key].isBroken =
                    try connection.isBroken(tables[table].keys[key], of: tables[table], in: self)
            }
        }
    }
}

extension Connection {
    /// Whether one of the first 100,000 rows refers to a row that isn't there.
    fileprivate func isBroken(_ key: ForeignKey, of table: Table, in schema: Schema)
        throws(SQLiteProblem) -> Bool
    {
        let reference = schema.reference(key)
        guard key.columns.count == 1, table.column(key.columns[0])?.needsValue == true,
            let other = schema.referredTable(key), reference.leadsToRow,
            let column = reference.column ?? other.integerKey
        else { return false }
        let found = try rows(
            """
            SELECT 1 FROM
            (SELECT \(quotedName(key.columns[0])) AS value FROM \(quotedName(table.name)) LIMIT 100000)
            WHERE value NOT NULL AND NOT EXISTS
            (SELECT 1 FROM \(quotedName(other.name)) o WHERE o.\(quotedName(column)) = value) LIMIT 1
            """
        )
        return !found.isEmpty
    }
}
