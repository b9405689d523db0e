import CSQLite

/// A connection that neither trusts what it opens nor changes it.
package final class Connection {
    package let handle: OpaquePointer
    /// The number of calls of the progress handler after which a statement is interrupted: about a
    /// billion instructions.
    private let steps: UnsafeMutablePointer<Int>
    private let collations = UnknownCollations()

    /// The collations of the database that SQLite lacks, sorted. They compare bytes here.
    package var unknownCollations: [String] { collations.names.sorted() }

    /// Opens a file for reading: its bytes don't change.
    package convenience init(reading path: String) throws(SQLiteProblem) {
        try self.init(databaseURI(path))
    }

    /// Opens a URI. For example: `file:music.db?mode=ro`, `file::memory:`.
    package init(_ uri: String) throws(SQLiteProblem) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX
        let code = sqlite3_open_v2(uri, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            sqlite3_close_v2(opened)
            throw SQLiteProblem(code: code, message: String(cString: sqlite3_errstr(code)))
        }
        handle = opened
        steps = .allocate(capacity: 1)
        steps.initialize(to: 10_000)
        restrict()
        collations.add(to: handle)
    }

    deinit {
        sqlite3_close_v2(handle)
        steps.deallocate()
    }

    /// Runs a closure with a twentieth of the connection's time limit.
    ///
    /// - Throws: What the body throws: an error that ``SQLiteProblem/isOutOfTime`` is true for if the
    ///   limit is reached. Later statements have the remaining time.
    package func limited<Result>(
        _ body: () throws(SQLiteProblem) -> Result
    ) throws(SQLiteProblem) -> Result {
        let (all, part) = (steps.pointee, min(500, steps.pointee))
        steps.pointee = part
        defer { steps.pointee = all - part + max(0, steps.pointee) }
        return try body()
    }

    package var problem: SQLiteProblem {
        let message = String(cString: sqlite3_errmsg(handle))
        return SQLiteProblem(code: sqlite3_errcode(handle), message: message)
    }

    /// Returns the rows of a query, with `nil` for NULL.
    package func rows(_ sql: String, _ arguments: String...) throws(SQLiteProblem) -> [[String?]] {
        var rows: [[String?]] = []
        try forEachRow(of: sql, arguments) { statement in
            rows.append(
                (0..<sqlite3_column_count(statement)).map { column in
                    sqlite3_column_text(statement, column).map { String(cString: $0) }
                }
            )
        }
        return rows
    }

    /// Returns the storage classes of the values in each column of a query. For example: `integer` and
    /// `null`.
    package func storageClasses(
        _ sql: String,
        columns: Int
    ) throws(SQLiteProblem) -> [Set<String>] {
        // A bit for each class.
        var found = [Int](repeating: 0, count: columns)
        try forEachRow(of: sql) { statement in
            for column in found.indices {
                found[column] |= 1 << sqlite3_column_type(statement, Int32(column))
            }
        }
        let names = [
            (SQLITE_INTEGER, "integer"), (SQLITE_FLOAT, "real"), (SQLITE_TEXT, "text"),
            (SQLITE_BLOB, "blob"), (SQLITE_NULL, "null"),
        ]
        return found.map { bits in
            Set(names.filter { bits & (1 << $0.0) != 0 }.map(\.1))
        }
    }

    /// Calls a closure for each row of a query, with the statement that is at the row.
    private func forEachRow(
        of sql: String,
        _ arguments: [String] = [],
        _ body: (OpaquePointer?) -> Void
    ) throws(SQLiteProblem) {
        var statement: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw problem
        }
        defer { sqlite3_finalize(statement) }
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        for (index, argument) in arguments.enumerated() {
            sqlite3_bind_text(statement, Int32(index + 1), argument, -1, transient)
        }
        var code = sqlite3_step(statement)
        while code == SQLITE_ROW {
            body(statement)
            code = sqlite3_step(statement)
        }
        guard code == SQLITE_DONE else { throw problem }
    }

    /// Returns the first value of a query's first row; `nil` if there is no row.
    package func blob(_ sql: String) throws(SQLiteProblem) -> [UInt8]? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else {
            throw problem
        }
        let code = sqlite3_step(statement)
        guard code == SQLITE_ROW else {
            if code == SQLITE_DONE { return nil }
            throw problem
        }
        let count = Int(sqlite3_column_bytes(statement, 0))
        return Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, 0), count: count))
    }

    private func restrict() {
        distrustSchema(handle)
        sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, 64 << 20)
        sqlite3_limit(handle, SQLITE_LIMIT_EXPR_DEPTH, 200)
        sqlite3_limit(handle, SQLITE_LIMIT_ATTACHED, 0)
        sqlite3_limit(handle, SQLITE_LIMIT_TRIGGER_DEPTH, 20)
        sqlite3_progress_handler(
            handle,
            100_000,
            { context in
                guard let left = context?.assumingMemoryBound(to: Int.self) else { return 1 }
                left.pointee -= 1
                return left.pointee < 0 ? 1 : 0
            },
            steps
        )
    }
}
