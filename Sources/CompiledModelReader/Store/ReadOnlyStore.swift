import CSQLite
import Files

/// A database that is only read: none of its bytes change, and no file appears beside it.
final class ReadOnlyStore {
    private let connection: OpaquePointer

    /// Opens a database; `nil` if it isn't one.
    init?(_ path: String) {
        guard file(path, startsWith: "SQLite format 3\u{0}") else { return nil }
        var connection: OpaquePointer?
        // Without a write-ahead log there's nobody to wait for, and SQLite needs no lock.
        let mode = exists(path + "-wal") ? "mode=ro" : "immutable=1"
        let name = "file:\(Self.escaped(path))?\(mode)"
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
        let status = sqlite3_open_v2(name, &connection, flags, nil)
        guard status == SQLITE_OK, let connection else {
            sqlite3_close(connection)
            return nil
        }
        self.connection = connection
        for (category, limit) in Self.limits { sqlite3_limit(connection, category, limit) }
    }

    deinit { sqlite3_close(connection) }

    /// What a stranger's file may make SQLite do: enough for a schema and an archive.
    private static let limits: [(Int32, Int32)] = [
        (SQLITE_LIMIT_LENGTH, 1 << 26), (SQLITE_LIMIT_ATTACHED, 0), (SQLITE_LIMIT_TRIGGER_DEPTH, 0),
        (SQLITE_LIMIT_EXPR_DEPTH, 100),
    ]

    func has(table: String) -> Bool {
        let query = "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '\(table)'"
        return first(query) { _ in true } ?? false
    }

    /// The value in the first row of a query; `nil` if there is no row, or the query fails.
    func firstBlob(_ query: String) -> [UInt8]? {
        first(query) { statement in
            let count = Int(sqlite3_column_bytes(statement, 0))
            let bytes = sqlite3_column_blob(statement, 0)
            return Array(UnsafeRawBufferPointer(start: bytes, count: count))
        }
    }

    private func first<Value>(_ query: String, _ value: (OpaquePointer) -> Value) -> Value? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(connection, query, -1, &statement, nil) == SQLITE_OK,
            let statement, sqlite3_step(statement) == SQLITE_ROW
        else { return nil }
        return value(statement)
    }

    /// The path in a URI: SQLite reads `?`, `#` and `%` as its punctuation.
    private static func escaped(_ path: String) -> String {
        let escapes: [Character: String] = ["?": "%3f", "#": "%23", "%": "%25"]
        return path.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
    }
}
