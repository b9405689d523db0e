import CSQLite
import Foundation
import ModelTypes

/// A prepared statement whose parameter `?n` is the column at position `n - 1`.
///
/// So one `bind(to:)` of an object serves every statement of its table: a parameter that a
/// statement lacks is passed over. For example: `statement.bind(3, weight)`.
public final class Statement {
    let handle: OpaquePointer?
    let sql: String
    private unowned let connection: Connection?
    /// The bound values of a server's statement, and of one without a database, for conditions over
    /// objects in memory.
    private(set) var recorded: [Constant] = []
    /// The result of a server's statement, for as long as the statement is at one of its rows.
    private(set) var rows: RemoteRows?
    /// Text that is bound, until the next binding: SQLite need not copy it.
    private let text: UnsafeMutablePointer<CChar>
    private var textEnd = 0
    private let textCapacity: Int
    /// The first position of the row that is bound: statements for several rows have one after the
    /// other.
    private var rowStart = 0
    /// Where the values go instead of being recorded, in an order.
    private var output: RowOutput?
    /// The position of a value that SQLite would turn into something else.
    private var unstorable: Int?
    /// The result code of the first value that SQLite didn't take.
    private var bindCode = SQLITE_OK

    init(
        _ connection: Connection,
        _ sql: String,
        isKept: Bool = true,
        textCapacity: Int = 4096
    ) throws {
        try connection.cleanUp()
        guard connection.remote == nil else {
            handle = nil
            self.sql = sql
            self.connection = connection
            self.textCapacity = 0
            text = .allocate(capacity: 1)
            return
        }
        var handle: OpaquePointer?
        let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
        let code = sqlite3_prepare_v3(connection.handle, sql, -1, flags, &handle, nil)
        guard code == SQLITE_OK, let handle else { throw connection.error(code, sql) }
        // The planner may have compared samples of values.
        connection.unknownCollations.forgetUse()
        self.handle = handle
        self.sql = sql
        self.connection = connection
        self.textCapacity = textCapacity
        text = .allocate(capacity: textCapacity)
    }

    /// A statement that only keeps what is bound to `columns` positions.
    init(recording columns: Int) {
        handle = nil
        sql = ""
        connection = nil
        recorded = Array(repeating: .null, count: columns)
        textCapacity = 0
        text = .allocate(capacity: 1)
    }

    deinit {
        sqlite3_finalize(handle)
        text.deallocate()
    }

    /// Makes every column NULL again.
    func clear() {
        textEnd = 0
        rowStart = 0
        unstorable = nil
        bindCode = SQLITE_OK
        if let handle {
            sqlite3_clear_bindings(handle)
        } else {
            for position in recorded.indices { recorded[position] = .null }
        }
    }

    /// What is bound from here on is another row, of as many columns.
    func startRow(_ number: Int, of columns: Int) { rowStart = number * columns }

    /// The number of a position's parameter.
    private func parameter(_ position: Int) -> Int32 {
        Int32(truncatingIfNeeded: rowStart + position + 1)
    }

    /// Goes to the next row, if there is one.
    func step() throws -> Bool {
        guard handle != nil else { return try remoteStep() }
        if bindCode != SQLITE_OK { throw bindFailure() }
        let code = sqlite3_step(handle)
        if let connection, connection.unknownCollations.isUsed { try throwUnordered(connection) }
        if code == SQLITE_ROW { return true }
        if code == SQLITE_DONE { return false }
        throw failure(code)
    }

    private func throwUnordered(_ connection: Connection) throws {
        reset()
        try connection.throwIfUnordered(sql)
    }

    private func failure(_ code: Int32) -> any Error {
        guard let connection else { return UnstorableValue(position: 0) }
        let values = connection.includesValuesInErrors ? arguments : []
        let error = connection.error(code, sql, arguments: values)
        reset()
        return error
    }

    /// The parameter would be NULL instead of the value.
    private func bindFailure() -> any Error {
        let failure = SQLFailure(
            code: bindCode,
            message: String(cString: sqlite3_errstr(bindCode)),
            sql: sql,
            arguments: []
        )
        return StoreError(failure, path: connection?.path ?? "")
    }

    /// Runs a statement without rows.
    func run() throws {
        if let unstorable { throw UnstorableValue(position: unstorable) }
        guard handle != nil else { return try remote().run(sql, recorded) }
        _ = try step()
        reset()
    }

    /// Adds what is bound to some positions of a server's statement.
    func append(_ positions: [Int], to values: inout [Constant]) throws {
        if let unstorable { throw UnstorableValue(position: unstorable) }
        for position in positions {
            values.append(recorded.indices.contains(position) ? recorded[position] : .null)
        }
    }

    /// Writes a row of what is bound to a server's statement in a body.
    ///
    /// Without taking a copy of it, if it's bound in the order of the positions.
    func write(_ positions: [Int], to writer: any RemoteRowWriter, _ bind: () -> Void) throws {
        writer.startRow()
        unstorable = nil
        output = RowOutput(positions: positions, writer: writer)
        bind()
        let isComplete = output?.isComplete == true
        output = nil
        if !isComplete {
            writer.clearRow()
            clear()
            bind()
            var values: [Constant] = []
            try append(positions, to: &values)
            for value in values { writer.append(value) }
        }
        if let unstorable { throw UnstorableValue(position: unstorable) }
        try writer.endRow()
    }

    /// Runs a statement that changes a row of an object.
    /// - Returns: Whether there was one, as far as that's known already.
    func runChangingRow() throws -> Bool {
        guard handle != nil else { return try runChangingRemoteRow() }
        try run()
        return try connection?.changes != 0
    }

    func reset() {
        if let handle { sqlite3_reset(handle) } else { rows = nil }
    }

    /// Whether the statement is at a row.
    var isBusy: Bool {
        if let handle { sqlite3_stmt_busy(handle) != 0 } else { rows != nil }
    }

    /// A column of the current row as an integer; 0 for NULL.
    func integer(_ column: Int32) -> Int64 {
        if let handle {
            sqlite3_column_int64(handle, column)
        } else {
            rows?.integer(Int(column)) ?? 0
        }
    }

    /// A column of the current row as a number; 0 for NULL.
    func double(_ column: Int32) -> Double {
        if let handle {
            sqlite3_column_double(handle, column)
        } else {
            rows?.double(Int(column)) ?? 0
        }
    }

    /// A column of the current row as text; empty for NULL.
    func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    /// A column of the current row as text, or nil.
    func optionalText(_ column: Int32) -> String? {
        guard let handle else { return rows?.string(Int(column)) }
        return sqlite3_column_text(handle, column).map { String(cString: $0) }
    }

    /// How many columns a row has.
    var columnCount: Int32 {
        if let handle { return sqlite3_column_count(handle) }
        return Int32(clamping: rows?.columns.count ?? 0)
    }

    /// Whether a column of the current row is NULL.
    func isNull(_ column: Int32) -> Bool {
        guard let handle else { return rows?.isNull(Int(column)) ?? true }
        return sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    /// The values of the parameters, as SQL writes them.
    private var arguments: [String] {
        guard let expanded = sqlite3_expanded_sql(handle) else { return [] }
        defer { sqlite3_free(expanded) }
        return sqlArguments(of: sql, expanded: String(cString: expanded))
    }

    /// A result code of binding the value of a column.
    @inline(__always)
    private func check(_ code: Int32, _ position: Int) {
        if code != SQLITE_OK { note(code, position) }
    }

    private func note(_ code: Int32, _ position: Int) {
        // A parameter that the statement lacks is passed over.
        guard code != SQLITE_RANGE, bindCode == SQLITE_OK else { return }
        bindCode = code
        // Without memory, any value can't be bound.
        if code == SQLITE_TOOBIG, unstorable == nil { unstorable = position }
    }
}

// MARK: - A server's statement

extension Statement {
    /// A server's statement for rows that are read already.
    convenience init(_ connection: Connection, _ rows: RemoteRows) throws {
        try self.init(connection, "", isKept: false)
        self.rows = rows
    }

    /// The server that runs the statement.
    private func remote() throws -> any RemoteDatabase {
        guard let remote = connection?.remote else { throw UnstorableValue(position: 0) }
        return remote
    }

    private func runChangingRemoteRow() throws -> Bool {
        if let unstorable { throw UnstorableValue(position: unstorable) }
        let remote = try remote()
        try remote.runChangingRow(sql, recorded)
        return try connection?.steps == .together || remote.changes != 0
    }

    private func remoteStep() throws -> Bool {
        if let rows { return try rows.advance() }
        return try run { remote in
            let rows = try remote.rows(sql, recorded)
            self.rows = rows
            return rows.next()
        }
    }

    /// Steps through the rows in a body, which needn't wait until a server has sent all of them.
    func receivingRows<Result>(_ body: () throws -> Result) throws -> Result {
        guard handle == nil, rows == nil else { return try body() }
        return try run { remote in
            try remote.read(sql, recorded) { rows in
                self.rows = rows
                return try body()
            }
        }
    }

    private func run<Result>(_ body: (any RemoteDatabase) throws -> Result) throws -> Result {
        if let unstorable { throw UnstorableValue(position: unstorable) }
        do {
            return try body(try remote())
        } catch let error as StoreError {
            throw connection?.newerModelError(after: error) ?? error
        }
    }
}

/// A value that SQLite would turn into something else; the error for it names the property.
struct UnstorableValue: Error {
    /// The position of the column in its table.
    let position: Int
}

// MARK: - Values

extension Statement {
    /// Binds an integer, or NULL. For example: `statement.bind(4, topics.rawValue)`.
    public func bind(_ position: Int, _ value: Int64) {
        guard let handle else { return record(position, .integer(value)) }
        check(sqlite3_bind_int64(handle, parameter(position), value), position)
    }

    /// Binds an integer, or NULL. For example: `statement.bind(4, topics?.rawValue)`.
    public func bind(_ position: Int, _ value: Int64?) { bind(position, value, bind) }

    /// Binds an integer. For example: `statement.bind(2, age)`.
    public func bind(_ position: Int, _ value: Int) { bind(position, Int64(value)) }
    /// Binds an integer, or NULL. For example: `statement.bind(2, age)`.
    public func bind(_ position: Int, _ value: Int?) { bind(position, value.map(Int64.init)) }
    /// Binds an integer. For example: `statement.bind(2, mood.rawValue)`.
    public func bind(_ position: Int, _ value: Int16) { bind(position, Int64(value)) }
    /// Binds an integer, or NULL. For example: `statement.bind(2, mood?.rawValue)`.
    public func bind(_ position: Int, _ value: Int16?) { bind(position, value.map(Int64.init)) }
    /// Binds an integer. For example: `statement.bind(2, count)`.
    public func bind(_ position: Int, _ value: Int32) { bind(position, Int64(value)) }
    /// Binds an integer, or NULL. For example: `statement.bind(2, count)`.
    public func bind(_ position: Int, _ value: Int32?) { bind(position, value.map(Int64.init)) }

    /// Binds an integer of another type; one beyond 64 bits with a sign makes saving an error.
    ///
    /// For example: `statement.bind(2, red)`.
    public func bind(_ position: Int, _ value: some FixedWidthInteger) {
        let stored = Int64(clamping: value)
        if stored != value { unstorable = position }
        bind(position, stored)
    }
    /// Binds an integer of another type, or NULL. For example: `statement.bind(2, red)`.
    public func bind(_ position: Int, _ value: (some FixedWidthInteger)?) {
        bind(position, value, bind)
    }

    /// Binds 0 or 1. For example: `statement.bind(3, isFavorite)`.
    public func bind(_ position: Int, _ value: Bool) {
        guard handle != nil else { return record(position, .bool(value)) }
        bind(position, value ? 1 as Int64 : 0)
    }

    /// Binds 0 or 1, or NULL. For example: `statement.bind(3, isFavorite)`.
    public func bind(_ position: Int, _ value: Bool?) { bind(position, value, bind) }

    /// Binds a number; one that is not a number makes saving an error.
    ///
    /// For example: `statement.bind(3, weight)`.
    public func bind(_ position: Int, _ value: Double) {
        guard let handle else { return record(position, .double(value)) }
        if value.isNaN { unstorable = position }
        check(sqlite3_bind_double(handle, parameter(position), value), position)
    }

    /// Binds a number, or NULL. For example: `statement.bind(3, weight)`.
    public func bind(_ position: Int, _ value: Double?) { bind(position, value, bind) }

    /// Binds a number. For example: `statement.bind(3, ratio)`.
    public func bind(_ position: Int, _ value: Float) { bind(position, Double(value)) }
    /// Binds a number, or NULL. For example: `statement.bind(3, ratio)`.
    public func bind(_ position: Int, _ value: Float?) { bind(position, value.map(Double.init)) }

    /// Binds a number. For example: `statement.bind(3, width)`.
    public func bind(_ position: Int, _ value: CGFloat) { bind(position, Double(value)) }
    /// Binds a number, or NULL. For example: `statement.bind(3, width)`.
    public func bind(_ position: Int, _ value: CGFloat?) {
        bind(position, value.map { Double($0) })
    }

    /// Binds seconds since 2001. For example: `statement.bind(4, issuedAt)`.
    public func bind(_ position: Int, _ value: Date) {
        guard handle != nil else { return record(position, .date(value)) }
        bind(position, value.timeIntervalSinceReferenceDate)
    }

    /// Binds seconds since 2001, or NULL. For example: `statement.bind(4, issuedAt)`.
    public func bind(_ position: Int, _ value: Date?) { bind(position, value, bind) }

    /// Binds the decimal's canonical text. For example: `statement.bind(2, fee)`.
    public func bind(_ position: Int, _ value: Decimal) {
        guard handle != nil else { return record(position, .decimal(value)) }
        if value.isNaN { unstorable = position }
        bind(position, canonicalText(of: value))
    }

    /// Binds the decimal's canonical text, or NULL. For example: `statement.bind(2, fee)`.
    public func bind(_ position: Int, _ value: Decimal?) { bind(position, value, bind) }

    /// Binds text in Unicode's normal form C, in which equal texts have equal bytes; for a table that
    /// another program made, as it is.
    ///
    /// For example: `statement.bind(2, name.rawValue)`.
    public func bind(_ position: Int, _ value: String) {
        guard handle != nil else { return record(position, .string(value)) }
        var value = value
        let bits = value.withUTF8 { $0.reduce(0, |) }
        if bits < 0x80 {
            bindASCII(position, value)
        } else if connection?.keepsTexts ?? false {
            bindCopy(position, value)
        } else {
            bindCopy(position, value.precomposedStringWithCanonicalMapping)
        }
    }

    /// Binds text, or NULL. For example: `statement.bind(2, name?.rawValue)`.
    public func bind(_ position: Int, _ value: String?) { bind(position, value, bind) }

    /// Binds the whole address as text. For example: `statement.bind(3, page)`.
    public func bind(_ position: Int, _ value: URL) {
        guard handle != nil else { return record(position, .url(value)) }
        bind(position, value.absoluteString)
    }

    /// Binds the whole address as text, or NULL. For example: `statement.bind(3, page)`.
    public func bind(_ position: Int, _ value: URL?) { bind(position, value, bind) }

    /// Binds 16 bytes. For example: `statement.bind(1, id)`.
    public func bind(_ position: Int, _ value: UUID) {
        guard handle != nil else { return record(position, .uuid(value)) }
        withUnsafeBytes(of: value.uuid) { bindBlob(position, $0) }
    }

    /// Binds 16 bytes, or NULL. For example: `statement.bind(1, id)`.
    public func bind(_ position: Int, _ value: UUID?) { bind(position, value, bind) }

    /// Binds bytes. For example: `statement.bind(4, thumbnail)`.
    public func bind(_ position: Int, _ value: Data) {
        guard handle != nil else { return record(position, .data(value)) }
        value.withUnsafeBytes { bindBlob(position, $0) }
    }

    /// Binds bytes, or NULL. For example: `statement.bind(4, thumbnail)`.
    public func bind(_ position: Int, _ value: Data?) { bind(position, value, bind) }

    /// Binds JSON with sorted keys, or NULL; a value that cannot be encoded makes saving an error.
    ///
    /// For example: `statement.bind(5, encoded: address)`.
    public func bind<Value: Encodable>(_ position: Int, encoded value: Value?) {
        guard let value else { return bindNull(position) }
        guard let json = storedJSON(of: value) else {
            unstorable = position
            return
        }
        bind(position, String(decoding: json, as: UTF8.self))
    }

    /// Binds the key of a destination, or NULL. For example: `statement.bind(5, personReference)`.
    public func bind<Target>(_ position: Int, _ reference: ToOne<Target>) {
        let key = reference.stored.currentKey
        if key == 0 { bindNull(position) } else { bind(position, key) }
    }

    /// Binds the key of a destination and the place among its members.
    ///
    /// For example: `statement.bind(5, personReference, position: 6)`.
    public func bind<Target>(_ position: Int, _ reference: ToOne<Target>, position place: Int) {
        bind(position, reference)
        if reference.stored.currentKey == 0 {
            bindNull(place)
        } else {
            bind(place, reference.stored.position)
        }
    }
}

// MARK: - How values are bound

extension Statement {
    func bind(_ position: Int, _ constant: Constant) {
        switch constant {
        case .null: bindNull(position)
        case .bool(let value): bind(position, value)
        case .integer(let value): bind(position, value)
        case .double(let value): bind(position, value)
        case .decimal(let value): bind(position, value)
        case .string(let value): bind(position, value)
        case .date(let value): bind(position, value)
        case .uuid(let value): bind(position, value)
        case .url(let value): bind(position, value)
        case .data(let value): bind(position, value)
        }
    }

    private func bind<Value>(_ position: Int, _ value: Value?, _ bind: (Int, Value) -> Void) {
        if let value { bind(position, value) } else { bindNull(position) }
    }

    func bindNull(_ position: Int) {
        guard let handle else { return record(position, .null) }
        check(sqlite3_bind_null(handle, parameter(position)), position)
    }

    private func record(_ position: Int, _ constant: Constant) {
        if connection != nil { return recordParameter(rowStart + position, constant) }
        if recorded.indices.contains(position) { recorded[position] = constant }
    }

    /// A value of a server's statement, in the form in which SQLite's are bound.
    private func recordParameter(_ position: Int, _ constant: Constant) {
        if output != nil { return write(position, constant) }
        if recorded.count <= position {
            recorded += repeatElement(.null, count: position + 1 - recorded.count)
        }
        recorded[position] = storable(position, constant)
    }

    private func storable(_ position: Int, _ constant: Constant) -> Constant {
        let (isStorable, value) = constant.onServer
        if !isStorable { unstorable = position }
        return value
    }

    private func write(_ position: Int, _ constant: Constant) {
        guard output?.isNext(position) == true else { return }
        output?.writer.append(storable(position, constant))
    }

    /// ASCII is in normal form; copied to memory of ours where it fits.
    private func bindASCII(_ position: Int, _ value: String) {
        let count = value.utf8.count
        guard textEnd + count <= textCapacity else { return bindCopy(position, value) }
        let place = text + textEnd
        value.withCString { place.initialize(from: $0, count: count) }
        textEnd += count
        let length = Int32(truncatingIfNeeded: count)
        check(sqlite3_bind_text(handle, parameter(position), place, length, nil), position)
    }

    private func bindCopy(_ position: Int, _ value: String) {
        let code = sqlite3_bind_text64(
            handle,
            parameter(position),
            value,
            UInt64(value.utf8.count),
            copied,
            UInt8(SQLITE_UTF8)
        )
        check(code, position)
    }

    private func bindBlob(_ position: Int, _ bytes: UnsafeRawBufferPointer) {
        let parameter = self.parameter(position)
        if bytes.isEmpty {
            check(sqlite3_bind_zeroblob(handle, parameter, 0), position)
        } else {
            let code = sqlite3_bind_blob64(
                handle,
                parameter,
                bytes.baseAddress,
                UInt64(bytes.count),
                copied
            )
            check(code, position)
        }
    }
}

/// Asks SQLite to take a copy.
var copied: sqlite3_destructor_type? { transientDestructor() }
