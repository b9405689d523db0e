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
        case .seconds, .wholeSeconds: return .mixedSeconds
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
