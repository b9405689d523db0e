/// How SQLite says what a migration asks.
struct SQLiteMigrationDialect: MigrationDialect {
    var altersColumns: Bool { false }
    var dividesTables: Bool { false }

    func converted(_ value: String, by conversion: ColumnConversion) -> String {
        switch conversion.kind {
        case .same, .narrowed, .decoding: value
        case .number, .exactNumber, .integer:
            "CAST(\(value) AS \(conversion.new.storage.rawValue))"
        case .fraction: conversion.new == .decimal ? decimal(value) : number(value)
        }
    }

    func test(of value: String, for conversion: ColumnConversion) -> String? {
        switch conversion.kind {
        case .same, .number, .narrowed, .decoding: return nil
        case .exactNumber(let limit): return "\(value) BETWEEN -\(limit) AND \(limit)"
        case .integer:
            // A decimal is stored as a text, without zeros at its end.
            let type = conversion.old.storage.rawValue
            let test = "CAST(CAST(\(value) AS INTEGER) AS \(type)) = \(value)"
            // 2⁶³ would become the integer before it, and that the number behind it again.
            return type == "REAL" ? "\(test) AND \(value) < 9223372036854775807" : test
        case .fraction:
            return conversion.new == .decimal
                ? "\(number(decimal(value))) = \(value)"
                : "\(decimal(number(value))) = \(decimal(value))"
        }
    }

    private func decimal(_ number: String) -> String { "decimal_of(\(number))" }
    private func number(_ decimal: String) -> String { "CAST(\(decimal) AS REAL)" }

    func condition(_ rule: CheckRule, on value: String, _ conversion: ColumnConversion) -> String? {
        SQLiteDialect.condition(rule, converted(value, by: conversion))
    }

    func rowsWithRepeatedValues(of list: String, in table: String, where present: String) -> String
    {
        "SELECT \"_pk\" FROM \(table) WHERE \(present) AND (\(list)) IN (SELECT \(list) FROM \(table)"
            + " WHERE \(present) GROUP BY \(list) HAVING count(*) > 1) ORDER BY 1"
    }

    func sql(_ value: ColumnValue, _ type: ColumnType) -> String { value.sql }

    func createValues(_ table: String, _ type: ColumnType) -> String {
        "CREATE TEMP TABLE \(quoted(table)) (\"value\" ANY, \"key\" INTEGER PRIMARY KEY) STRICT"
    }
}
