import DatabaseReading
import ModelIR

extension Connection {
    /// The form of the dates or UUIDs in a column, by its values.
    ///
    /// - Parameter isScript: Whether the database has other rows than these.
    func storedForm(_ column: Column, of table: String, isScript: Bool) throws(SQLiteProblem)
        -> ExistingColumn.Form?
    {
        switch column.declaredType {
        case .uuid: return try uuidForm(column, of: table, isScript: isScript)
        case .date: break
        default: return nil
        }
        let isDay = column.type.uppercased().hasPrefix("DATE") && column.type.count < 5
        if !isScript, let form = column.dates?.form { return form }
        // Other rows may have other forms.
        switch column.dates?.form ?? column.defaultText.flatMap(defaultForm) {
        case .text(let example): return .mixedText(example)
        case nil: return .mixedText(isDay ? "2001-01-01" : "2001-01-01 00:00:00")
        case .seconds: return .mixedSeconds
        case .milliseconds: return .mixedMilliseconds
        case .julianDay: return .mixedJulianDays
        case let form: return form
        }
    }

    private func uuidForm(
        _ column: Column,
        of table: String,
        isScript: Bool
    ) throws(SQLiteProblem) -> ExistingColumn.Form? {
        let (name, table) = (quotedName(column.name), quotedName(table))
        let values = try rows(
            """
            SELECT typeof(value), value FROM (SELECT \(name) AS value FROM \(table) LIMIT 1000)
            WHERE value NOT NULL LIMIT 1
            """
        )
        guard let value = values.first, value[0] == "text", let text = value[1] else {
            return values.isEmpty ? .mixedLowercase : nil
        }
        // Other rows may have other forms.
        if isScript { return .mixedLowercase }
        return text == text.lowercased() ? .lowercase : .uppercase
    }
}

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
}

extension Connection {
    /// The storage classes of the first values of columns.
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

/// The form of what a default computes.
private func defaultForm(_ text: String) -> ExistingColumn.Form? {
    let text = text.lowercased()
    if text.hasPrefix("julianday") { return .julianDay }
    return text.hasPrefix("unixepoch") || text.hasPrefix("strftime('%s'") ? .seconds : nil
}

/// A name as SQL has it. For example: `"Unit Price"`.
func quotedName(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\""
}
