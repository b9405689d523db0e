import DatabaseReading

extension Connection {
    /// Whether a column for truth values has the letters `t` and `f`, as Rails wrote them before its
    /// version 5.2; by its first 100,000 values, or by its default without any.
    func hasLetters(_ column: Column, of table: String) throws(SQLiteProblem) -> Bool {
        let values = try rows(
            """
            SELECT DISTINCT value FROM
            (SELECT \(quotedName(column.name)) AS value FROM \(quotedName(table)) LIMIT 100000)
            WHERE value NOT NULL LIMIT 5
            """
        ).compactMap { $0[0] }
        let letters: Set = ["t", "f"]
        if values.isEmpty { return letters.contains(unquotedText(column.defaultText ?? "")) }
        return !letters.isDisjoint(with: values)
            && letters.union(["0", "1"]).isSuperset(of: values)
    }
}
