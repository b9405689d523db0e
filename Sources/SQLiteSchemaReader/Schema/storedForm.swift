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
            (SELECT \(name) AS value FROM \(quotedName(table)) LIMIT 1000) WHERE value NOT NULL
            """
        )
        if type == .uuid { return uuidForm(values.first) }
        let isDay = column.type.uppercased().hasPrefix("DATE") && column.type.count < 5
        return dateForm(values) ?? column.defaultText.flatMap(defaultForm)
            ?? .text(isDay ? "2001-01-01" : "2001-01-01 00:00:00")
    }
}

extension Connection {
    /// The storage classes of a column's first values, and `null` if any part of a primary key is NULL.
    func contents(_ column: Column, of table: String) throws(SQLiteProblem) -> Set<String> {
        if column.isGenerated { return [] }
        let (name, table) = (quotedName(column.name), quotedName(table))
        let first = try rows(
            "SELECT DISTINCT typeof(value) FROM (SELECT \(name) AS value FROM \(table) LIMIT 1000)"
        )
        let missing =
            column.keyIndex > 0 && !column.isRequired
            ? try rows("SELECT 'null' FROM \(table) WHERE \(name) IS NULL LIMIT 1") : []
        return Set((first + missing).compactMap { $0[0] })
    }
}

private func uuidForm(_ value: [String?]?) -> ExistingColumn.Form? {
    guard let value, let type = value[0], type == "text", let text = value[1] else {
        return value == nil ? .uppercase : nil
    }
    return text == text.lowercased() ? .lowercase : .uppercase
}

/// The form of what a default computes.
private func defaultForm(_ text: String) -> ExistingColumn.Form? {
    let text = text.lowercased()
    if text.hasPrefix("julianday") { return .julianDay }
    return text.hasPrefix("unixepoch") || text.hasPrefix("strftime('%s'") ? .seconds : nil
}

private func dateForm(_ values: [[String?]]) -> ExistingColumn.Form? {
    guard let value = values.first, let text = value[1] else { return nil }
    switch value[0] {
    case "text":
        let texts = values.compactMap { $0[0] == "text" ? $0[1] : nil }
        return textForm(texts, isMixed: texts.count < values.count)
    case "integer":
        return Int64(text).map { $0.magnitude > 100_000_000_000 ? .milliseconds : .seconds }
    case "real":
        // Julian days of the years 1000 to 3000.
        return Double(text).map { (2_086_000...2_817_000).contains($0) ? .julianDay : .seconds }
    default: return nil
    }
}

/// The start of 2001, written as most texts are. For example: `2001-01-01T00:00:00Z` for
/// `2009-05-17T08:30:00Z`.
private func textForm(_ texts: [String], isMixed: Bool) -> ExistingColumn.Form? {
    let examples = texts.compactMap(example)
    // The longest has all that any of them has.
    guard let longest = examples.max(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    let isMixed =
        isMixed || examples.count < texts.count || Set(examples).count > 1
        // Texts of several zones aren't in the order of the dates.
        || texts.contains { isOffset($0) && !$0.hasSuffix("00:00") }
    return isMixed ? .mixedText(longest) : .text(longest)
}

/// The start of 2001, written as a text is; `nil` if the text isn't a date.
private func example(_ text: String) -> String? {
    guard text.utf8.count >= 10 else { return nil }
    let separator = text.dropFirst(10).first
    if separator == nil { return "2001-01-01" }
    guard separator == "T" || separator == " " else { return nil }
    let time = text.dropFirst(11).prefix { $0.isNumber || $0 == ":" || $0 == "." }
    var example = "2001-01-01" + (separator == "T" ? "T" : " ") + "00:00"
    if time.split(separator: ":").count > 2 { example += ":00" }
    if let point = time.firstIndex(of: ".") {
        example += time[point...].dropFirst().count > 3 ? ".000000" : ".000"
    }
    let zone = text.dropFirst(11 + time.count)
    if isOffset(text) { return example + "+00:00" }
    return ["", "Z", " UTC"].contains(zone) ? example + zone : nil
}

/// Whether a text ends in a time zone. For example: `+02:00`.
private func isOffset(_ text: String) -> Bool {
    let end = text.utf8.suffix(6)
    return text.utf8.count > 16 && [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(end.first)
        && end.dropFirst(3).first == UInt8(ascii: ":")
}

/// A name as SQL has it. For example: `"Unit Price"`.
func quotedName(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
        + "\""
}
