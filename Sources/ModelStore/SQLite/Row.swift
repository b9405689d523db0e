import CSQLite
import Foundation
import ModelTypes

/// The current row of a statement, read by the positions of its table's columns.
///
/// The type that is asked for decides. For example: `weight = row[3]`. It is of no use after the
/// call that it is given to.
public struct Row {
    /// `nil` for a server's row.
    private let handle: OpaquePointer?
    /// A server's rows, which are at this one.
    // Here, so that reading a value counts no references, which takes as long as reading one.
    private let rows: RemoteRows?
    // Safe: rows are made where an entity's statement is stepped, and the entity holds the source.
    // A class only reads from one in `init(row:)` and `decode(_:)`; the row itself is gone after
    // them, as the documentation says.
    private unowned(unsafe) let source: RowSource

    /// The row that the statement is at.
    init(_ statement: Statement, _ source: RowSource) {
        handle = statement.handle
        rows = statement.rows
        self.source = source
    }

    /// The row's key.
    var key: Int64 { integer(0) }

    /// The entity that a row of a hierarchy says it's of; empty if it says nothing.
    var typeName: String { text(1) ?? "" }

    /// What is made of the row's values, all of which must be readable.
    /// - Throws: `StoreError.undecodable`, and what the closure throws.
    @inline(__always)
    func decoded<Result>(_ decode: () throws -> Result) throws -> Result {
        source.failedColumn = RowSource.noColumn
        let result = try decode()
        if source.failedColumn != RowSource.noColumn { try throwFailure() }
        return result
    }

    private func throwFailure() throws {
        throw StoreError.undecodable(failedRow)
    }

    /// An integer. For example: `count = row[2]`.
    public subscript(position: Int) -> Int64 {
        let value = integer(position)
        // What SQLite makes of NULL, and of text that isn't a number.
        if value == 0 { require(SQLITE_INTEGER, position) }
        return value
    }
    /// An integer, or nil. For example: `count = row[2]`.
    public subscript(position: Int) -> Int64? {
        switch type(position) {
        case SQLITE_INTEGER: integer(position)
        case SQLITE_NULL: nil
        default: undecodable(columnName(position))
        }
    }
    /// An integer. For example: `count = row[2]`.
    public subscript(position: Int) -> Int { narrow(position) }
    /// An integer, or nil. For example: `count = row[2]`.
    public subscript(position: Int) -> Int? { narrowOptional(position) }
    /// An integer; one that's too large can't be read. For example: `count = row[2]`.
    public subscript(position: Int) -> Int32 { narrow(position) }
    /// An integer, or nil. For example: `count = row[2]`.
    public subscript(position: Int) -> Int32? { narrowOptional(position) }
    /// An integer; one that's too large can't be read. For example: `rating = row[2]`.
    public subscript(position: Int) -> Int16 { narrow(position) }
    /// An integer, or nil. For example: `rating = row[2]`.
    public subscript(position: Int) -> Int16? { narrowOptional(position) }
    /// An integer of another type; one that it can't hold can't be read. For example: `red = row[2]`.
    public subscript<Number: FixedWidthInteger>(position: Int) -> Number { narrow(position) }
    /// An integer of another type, or nil. For example: `red = row[2]`.
    public subscript<Number: FixedWidthInteger>(position: Int) -> Number? {
        narrowOptional(position)
    }
    /// A truth value. For example: `isFavorite = row[3]`.
    public subscript(position: Int) -> Bool { self[position] as Int64 != 0 }
    /// A truth value, or nil. For example: `isFavorite = row[3]`.
    public subscript(position: Int) -> Bool? { (self[position] as Int64?).map { $0 != 0 } }

    /// A number. For example: `weight = row[3]`.
    public subscript(position: Int) -> Double {
        let value = double(position)
        if value == 0 { require(SQLITE_FLOAT, position) }
        return value
    }
    /// A number, or nil. For example: `weight = row[3]`.
    public subscript(position: Int) -> Double? {
        switch type(position) {
        case SQLITE_FLOAT, SQLITE_INTEGER: double(position)
        case SQLITE_NULL: nil
        default: undecodable(columnName(position))
        }
    }
    /// A number. For example: `ratio = row[3]`.
    public subscript(position: Int) -> Float { Float(self[position] as Double) }
    /// A number, or nil. For example: `ratio = row[3]`.
    public subscript(position: Int) -> Float? { (self[position] as Double?).map { Float($0) } }
    /// A number. For example: `width = row[3]`.
    public subscript(position: Int) -> CGFloat { CGFloat(self[position] as Double) }
    /// A number, or nil. For example: `width = row[3]`.
    public subscript(position: Int) -> CGFloat? { (self[position] as Double?).map { CGFloat($0) } }

    /// A date. For example: `issuedAt = row[4]`.
    public subscript(position: Int) -> Date {
        Date(timeIntervalSinceReferenceDate: self[position])
    }
    /// A date, or nil. For example: `issuedAt = row[4]`.
    public subscript(position: Int) -> Date? {
        (self[position] as Double?).map(Date.init(timeIntervalSinceReferenceDate:))
    }

    /// Text. For example: `title = row[1]`.
    public subscript(position: Int) -> String { text(position) ?? unreadable(position, "") }
    /// Text, or nil. For example: `title = row[1]`.
    public subscript(position: Int) -> String? {
        if let text = text(position) { return text }
        return isNull(position) ? nil : undecodable(columnName(position))
    }

    /// A decimal. For example: `fee = row[2]`.
    public subscript(position: Int) -> Decimal {
        text(position).flatMap(decimal(canonical:)) ?? unreadable(position, 0)
    }
    /// A decimal, or nil. For example: `fee = row[2]`.
    public subscript(position: Int) -> Decimal? { optional(position, decimal(canonical:)) }
    /// A URL. For example: `page = row[3]`.
    public subscript(position: Int) -> URL {
        text(position).flatMap { URL(string: $0) }
            ?? unreadable(position, URL(fileURLWithPath: "/"))
    }
    /// A URL, or nil. For example: `page = row[3]`.
    public subscript(position: Int) -> URL? { optional(position) { URL(string: $0) } }
    /// A UUID. For example: `id = row[1]`.
    public subscript(position: Int) -> UUID {
        uuid(position) ?? unreadable(position, Self.noUUID)
    }
    /// A UUID, or nil. For example: `id = row[1]`.
    public subscript(position: Int) -> UUID? {
        if let uuid = uuid(position) { return uuid }
        return isNull(position) ? nil : undecodable(columnName(position))
    }
    /// Bytes. For example: `thumbnail = row[4]`.
    public subscript(position: Int) -> Data { data(position) ?? unreadable(position, Data()) }
    /// Bytes, or nil. For example: `thumbnail = row[4]`.
    public subscript(position: Int) -> Data? { data(position) }

    private static let noUUID = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    private func narrow<Value: FixedWidthInteger>(_ position: Int) -> Value {
        Value(exactly: self[position] as Int64) ?? unreadable(position, 0)
    }

    private func narrowOptional<Value: FixedWidthInteger>(_ position: Int) -> Value? {
        guard let value: Int64 = self[position] else { return nil }
        return Value(exactly: value) ?? undecodable(columnName(position))
    }

    /// Notes that a value can't be read if it isn't of a storage class.
    private func require(_ type: Int32, _ position: Int) {
        if self.type(position) != type { unreadable(position, ()) }
    }

    /// Notes that a required value can't be read: the object is given up after its initializer.
    @discardableResult
    @inline(never)
    private func unreadable<Placeholder>(
        _ position: Int,
        _ placeholder: Placeholder
    ) -> Placeholder {
        if source.failedColumn == RowSource.noColumn {
            source.failedColumn = Int32(truncatingIfNeeded: position)
        }
        return placeholder
    }
}

// MARK: - What SQLite holds

extension Row {
    func isNull(_ position: Int) -> Bool { type(position) == SQLITE_NULL }

    private func type(_ position: Int) -> Int32 {
        guard let handle else { return (rows?.storageClass(position) ?? .null).rawValue }
        return sqlite3_column_type(handle, Int32(truncatingIfNeeded: position))
    }

    func integer(_ position: Int) -> Int64 {
        guard let handle else { return rows?.integer(position) ?? 0 }
        return sqlite3_column_int64(handle, Int32(truncatingIfNeeded: position))
    }

    private func double(_ position: Int) -> Double {
        guard let handle else { return rows?.double(position) ?? 0 }
        return sqlite3_column_double(handle, Int32(truncatingIfNeeded: position))
    }

    /// Nil for NULL, and if there's no memory for the text.
    private func text(_ position: Int) -> String? {
        guard let handle else { return rows?.string(position) }
        let column = Int32(truncatingIfNeeded: position)
        guard let start = sqlite3_column_text(handle, column) else { return nil }
        return sqlText(start, sqlite3_column_bytes(handle, column))
    }

    private func data(_ position: Int) -> Data? {
        guard let handle else { return rows?.data(position) }
        let column = Int32(truncatingIfNeeded: position)
        guard let start = sqlite3_column_blob(handle, column) else {
            return isNull(position) ? nil : Data()
        }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column)))
    }

    private func uuid(_ position: Int) -> UUID? {
        guard let handle else { return rows?.uuid(position) }
        let column = Int32(truncatingIfNeeded: position)
        guard let bytes = sqlite3_column_blob(handle, column),
            sqlite3_column_bytes(handle, column) == 16
        else { return nil }
        return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }

    /// The key of a reference; 0 if there's none.
    func reference(_ position: Int) -> Int64 {
        let key = integer(position)
        // In other programs' databases, 0 is a number that refers to nothing.
        if key == 0, !isNull(position) { require(SQLITE_INTEGER, position) }
        return key
    }

    /// The position of a member; 0 if it has none.
    func place(_ position: Int) -> Int64 { integer(position) }
}

// MARK: - Values that may be unreadable

extension Row {
    /// A value made of an integer that must be there.
    ///
    /// For example: `mood = try row.value(5, Mood.init(rawValue:))`.
    /// - Throws: `StoreError.undecodable`, if nothing can be made of it.
    public func value<Value>(_ position: Int, _ make: (Int16) -> Value?) throws -> Value {
        try made(make(self[position]), position)
    }
    /// The same for an `Int32`. For example: `try row.value(5, Kind.init(rawValue:))`.
    /// - Throws: `StoreError.undecodable`.
    public func value<Value>(_ position: Int, _ make: (Int32) -> Value?) throws -> Value {
        try made(make(self[position]), position)
    }
    /// The same for an `Int64`. For example: `try row.value(5, Kind.init(rawValue:))`.
    /// - Throws: `StoreError.undecodable`.
    public func value<Value>(_ position: Int, _ make: (Int64) -> Value?) throws -> Value {
        try made(make(self[position]), position)
    }
    /// The same for an `Int`. For example: `try row.value(5, Kind.init(rawValue:))`.
    /// - Throws: `StoreError.undecodable`.
    public func value<Value>(_ position: Int, _ make: (Int) -> Value?) throws -> Value {
        try made(make(self[position]), position)
    }
    /// The same for another integer. For example: `try row.value(5, Kind.init(rawValue:))`.
    /// - Throws: `StoreError.undecodable`.
    public func value<Number: FixedWidthInteger, Value>(
        _ position: Int,
        _ make: (Number) -> Value?
    ) throws -> Value {
        try made(make(self[position]), position)
    }
    /// The same for text. For example: `try row.value(5, Kind.init(rawValue:))`.
    /// - Throws: `StoreError.undecodable`.
    public func value<Value>(_ position: Int, _ make: (String) -> Value?) throws -> Value {
        try made(make(self[position]), position)
    }

    /// A value made of an integer that may be missing; `nil`, and reported, if none can be made.
    ///
    /// For example: `lastMood = row.optional(6, Mood.init(rawValue:))`.
    public func optional<Value>(_ position: Int, _ make: (Int16) -> Value?) -> Value? {
        (self[position] as Int16?).flatMap { make($0) ?? undecodable(columnName(position)) }
    }
    /// The same for an `Int32`. For example: `row.optional(6, Kind.init(rawValue:))`.
    public func optional<Value>(_ position: Int, _ make: (Int32) -> Value?) -> Value? {
        (self[position] as Int32?).flatMap { make($0) ?? undecodable(columnName(position)) }
    }
    /// The same for an `Int64`. For example: `row.optional(6, Kind.init(rawValue:))`.
    public func optional<Value>(_ position: Int, _ make: (Int64) -> Value?) -> Value? {
        (self[position] as Int64?).flatMap { make($0) ?? undecodable(columnName(position)) }
    }
    /// The same for an `Int`. For example: `row.optional(6, Kind.init(rawValue:))`.
    public func optional<Value>(_ position: Int, _ make: (Int) -> Value?) -> Value? {
        (self[position] as Int?).flatMap { make($0) ?? undecodable(columnName(position)) }
    }
    /// The same for another integer. For example: `row.optional(6, Kind.init(rawValue:))`.
    public func optional<Number: FixedWidthInteger, Value>(
        _ position: Int,
        _ make: (Number) -> Value?
    ) -> Value? {
        (self[position] as Number?).flatMap { make($0) ?? undecodable(columnName(position)) }
    }
    /// The same for text. For example: `row.optional(6, Kind.init(rawValue:))`.
    public func optional<Value>(_ position: Int, _ make: (String) -> Value?) -> Value? {
        (self[position] as String?).flatMap { make($0) ?? undecodable(columnName(position)) }
    }

    /// A value kept as JSON. For example: `address = try row.value(encoded: 5)`.
    /// - Throws: `StoreError.undecodable`.
    public func value<Value: Decodable>(encoded position: Int) throws -> Value {
        try value(position) { try? storedJSONDecoder().decode(Value.self, from: Data($0.utf8)) }
    }
    /// A value kept as JSON, or nil. For example: `address = row.optional(encoded: 5)`.
    public func optional<Value: Decodable>(encoded position: Int) -> Value? {
        optional(position) { try? storedJSONDecoder().decode(Value.self, from: Data($0.utf8)) }
    }

    /// A value made of several columns, which must be there.
    ///
    /// For example: `content = try row.required(Self.content(in: row), "content")`.
    /// - Throws: `StoreError.undecodable`, if the value is nil.
    public func required<Value>(_ value: Value?, _ property: String) throws -> Value {
        if let value { return value }
        throw StoreError.undecodable(row(property))
    }

    /// The row, which can't be read because of a property.
    private func row(_ property: String) -> UndecodableRow {
        UndecodableRow(identifier: identifier, property: property, reason: .value)
    }

    /// The row, which can't be read because of the failed column.
    private var failedRow: UndecodableRow {
        let position = Int(source.failedColumn)
        let property = columnName(position)
        guard type(position) == SQLITE_TEXT,
            let date = text(position).flatMap(UnreadableDate.init(rawValue:))
        else { return row(property) }
        return UndecodableRow(identifier: identifier, property: property, reason: .date(date))
    }

    private var identifier: PersistentIdentifier {
        PersistentIdentifier(entityName: source.entityName, key: key)
    }

    /// Nil, reported the first time for this attribute and row: the stored values do not fit.
    ///
    /// For example: `return row.undecodable("content")`.
    public func undecodable<Value>(_ property: String) -> Value? {
        if !UndecodableReports.areLeftOut.get(), source.isFirst(property, key) {
            onUndecodable(UndecodableValue(property: name(property), object: objectName))
        }
        return nil
    }

    /// The same, but nothing is reported where all of the columns are empty.
    ///
    /// For example: `return row.undecodable("place", in: 3, 4)`.
    public func undecodable<Value>(_ property: String, in positions: Int...) -> Value? {
        positions.allSatisfy(isNull) ? nil : undecodable(property)
    }

    /// The same for neighbouring columns. For example: `return row.undecodable("place", in: 3...7)`.
    public func undecodable<Value>(_ property: String, in positions: ClosedRange<Int>) -> Value? {
        positions.allSatisfy(isNull) ? nil : undecodable(property)
    }

    /// Whether one of the columns is not empty. For example: `row.holdsValue(in: 3, 4)`.
    public func holdsValue(in positions: Int...) -> Bool { !positions.allSatisfy(isNull) }

    /// The same for neighbouring columns. For example: `row.holdsValue(in: 3...7)`.
    public func holdsValue(in positions: ClosedRange<Int>) -> Bool {
        !positions.allSatisfy(isNull)
    }

    private func made<Value>(_ value: Value?, _ position: Int) throws -> Value {
        // Nothing is made of a value that isn't there.
        if let value, source.failedColumn == RowSource.noColumn { return value }
        unreadable(position, ())
        throw StoreError.undecodable(failedRow)
    }

    private func columnName(_ position: Int) -> String {
        guard let handle else { return rows?.columnName(position) ?? "\(position)" }
        return sqlite3_column_name(handle, Int32(position)).map { String(cString: $0) }
            ?? "\(position)"
    }

    private func name(_ property: String) -> String { "\(source.entityName).\(property)" }
    private var objectName: String { "\(source.entityName)/\(key)" }
}
