import CSQLite

/// A connection that neither trusts what it opens nor changes it.
package final class Connection {
    package let handle: OpaquePointer
    /// The number of calls of the progress handler after which a statement is interrupted: about a
    /// billion instructions.
    private let steps: UnsafeMutablePointer<Int>
    private let collations = UnknownCollations()
    /// Whether the schema may call the functions for JSON.
    private var trustsJSON = false
    /// The statements that have a parameter, by their SQL.
    private var statements: [String: OpaquePointer] = [:]

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
        for statement in statements.values { sqlite3_finalize(statement) }
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
    package func rows(_ sql: String) throws(SQLiteProblem) -> [[String?]] {
        let statement = try prepare(sql)
        defer { sqlite3_finalize(statement) }
        return try rows(statement)
    }

    /// Returns the rows of a query with one parameter. Its statement is kept for further calls.
    package func rows(_ sql: StaticString, _ argument: String) throws(SQLiteProblem) -> [[String?]]
    {
        let statement: OpaquePointer
        if let kept = statements[sql.description] {
            statement = kept
        } else {
            statement = try prepare(sql.description)
            statements[sql.description] = statement
        }
        let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        sqlite3_bind_text(statement, 1, argument, -1, transient)
        return try rows(statement)
    }

    private func rows(_ statement: OpaquePointer) throws(SQLiteProblem) -> [[String?]] {
        let columns = 0..<Int(sqlite3_column_count(statement))
        var rows: [[String?]] = []
        try run(statement) { row in rows.append(columns.map { row[$0].text }) }
        return rows
    }

    /// The collation of a column. For example: `NOCASE`.
    package func collation(of column: String, in table: String) -> String? {
        var name: UnsafePointer<CChar>?
        let code = sqlite3_table_column_metadata(
            handle,
            "main",
            table,
            column,
            nil,
            &name,
            nil,
            nil,
            nil
        )
        return code == SQLITE_OK ? name.map { String(cString: $0) } : nil
    }

    /// Calls a closure for each row of a query.
    package func forEachRow(
        of sql: String,
        _ body: (StoredRow) -> Void
    ) throws(SQLiteProblem) {
        let statement = try prepare(sql)
        defer { sqlite3_finalize(statement) }
        try run(statement, body)
    }

    /// Calls a closure for each row, and resets the statement.
    private func run(
        _ statement: OpaquePointer,
        _ body: (StoredRow) -> Void
    ) throws(SQLiteProblem) {
        defer { sqlite3_reset(statement) }
        var code = sqlite3_step(statement)
        while code == SQLITE_ROW {
            body(StoredRow(statement: statement))
            code = sqlite3_step(statement)
        }
        guard code == SQLITE_DONE else { throw problem }
    }

    private func prepare(_ sql: String) throws(SQLiteProblem) -> OpaquePointer {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else {
            let problem = problem
            guard problem.isUnsafeUseOfJSON, !trustsJSON else { throw problem }
            trustsJSON = true
            try trustOnlyJSON()
            return try prepare(sql)
        }
        return statement
    }

    /// The problem with a statement that isn't run.
    package func problem(compiling sql: String) -> SQLiteProblem? {
        do throws(SQLiteProblem) {
            sqlite3_finalize(try prepare(sql))
            return nil
        } catch {
            return error
        }
    }

    /// Returns the first value of a query's first row; `nil` if there is no row.
    package func blob(_ sql: String) throws(SQLiteProblem) -> [UInt8]? {
        let statement = try prepare(sql)
        defer { sqlite3_finalize(statement) }
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
