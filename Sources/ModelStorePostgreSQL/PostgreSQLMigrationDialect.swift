#if PostgreSQL
    import ModelStore

    /// How PostgreSQL says what a migration asks.
    struct PostgreSQLMigrationDialect: MigrationDialect {
        var altersColumns: Bool { true }
        var dividesTables: Bool { true }

        func converted(_ value: String, by conversion: ColumnConversion) -> String {
            let (old, new) = (conversion.old, conversion.new)
            switch (old, new) {
            case (.bool, .bool): return value
            case (.bool, _):
                // Truth values become integers, and nothing else.
                return "CAST(CAST(\(value) AS integer) AS \(PostgreSQLDialect.typeName(new)))"
            case (_, .bool): return "(\(value)) <> 0"
            case (.data, .uuid): return "CAST(encode(\(value), 'hex') AS uuid)"
            case (.uuid, .data):
                return "decode(replace(CAST(\(value) AS text), '-', ''), 'hex')"
            default:
                let type = PostgreSQLDialect.typeName(new)
                return PostgreSQLDialect.typeName(old) == type
                    ? value : "CAST(\(value) AS \(type))"
            }
        }

        func test(of value: String, for conversion: ColumnConversion) -> String? {
            switch conversion.kind {
            case .same, .number, .narrowed, .decoding: return nil
            case .exactNumber(let limit): return "\(value) BETWEEN -\(limit) AND \(limit)"
            case .integer:
                // 2⁶³ is the first number that is too large.
                return "\(value) = trunc(\(value)) AND \(value) >= -9223372036854775808"
                    + " AND \(value) < 9223372036854775808"
            case .fraction:
                let new = converted(value, by: conversion)
                let back = "CAST(\(new) AS \(PostgreSQLDialect.typeName(conversion.old)))"
                // Infinity and NaN aren't decimals.
                return "\(back) = \(value) AND abs(\(value)) < 1e126"
            }
        }

        /// Asks about the value as it was: converting one that is out of a type's range is an error.
        func condition(_ rule: CheckRule, on value: String, _ conversion: ColumnConversion)
            -> String?
        {
            let asked =
                if conversion.old == .bool || conversion.new == .data {
                    converted(value, by: conversion)
                } else {
                    // A fraction is a problem by itself.
                    conversion.kind == .integer ? "trunc(\(value))" : value
                }
            return PostgreSQLDialect.exactCondition(rule, asked)
        }

        /// Needs no statistics, which may be of the rows before a stage has changed them.
        func rowsWithRepeatedValues(of list: String, in table: String, where present: String)
            -> String
        {
            "SELECT q.\"_pk\" FROM (SELECT \"_pk\", count(*) OVER (PARTITION BY \(list)) AS \"count\""
                + " FROM \(table) WHERE \(present)) AS q WHERE q.\"count\" > 1 ORDER BY 1"
        }

        func sql(_ value: ColumnValue, _ type: ColumnType) -> String {
            "CAST(\(PostgreSQLDialect.sql(value, type)) AS \(PostgreSQLDialect.typeName(type)))"
        }

        func createValues(_ table: String, _ type: ColumnType) -> String {
            "CREATE TEMP TABLE \(quoted(table)) (\"value\" \(PostgreSQLDialect.type(type)),"
                + " \"key\" bigint PRIMARY KEY)"
        }
    }
#endif
