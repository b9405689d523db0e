/// Returns the name of a column that is part of another's type, as SQLite understands a missing comma.
///
/// For example: `created` for `TEXT created DATETIME`. `nil` for types of several words, such as
/// `UNSIGNED BIG INT`.
func swallowedColumn(_ type: [String]) -> String? {
    guard type.count > 2, let first = type.first, let last = type.last,
        typeNames.contains(first.uppercased()), typeNames.contains(last.uppercased())
    else { return nil }
    let middle = type.dropFirst().dropLast()
    return middle.contains { partsOfTypes.contains($0.uppercased()) } ? nil : middle.first
}

private let typeNames: Set<String> = [
    "BIGINT", "BLOB", "BOOL", "BOOLEAN", "CHAR", "CLOB", "DATE", "DATETIME", "DECIMAL", "DOUBLE",
    "FLOAT", "INT", "INT2", "INT8", "INTEGER", "JSON", "MEDIUMINT", "NCHAR", "NUMERIC", "NVARCHAR",
    "REAL", "SMALLINT", "TEXT", "TIME", "TIMESTAMP", "TINYINT", "UUID", "VARCHAR",
]

private let partsOfTypes: Set<String> = [
    "BIG", "BINARY", "CHARACTER", "LARGE", "LOCAL", "LONG", "NATIVE", "NO", "OBJECT", "OR",
    "PRECISION", "SIGNED", "SMALL", "SUB_TYPE", "TIME", "UNSIGNED", "VARYING", "WITH", "WITHOUT",
    "ZONE",
]
