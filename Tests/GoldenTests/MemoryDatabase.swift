import CSQLite

/// A database in memory, with the functions and collations that the store registers.
final class MemoryDatabase {
    private let handle: OpaquePointer

    struct Failure: Error {
        let text: String
    }

    init() throws {
        var handle: OpaquePointer?
        let status = sqlite3_open(":memory:", &handle)
        guard status == SQLITE_OK, let handle else { throw Failure(text: "status \(status)") }
        self.handle = handle
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        let count:
            @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) ->
                Void = { context, _, _ in sqlite3_result_int64(context, 1) }
        sqlite3_create_function_v2(
            handle,
            "character_count",
            1,
            flags,
            nil,
            count,
            nil,
            nil,
            nil
        )
        sqlite3_create_collation_v2(
            handle,
            "decimal",
            SQLITE_UTF8,
            nil,
            { _, _, _, _, _ in 0 },
            nil
        )
    }

    deinit { sqlite3_close_v2(handle) }

    func execute(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            throw Failure(text: String(cString: sqlite3_errmsg(handle)))
        }
    }

    /// The values of the first column, as text.
    func texts(_ sql: String) throws -> [String] {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw Failure(text: String(cString: sqlite3_errmsg(handle)))
        }
        defer { sqlite3_finalize(statement) }
        var texts: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            texts.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
        }
        return texts
    }
}
