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
        let time = column.insertionTime
        let isDay =
            column.isTimeByDefault
            ? time?.isDay == true
            : column.type.uppercased().hasPrefix("DATE") && column.type.count < 5
        if !isScript, let form = column.dates?.form { return form }
        // Other rows may have other forms.
        switch column.dates?.form ?? time?.form {
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
        let forms = try rows(
            """
            SELECT DISTINCT CASE WHEN typeof(value) = 'blob' THEN 'data'
                WHEN value = lower(value) THEN 'lowercase' WHEN value = upper(value) THEN 'uppercase'
                ELSE 'mixed' END
            FROM (SELECT \(quotedName(column.name)) AS value FROM \(quotedName(table)) LIMIT 100000)
            WHERE value NOT NULL
            """
        )
        // Other rows of a script's tables may have other forms.
        switch forms.count == 1 ? forms[0][0] : nil {
        case "data": return nil
        case "lowercase" where !isScript: return .lowercase
        case "uppercase" where !isScript: return .uppercase
        default: return .mixedLowercase
        }
    }
}

/// A name as SQL has it. For example: `"Unit Price"`.
func quotedName(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\""
}
