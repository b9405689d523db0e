import DatabaseReading

extension Connection {
    /// Whether one of the first 100,000 values of a column for dates or UUIDs is a text that is neither.
    ///
    /// For example: true for a `DATETIME` with `0000-00-00 00:00:00` or an empty text, which other
    /// databases and programs write.
    func hasOtherTexts(_ column: Column, of table: String) throws(SQLiteProblem) -> Bool {
        let form: String
        switch attributeType(column.type) {
        case .date: form = dateForm
        case .uuid: form = "length(value) = 36"
        default: return false
        }
        let found = try rows(
            """
            SELECT 1 FROM
            (SELECT \(quotedName(column.name)) AS value FROM \(quotedName(table)) LIMIT 100000)
            WHERE typeof(value) = 'text' AND NOT (\(form)) LIMIT 1
            """
        )
        return !found.isEmpty
    }
}

/// The condition on a text that is a date, with or without a time.
private let dateForm = """
    value GLOB '[0-9][0-9][0-9][0-9]-[01][0-9]-[0-3][0-9]*'
    AND substr(value, 6, 2) BETWEEN '01' AND '12' AND substr(value, 9, 2) BETWEEN '01' AND '31'
    AND (length(value) = 10 OR substr(value, 11) GLOB '[ Tt][0-2][0-9]:[0-5][0-9]*')
    """
