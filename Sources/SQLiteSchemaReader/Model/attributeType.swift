import ModelIR

/// Returns the type of a column's values, by its declared type and its default.
///
/// For example: `integer64` for `TINYINT(1) DEFAULT 3`, because 3 isn't a truth value.
func attributeType(_ declared: String, _ defaultText: String?) -> AttributeType {
    let number = defaultText.flatMap { integer(unquotedText($0)) }
    if let number, !(0...1).contains(number), isTruthOfMySQL(declared) { return .integer64 }
    return attributeType(declared)
}

/// Returns the type of a column's values: by its declared type if that is usual, or else by SQLite's
/// rule of affinity. For example: `date` for `DATETIME`, `integer64` for `BIGINT`.
func attributeType(_ declared: String) -> AttributeType {
    // The most common types: searching for parts of a name is slow.
    switch declared {
    case "INTEGER", "INT": return .integer64
    case "TEXT": return .string
    case "REAL": return .double
    case "BLOB", "": return .binary
    default: break
    }
    let type = declared.uppercased().prefix { $0 != "(" }
    switch type.filter({ $0 != " " }) {
    case "BOOL", "BOOLEAN": return .boolean
    case "TINYINT" where isTruthOfMySQL(declared): return .boolean
    case "DATE", "DATETIME", "TIMESTAMP": return .date
    case "DECIMAL", "NUMERIC", "MONEY": return .decimal
    case "UUID", "GUID": return .uuid
    default: return affinity(String(type))
    }
}

/// Whether a declared type is MySQL's for Booleans, which Laravel also writes.
func isTruthOfMySQL(_ declared: String) -> Bool {
    declared.uppercased().filter { $0 != " " } == "TINYINT(1)"
}

private func affinity(_ type: String) -> AttributeType {
    if let named = namedType(type.filter { $0 != " " }) { return named }
    switch Affinity(type) {
    case .integer: return .integer64
    case .text: return .string
    case _ where declaresText(type): return .string
    case .blob: return .binary
    case .real: return .double
    case .numeric where type == "ANY": return .binary
    // SQLite converts numbers, and leaves texts as they are.
    case .numeric:
        return ["CURRENCY", "DEC", "FIXED", "NUMBER", "NUMERAL"].contains(where: type.contains)
            ? .decimal : .string
    }
}

/// Whether a declared type, in uppercase letters, is one for text.
func declaresText(_ type: String) -> Bool {
    ["CHAR", "CLOB", "TEXT", "STRING"].contains(where: type.contains)
}

/// The type for names that other databases and extensions use.
private func namedType(_ type: String) -> AttributeType? {
    let shapes = ["CURVE", "GEOGRAPHY", "GEOMETRY", "LINESTRING", "POINT", "POLYGON", "SURFACE"]
    if type == "JSONB" || shapes.contains(where: type.hasPrefix)
        || shapes.contains(where: { type.hasPrefix("MULTI" + $0) })
    {
        return .binary
    }
    let data = ["BINARY", "BYTEA", "BYTES", "IMAGE", "LONGVARBINARY", "RAW", "VARBINARY"]
    if data.contains(type) { return .binary }
    switch type {
    case "INTERVAL": return .string
    // Of Access, MySQL, PostgreSQL and SQL Server.
    case "BIT", "BYTE", "COUNTER", "FLAG", "LOGICAL", "LONG", "YEAR", "YESNO": return .integer64
    case "BIGSERIAL", "SERIAL", "SMALLSERIAL": return .integer64
    case "HALF", "SINGLE": return .double
    default: return nil
    }
}

extension Column {
    /// The default of a property for the column; `nil` for an expression without an equivalent.
    var modelDefault: DefaultValue? {
        guard let defaultExpression else { return nil }
        if valueType == .date { return insertionTime?.isNow == true ? .now : nil }
        return defaultValue(defaultExpression, valueType)
    }
}

private func defaultValue(_ text: String, _ type: AttributeType) -> DefaultValue? {
    let isText = text.first == "'" || text.first == "\""
    if isText, !isOneLiteral(text) { return nil }
    let value = unquotedText(text)
    switch type {
    case .integer64: return integer(value).map { .literal(.integer($0)) }
    case .double: return Double(value).flatMap { $0.isFinite ? .literal(.real($0)) : nil }
    case .decimal: return Double(value) == nil ? nil : .literal(.decimal(value))
    case .boolean:
        if isText, value == "t" || value == "f" { return .literal(.boolean(value == "t")) }
        return boolean(value).map { .literal(.boolean($0)) }
    // SQLite writes other numbers differently.
    case .string:
        return isText || Int64(text).map({ String($0) }) == text ? .literal(.string(value)) : nil
    default: return nil
    }
}

/// Returns the text that a name stands for as a default; another expression as it is. For example: `'new'`
/// for `new`, `"new"` and `[new]`.
func withoutNames(_ text: String) -> String {
    let words = sqlWords(text)
    guard words.count == 1, let first = text.first else { return text }
    let isQuoted = "\"`[".contains(first)
    let isName = !first.isASCII || first.isLetter || first == "_"
    let keywords = [
        "CURRENT_DATE", "CURRENT_TIME", "CURRENT_TIMESTAMP", "FALSE", "NULL", "TRUE",
    ]
    guard isQuoted || isName && !keywords.contains(text.uppercased()) else { return text }
    let name = first == "\"" ? unquotedText(text) : unquotedName(text)
    return "'" + name.replacing("'", with: "''") + "'"
}

/// Whether a text is a single literal in quotation marks, not an expression that begins with one.
private func isOneLiteral(_ text: String) -> Bool {
    guard text.count > 1, let quote = text.first, text.last == quote else { return false }
    let inner = text.dropFirst().dropLast()
    return inner.split(separator: "\(quote)\(quote)", omittingEmptySubsequences: false)
        .allSatisfy { !$0.contains(quote) }
}

/// For example: 16 for `0x10`, 1 for `TRUE`.
private func integer(_ text: String) -> Int64? {
    if let value = boolean(text) { return value ? 1 : 0 }
    return text.lowercased().hasPrefix("0x")
        ? Int64(text.dropFirst(2), radix: 16) : Int64(text)
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
