import CSQLite
import Foundation
import ModelTypes

/// Gives a connection what the tables and conditions use and SQLite lacks.
///
/// `character_count(text)`, `text_contains(text, pattern, options)` and its kin, and the collation
/// `decimal`.
/// - Returns: SQLite's result code.
func registerFunctions(on handle: OpaquePointer) -> Int32 {
    firstFailure([
        registerFunction("character_count", 1, on: handle) { context, _, arguments in
            guard let text = string(of: arguments?[0]) else { return sqlite3_result_null(context) }
            sqlite3_result_int64(context, Int64(text.count))
        },
        register(.contains, on: handle) { context, _, arguments in
            answer(.contains, context, arguments)
        },
        register(.hasPrefix, on: handle) { context, _, arguments in
            answer(.hasPrefix, context, arguments)
        },
        register(.hasSuffix, on: handle) { context, _, arguments in
            answer(.hasSuffix, context, arguments)
        },
        register(.equals, on: handle) { context, _, arguments in
            answer(.equals, context, arguments)
        },
        registerDecimals(on: handle),
        registerPredicateFunctions(on: handle),
        registerStoredForms(on: handle),
        registerRowKeys(on: handle),
    ])
}

private func register(
    _ test: TextTest,
    on handle: OpaquePointer,
    _ function: @escaping SQLFunction
) -> Int32 {
    registerFunction(test.functionName, 3, on: handle, function)
}

private func registerDecimals(on handle: OpaquePointer) -> Int32 {
    sqlite3_create_collation_v2(
        handle,
        "decimal",
        SQLITE_UTF8,
        nil,
        { _, leftCount, left, rightCount, right in
            compareDecimals(sqlBytes(left, leftCount), sqlBytes(right, rightCount))
        },
        nil
    )
}

private func answer(
    _ test: TextTest,
    _ context: OpaquePointer?,
    _ arguments: SQLArguments
) {
    guard let text = string(of: arguments?[0]), let pattern = string(of: arguments?[1]) else {
        return sqlite3_result_null(context)
    }
    let options = TextOptions(rawValue: Int(sqlite3_value_int64(arguments?[2])))
    sqlite3_result_int(context, textMatches(text, test, pattern, options) ? 1 : 0)
}
