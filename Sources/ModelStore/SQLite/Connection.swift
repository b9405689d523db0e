import CSQLite
import Foundation

/// An open database with its prepared statements; used by one context at a time.
final class Connection {
    /// `nil` for a server.
    let handle: OpaquePointer?
    /// The server; `nil` for SQLite.
    let remote: (any RemoteDatabase)?
    let path: String
    let isInMemory: Bool
    /// What the configuration asks for.
    let durability: ModelConfiguration.Durability
    /// Whether texts aren't brought into Unicode's normal form C.
    let keepsTexts: Bool
    let includesValuesInErrors: Bool
    private var statements: [String: Statement] = [:]
    private var versionStatement: Statement?
    /// The last save of the connection that live results were told of, and the `dataVersion()` at its end.
    var lastSave: (save: WatchedSave, version: Int64?)?
    private let trace: Trace?
    /// Those of another program's tables.
    let unknownCollations = UnknownCollations()
    /// The owners whose members this transaction changes; `nil` if no rule needs them.
    var memberChanges: MemberChanges?
    var owner = Owner.library
    /// What writing relies on; `nil` if nothing else changes the tables.
    var knownSchema: KnownSchema?
    /// What writing to a store of Core Data relies on; `nil` in other files.
    var coreData: CoreDataStore?
    /// The files beside a store of Core Data; `nil` if it has no property for them.
    var externalFiles: ExternalFiles?
    /// The columns of join tables by which rows are deleted along with others, in lowercase.
    private var cascades: [String: Set<String>] = [:]
    /// Prepared in advance, as rolling back has to work without memory.
    private var rollback: Statement?
    /// What an error left because there was no memory to put it right.
    private var leftovers: Leftovers = []
    /// The statements of each class, by its number in the schema.
    private var entityStatements: [Int: EntityStatements] = [:]
    /// How the statements of a server's next transaction are sent.
    var steps = RemoteTransaction.Steps.oneByOne
    /// Whether a server's next transaction is the only one that writes.
    var writesAlone = false

    enum Mode { case create, write, read }

    /// Who made the tables; of Core Data's, those that are only read.
    enum Owner { case library, otherProgram, coreData }

    init(_ location: StoreLocation, _ mode: Mode, _ settings: ConnectionSettings) throws {
        path = location.path
        isInMemory = location.isInMemory
        durability = settings.durability
        includesValuesInErrors = settings.includesValuesInErrors
        keepsTexts = settings.keepsTexts
        let handle = try Self.open(location, mode)
        self.handle = handle
        remote = nil
        trace = settings.trace.map(Trace.init)
        let code = firstFailure([
            registerFunctions(on: handle), unknownCollations.register(on: handle),
        ])
        guard code == SQLITE_OK else { throw error(code, "") }
        sqlite3_busy_timeout(handle, Int32(clamping: Int(settings.busyTimeout * 1000)))
        trace?.attach(to: handle)
        try execute("PRAGMA foreign_keys = ON")
        if let size = settings.maximumValueSize {
            sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(clamping: size))
        }
        try setDurability(durability)
        // In kibibytes. What is in memory need not be there twice.
        try execute("PRAGMA cache_size = \(location.isInMemory ? -4096 : -65536)")
        if location.isInMemory { try execute("PRAGMA journal_mode = MEMORY") }
        if let size = settings.maximumSize {
            let pageSize = Int(try integer("PRAGMA page_size") ?? 4096)
            try execute("PRAGMA max_page_count = \(max(1, size / pageSize))")
        }
        rollback = try Statement(self, "ROLLBACK")
    }

    /// A connection to a server.
    init(_ remote: any RemoteDatabase, place: String, _ settings: ConnectionSettings) {
        handle = nil
        self.remote = remote
        path = place
        isInMemory = false
        durability = settings.durability
        includesValuesInErrors = settings.includesValuesInErrors
        keepsTexts = false
        trace = nil
    }

    func setDurability(_ durability: ModelConfiguration.Durability) throws {
        // In another journal mode, which another program has chosen, a power failure can damage the file.
        let isFull = try durability == .full || !isInMemory && !hasLog
        try execute("PRAGMA synchronous = \(isFull ? "FULL" : "NORMAL")")
        // Only Apple's systems tell writing to the disk from writing to its cache.
        try execute("PRAGMA fullfsync = \(isFull ? 1 : 0)")
    }

    /// Whether changes go to a log beside the file.
    private var hasLog: Bool {
        get throws { try texts("PRAGMA journal_mode").first?.first == "wal" }
    }

    private static func open(_ location: StoreLocation, _ mode: Mode) throws -> OpaquePointer {
        try StoreError.throwIfOld(
            sqlite3_libversion_number(),
            String(cString: sqlite3_libversion())
        )
        let access =
            switch mode {
            case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .write: SQLITE_OPEN_READWRITE
            case .read: SQLITE_OPEN_READONLY
            }
        let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI | SQLITE_OPEN_EXRESCODE
        var handle: OpaquePointer?
        let code = sqlite3_open_v2(location.uri, &handle, flags, nil)
        if code == SQLITE_OK, let handle { return handle }
        let message = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
        sqlite3_close_v2(handle)
        let failure = SQLFailure(code: code, message: message, sql: "", arguments: [])
        throw StoreError(failure, path: location.path)
    }

    deinit {
        statements = [:]
        entityStatements = [:]
        versionStatement = nil
        rollback = nil
        sqlite3_close_v2(handle)
    }

    /// The number of rows that the last statement wrote.
    var changes: Int { get throws { try remote?.changes ?? Int(sqlite3_changes(handle)) } }

    func execute(_ sql: String) throws {
        if let remote { return try remote.run(sql, []) }
        try cleanUp()
        try executeUncleaned(sql)
    }

    private func executeUncleaned(_ sql: String) throws {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        try throwIfUnordered(sql)
        guard code == SQLITE_OK else { throw error(code, sql) }
    }

    /// Throws for a statement that has compared by a collation that isn't known.
    ///
    /// It may have found too few rows, or changed an index: its transaction has to be rolled back.
    @inline(__always)
    func throwIfUnordered(_ sql: String) throws {
        if unknownCollations.isUsed { throw unordered(sql) }
    }

    private func unordered(_ sql: String) -> StoreError {
        StoreError(unknownCollations.failure(sql, path: isInMemory ? nil : path), path: path)
    }

    /// The prepared statement for a text, with all parameters NULL.
    func statement(_ sql: String) throws -> Statement {
        try cleanUp()
        if let statement = statements[sql] {
            statement.clear()
            return statement
        }
        // Long texts come from conditions that were put together, and rarely come back.
        if sql.utf8.count > 16_384 { return try keptStatement(sql) }
        // Texts with lists of values have many lengths: keep the number of them within bounds.
        if statements.count >= 256 { statements = [:] }
        let statement = try keptStatement(sql)
        statements[sql] = statement
        return statement
    }

    /// A prepared statement that the caller keeps.
    func keptStatement(_ sql: String, textCapacity: Int = 4096) throws -> Statement {
        if let handle { try trace?.prepare(sql, on: handle) }
        return try Statement(self, sql, textCapacity: textCapacity)
    }

    /// How many parameters a statement may have.
    var parameterLimit: Int {
        // PostgreSQL counts them with 16 bits.
        remote == nil ? Int(sqlite3_limit(handle, SQLITE_LIMIT_VARIABLE_NUMBER, -1)) : 32_767
    }

    /// The first column of the first row.
    func integer(_ sql: String, _ values: Int64...) throws -> Int64? {
        try integer(sql, values, PartitionTest())
    }

    /// Whether there are any of some rows. For example: `"Note" WHERE "stars" > 3`.
    func hasRows(_ rows: String) throws -> Bool {
        try integer("SELECT 1 FROM \(rows) LIMIT 1") != nil
    }

    /// Whether there is a table with a name.
    func hasTable(_ name: String) throws -> Bool {
        let tables =
            remote == nil
            ? "sqlite_schema WHERE type = 'table' AND name = ?1"
            : "information_schema.tables WHERE table_schema = current_schema() AND table_name = ?1"
        return try !texts("SELECT 1 FROM \(tables)", name).isEmpty
    }

    /// The statements of a class, which the next context that has this connection finds prepared.
    func statements(of info: EntityInfo) -> EntityStatements {
        if let statements = entityStatements[info.number] { return statements }
        let statements = EntityStatements(info, self)
        entityStatements[info.number] = statements
        return statements
    }

    /// Changes when another connection has written to the file.
    func dataVersion() throws -> Int64? {
        if let remote { return try remote.version }
        try cleanUp()
        let statement = try versionStatement ?? Statement(self, "PRAGMA data_version")
        versionStatement = statement
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : nil
    }

    /// The columns of another program's table by which the database deletes its rows along with others, in
    /// lowercase.
    func cascades(of table: String) throws -> Set<String> {
        if let known = cascades[table] { return known }
        let rows = try texts(
            "SELECT lower(\"from\") FROM pragma_foreign_key_list(?1) WHERE on_delete = 'CASCADE'",
            table
        )
        let columns = Set(rows.compactMap(\.[0]))
        cascades[table] = columns
        return columns
    }

    /// All rows as text; for looking at schemas.
    func texts(_ sql: String, _ value: String? = nil) throws -> [[String?]] {
        let statement = try Statement(self, sql, isKept: false)
        if let value { statement.bind(0, value) }
        var rows: [[String?]] = []
        while try statement.step() {
            rows.append(
                (0..<statement.columnCount).map { statement.optionalText($0) }
            )
        }
        return rows
    }

    func error(_ code: Int32, _ sql: String, arguments: [String] = []) -> StoreError {
        let extended = sqlite3_extended_errcode(handle)
        let failure = SQLFailure(
            code: extended & 0xFF == code & 0xFF ? extended : code,
            message: String(String(cString: sqlite3_errmsg(handle)).prefix(200)),
            sql: sql,
            arguments: arguments.map { String($0.prefix(200)) },
            path: isInMemory ? nil : path
        )
        if code & 0xFF == SQLITE_ERROR, let error = newerModelError() { return error }
        return StoreError(failure, path: path)
    }

    /// Checks whether the tables still are those of the container.
    ///
    /// For example: `try connection.checkSchema { try $0.checkReading(connection) }`.
    func checkSchema(_ check: (inout KnownSchema) throws -> Void) throws {
        guard var known = knownSchema else { return }
        // What fails while checking isn't checked.
        knownSchema = nil
        defer { knownSchema = known }
        try check(&known)
    }

    /// The same for an error of a server.
    func newerModelError(after error: StoreError) -> StoreError? {
        // An unknown column or table, and a statement whose columns have other types now.
        let states = ["42703", "42P01", "0A000"]
        return error.failure?.sqlState.map(states.contains) == true ? newerModelError() : nil
    }

    /// The reason for which a statement doesn't fit the tables, if it's another program's newer model.
    private func newerModelError() -> StoreError? {
        do {
            try checkSchema { try $0.check(self) }
        } catch StoreError.newerModel(let path, let version) {
            return .newerModel(path: path, version: version)
        } catch {}
        return nil
    }
}

// MARK: - Transactions

extension Connection {
    /// What the next use of the connection has to put right.
    private struct Leftovers: OptionSet {
        let rawValue: Int
        static let transaction = Leftovers(rawValue: 1)
        static let unchecked = Leftovers(rawValue: 2)
    }

    /// Whether no transaction is open, except for one that is to be rolled back.
    var isIdle: Bool {
        if let remote { return remote.isIdle }
        return sqlite3_get_autocommit(handle) != 0 || leftovers.contains(.transaction)
    }

    /// Whether another context can use the connection.
    var isClean: Bool { leftovers.isEmpty && isIdle }

    /// Starts a transaction that reads one state.
    func beginReading() throws {
        if let remote { try remote.begin(.reading) } else { try execute("BEGIN") }
    }

    /// Ends a transaction with its changes.
    func commit() throws {
        if let remote { try remote.commit() } else { try execute("COMMIT") }
    }

    /// Starts a transaction that writes, in which rows may come in any order.
    func beginWriting() throws {
        if let remote { return try beginWriting(remote) }
        if owner == .coreData {
            let message =
                "a store of Core Data is only read: .allowed in coreDataWriting of the configuration"
                + " writes to \(path)"
            throw StoreError.readOnly(
                SQLFailure(code: SQLITE_READONLY, message: message, sql: "", arguments: [])
            )
        }
        try execute("BEGIN IMMEDIATE")
        try checkSchema { try $0.check(self) }
        try coreData?.check(self)
        // References that the tables don't defer.
        if owner == .otherProgram { try execute("PRAGMA defer_foreign_keys = ON") }
    }

    /// A server is asked for nothing beforehand: a changed schema is an error of the first statement.
    private func beginWriting(_ remote: any RemoteDatabase) throws {
        if let known = knownSchema, known.cookie == nil { try checkSchema { try $0.check(self) } }
        try remote.begin(.writing(steps, isAlone: writesAlone))
        guard let number = knownSchema?.cookie else { return }
        try remote.run(SchemaRecord.requireNumber, [.integer(number)])
    }

    /// Runs what writes to a server, again if another program has added what doesn't concern it.
    ///
    /// - Throws: `StoreError.newerModel` if it has changed what the container reads and writes.
    func withKnownSchema<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch StoreError.newerModel where remote != nil {
            try checkSchema { try $0.check(self) }
            return try body()
        }
    }

    /// Runs the body in a transaction that is undone if it throws.
    ///
    /// Of SQLite only: a server's transactions are those of saves.
    func transaction<Result>(_ begin: String = "BEGIN", _ body: () throws -> Result) throws
        -> Result
    {
        try execute(begin)
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    /// Runs a body inside a transaction; its changes are undone where it throws, and those before it stay.
    ///
    /// Of SQLite only.
    func undoable<Result>(_ body: () throws -> Result) throws -> Result {
        try statement("SAVEPOINT part").run()
        do {
            let result = try body()
            try statement("RELEASE part").run()
            return result
        } catch {
            // SQLite may have ended the transaction.
            if !isIdle {
                try statement("ROLLBACK TO part").run()
                try statement("RELEASE part").run()
            }
            throw error
        }
    }

    /// Ends a transaction without its changes; if that fails, the next use of the connection does.
    func rollBack() {
        guard !isIdle else { return }
        if let remote { return remote.rollBack() }
        _ = try? rollback?.run()
        if !isIdle { leftovers.insert(.transaction) }
    }

    /// Runs a body that may write values that a CHECK of their table forbids.
    ///
    /// Of SQLite only: a server checks unique values later instead.
    func withoutChecks<Result>(_ body: () throws -> Result) throws -> Result {
        try cleanUp()
        defer {
            leftovers.insert(.unchecked)
            try? cleanUp()
        }
        try executeUncleaned("PRAGMA ignore_check_constraints = ON")
        return try body()
    }

    /// Puts right what an error left, before anything else is done with the connection.
    @inline(__always)
    func cleanUp() throws { if !leftovers.isEmpty { try removeLeftovers() } }

    private func removeLeftovers() throws {
        if leftovers.contains(.transaction) {
            // SQLite may have done it.
            if sqlite3_get_autocommit(handle) == 0 { try executeUncleaned("ROLLBACK") }
            leftovers.remove(.transaction)
        }
        if leftovers.contains(.unchecked) {
            try executeUncleaned("PRAGMA ignore_check_constraints = OFF")
            leftovers.remove(.unchecked)
        }
    }
}
