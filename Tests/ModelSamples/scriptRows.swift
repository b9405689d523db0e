import CSQLite

/// Runs the statements of a script, and returns their rows: the values with `|` between them.
///
/// For example: `["1|Ann", "2|"]`.
public func scriptRows(_ script: String, in path: String) throws -> [String] {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    guard sqlite3_open(path, &connection) == SQLITE_OK else {
        throw ScriptProblem(message: String(cString: sqlite3_errmsg(connection)))
    }
    var rows: [String] = []
    var rest = script
    while !rest.isEmpty {
        var tail: UnsafePointer<CChar>?
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        let left = rest.withCString { text -> String? in
            guard sqlite3_prepare_v2(connection, text, -1, &statement, &tail) == SQLITE_OK else {
                return nil
            }
            return tail.map { String(cString: $0) }
        }
        guard let left, statement != nil || left.isEmpty else {
            throw ScriptProblem(message: String(cString: sqlite3_errmsg(connection)))
        }
        while sqlite3_step(statement) == SQLITE_ROW { rows.append(row(of: statement)) }
        rest = left
    }
    return rows
}

private func row(of statement: OpaquePointer?) -> String {
    (0..<sqlite3_column_count(statement)).map { column in
        sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
    }.joined(separator: "|")
}
