import ModelIR

/// Returns the type of a column's values: by its declared type if that is usual, or else by SQLite's
/// rule of affinity. For example: `date` for `DATETIME`, `integer64` for `BIGINT`.
func attributeType(_ declared: String) -> AttributeType {
    let type = declared.uppercased().prefix { $0 != "(" }
    switch type.filter({ $0 != " " }) {
    case "BOOL", "BOOLEAN": return .boolean
    case "DATE", "DATETIME", "TIMESTAMP": return .date
    case "DECIMAL", "NUMERIC", "MONEY": return .decimal
    case "UUID", "GUID": return .uuid
    default: return affinity(String(type))
    }
}

private func affinity(_ type: String) -> AttributeType {
    if type.contains("INT") { return .integer64 }
    if ["CHAR", "CLOB", "TEXT", "STRING"].contains(where: type.contains) { return .string }
    if type.isEmpty || type.contains("BLOB") || type == "ANY" { return .binary }
    if ["REAL", "FLOA", "DOUB"].contains(where: type.contains) { return .double }
    return .decimal
}

/// Returns the default of a column; `nil` for an expression without an equivalent.
func defaultValue(_ text: String, _ type: AttributeType) -> DefaultValue? {
    let text = unquotedText(text)
    switch type {
    case .integer64: return Int64(text).map { .literal(.integer($0)) }
    case .double: return Double(text).flatMap { $0.isFinite ? .literal(.real($0)) : nil }
    case .decimal: return Double(text) == nil ? nil : .literal(.decimal(text))
    case .boolean: return boolean(text).map { .literal(.boolean($0)) }
    case .string: return .literal(.string(text))
    case .date: return text.uppercased().hasPrefix("CURRENT_") ? .now : nil
    default: return nil
    }
}

private func boolean(_ text: String) -> Bool? {
    switch text.uppercased() {
    case "1", "TRUE": true
    case "0", "FALSE": false
    default: nil
    }
}

/// Returns the text of a string literal, or other text as it is.
func unquotedText(_ text: String) -> String {
    guard text.count > 1, let quote = text.first, quote == "'" || quote == "\"",
        text.last == quote
    else { return text }
    let inner = text.dropFirst().dropLast()
    return inner.split(separator: "\(quote)\(quote)", omittingEmptySubsequences: false)
        .joined(separator: String(quote))
}
