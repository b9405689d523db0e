import CSQLite

/// A database as SQLite sees it, without the store.
final class DatabaseFile {
    private let handle: OpaquePointer

    struct Failure: Error {
        let text: String
    }

    init(_ path: String) throws {
        var handle: OpaquePointer?
        let status = sqlite3_open(path, &handle)
        guard status == SQLITE_OK, let handle else { throw Failure(text: "status \(status)") }
        self.handle = handle
    }

    deinit { sqlite3_close_v2(handle) }

    func execute(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            throw Failure(text: String(cString: sqlite3_errmsg(handle)))
        }
    }

    /// The rows as texts, with `|` between columns.
    func rows(_ sql: String) throws -> [String] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw Failure(text: String(cString: sqlite3_errmsg(handle)))
        }
        defer { sqlite3_finalize(statement) }
        var rows: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            let columns = (0..<sqlite3_column_count(statement)).map { column in
                sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
            }
            rows.append(columns.joined(separator: "|"))
        }
        return rows
    }

    /// The tables with all rows, without the library's own.
    func contents() throws -> [String] {
        let tables = try rows(
            "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '@_ModelStore%'"
                + " ESCAPE '@' ORDER BY name"
        )
        let definitions = try rows("SELECT sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name")
        return try definitions + tables.flatMap { try rows("SELECT * FROM \"\($0)\"") }
    }
}
