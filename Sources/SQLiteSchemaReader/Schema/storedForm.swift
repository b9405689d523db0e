import DatabaseReading
import ModelIR

extension Connection {
    /// The form of the dates or UUIDs in a column, by its first values; that of most databases if it has
    /// none.
    func storedForm(_ column: Column, of table: String) throws(SQLiteProblem)
        -> ExistingColumn.Form?
    {
        let type = attributeType(column.type)
        guard type == .date || type == .uuid else { return nil }
        let name = quotedName(column.name)
        let values = try rows(
            """
            SELECT typeof(value), value FROM
            (SELECT \(name) AS value FROM \(quotedName(table)) LIMIT 1000) WHERE value NOT NULL LIMIT 1
            """
        ).first
        if type == .uuid { return uuidForm(values) }
        let isDay = column.type.uppercased().hasPrefix("DATE") && column.type.count < 5
        return dateForm(values) ?? .text(isDay ? "2001-01-01" : "2001-01-01 00:00:00")
    }
}

private func uuidForm(_ value: [String?]?) -> ExistingColumn.Form? {
    guard let value, let type = value[0], type == "text", let text = value[1] else {
        return value == nil ? .uppercase : nil
    }
    return text == text.lowercased() ? .lowercase : .uppercase
}

private func dateForm(_ value: [String?]?) -> ExistingColumn.Form? {
    guard let value, let text = value[1] else { return nil }
    switch value[0] {
    case "text": return textForm(text)
    case "integer":
        return Int64(text).map { $0.magnitude > 100_000_000_000 ? .milliseconds : .seconds }
    case "real":
        // Julian days of the years 1000 to 3000.
        return Double(text).map { (2_086_000...2_817_000).contains($0) ? .julianDay : .seconds }
    default: return nil
    }
}

/// The start of 2001, written as a text is. For example: `2001-01-01T00:00:00Z` for
/// `2009-05-17T08:30:00Z`.
private func textForm(_ text: String) -> ExistingColumn.Form? {
    guard text.utf8.count >= 10 else { return nil }
    if text.utf8.count == 10 { return .text("2001-01-01") }
    let time = text.dropFirst(11)
    var example = "2001-01-01" + (text.contains("T") ? "T" : " ") + "00:00"
    if time.split(separator: ":").count > 2 { example += ":00" }
    if time.contains(".") { example += ".000" }
    return .text(example + (text.hasSuffix("Z") ? "Z" : ""))
}

/// A name as SQL has it. For example: `"Unit Price"`.
private func quotedName(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\""
}
