import CSQLite
import Foundation
import ModelTypes

/// The current row of a statement, read by the positions of its table's columns.
///
/// The type that is asked for decides. For example: `weight = row[3]`. It is of no use after the
/// call that it is given to.
public struct Row {
    private let handle: OpaquePointer
    // Safe: rows are made where an entity's statement is stepped, and the entity holds the source.
    // A class only reads from one in `init(row:)` and `decode(_:)`; the row itself is gone after
    // them, as the documentation says.
    private unowned(unsafe) let source: RowSource

    /// The row that the statement is at.
    init(_ handle: OpaquePointer, _ source: RowSource) {
        self.handle = handle
        self.source = source
    }

    /// The row's key.
    var key: Int64 { sqlite3_column_int64(handle, 0) }

    /// An integer. For example: `count = row[2]`.
    public subscript(position: Int) -> Int64 {
        sqlite3_column_int64(handle, Int32(truncatingIfNeeded: position))
    }
    /// An integer, or nil. For example: `count = row[2]`.
    public subscript(position: Int) -> Int64? { isNull(position) ? nil : self[position] as Int64 }
    /// An integer. For example: `count = row[2]`.
    public subscript(position: Int) -> Int { narrow(position) }
    /// An integer, or nil. For example: `count = row[2]`.
    public subscript(position: Int) -> Int? { narrowOptional(position) }
    /// An integer; one that is too large is told as unreadable. For example: `count = row[2]`.
    public subscript(position: Int) -> Int32 { narrow(position) }
    /// An integer, or nil. For example: `count = row[2]`.
    public subscript(position: Int) -> Int32? { narrowOptional(position) }
    /// An integer; one that is too large is told as unreadable. For example: `rating = row[2]`.
    public subscript(position: Int) -> Int16 { narrow(position) }
    /// An integer, or nil. For example: `rating = row[2]`.
    public subscript(position: Int) -> Int16? { narrowOptional(position) }
    /// A truth value. For example: `isFavorite = row[3]`.
    public subscript(position: Int) -> Bool { self[position] as Int64 != 0 }
    /// A truth value, or nil. For example: `isFavorite = row[3]`.
    public subscript(position: Int) -> Bool? { isNull(position) ? nil : self[position] as Bool }

    /// A number. For example: `weight = row[3]`.
    public subscript(position: Int) -> Double {
        sqlite3_column_double(handle, Int32(truncatingIfNeeded: position))
    }
    /// A number, or nil. For example: `weight = row[3]`.
    public subscript(position: Int) -> Double? { isNull(position) ? nil : self[position] as Double }
    /// A number. For example: `ratio = row[3]`.
    public subscript(position: Int) -> Float { Float(self[position] as Double) }
    /// A number, or nil. For example: `ratio = row[3]`.
    public subscript(position: Int) -> Float? { isNull(position) ? nil : self[position] as Float }

    /// A date. For example: `issuedAt = row[4]`.
    public subscript(position: Int) -> Date {
        Date(timeIntervalSinceReferenceDate: self[position])
    }
    /// A date, or nil. For example: `issuedAt = row[4]`.
    public subscript(position: Int) -> Date? { isNull(position) ? nil : self[position] as Date }

    /// Text. For example: `title = row[1]`.
    public subscript(position: Int) -> String {
        let column = Int32(truncatingIfNeeded: position)
        guard let start = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
    /// Text, or nil. For example: `title = row[1]`.
    public subscript(position: Int) -> String? {
        let column = Int32(truncatingIfNeeded: position)
        guard let start = sqlite3_column_text(handle, column) else { return nil }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// A decimal. For example: `fee = row[2]`.
    public subscript(position: Int) -> Decimal { value(position, decimal(canonical:)) }
    /// A decimal, or nil. For example: `fee = row[2]`.
    public subscript(position: Int) -> Decimal? { optional(position, decimal(canonical:)) }
    /// An address. For example: `page = row[3]`.
    public subscript(position: Int) -> URL { value(position) { URL(string: $0) } }
    /// An address, or nil. For example: `page = row[3]`.
    public subscript(position: Int) -> URL? { optional(position) { URL(string: $0) } }
    /// A UUID. For example: `id = row[1]`.
    public subscript(position: Int) -> UUID { readUUID(position) ?? unreadable(position) }
    /// A UUID, or nil. For example: `id = row[1]`.
    public subscript(position: Int) -> UUID? {
        isNull(position) ? nil : readUUID(position) ?? undecodable(columnName(position))
    }
    /// Bytes. For example: `thumbnail = row[4]`.
    public subscript(position: Int) -> Data {
        let column = Int32(truncatingIfNeeded: position)
        guard let start = sqlite3_column_blob(handle, column) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(handle, column)))
    }
    /// Bytes, or nil. For example: `thumbnail = row[4]`.
    public subscript(position: Int) -> Data? { isNull(position) ? nil : self[position] as Data }

    func isNull(_ position: Int) -> Bool {
        sqlite3_column_type(handle, Int32(truncatingIfNeeded: position)) == SQLITE_NULL
    }

    private func narrow<Value: FixedWidthInteger>(_ position: Int) -> Value {
        Value(exactly: self[position] as Int64) ?? unreadable(position)
    }

    private func narrowOptional<Value: FixedWidthInteger>(_ position: Int) -> Value? {
        guard let value: Int64 = self[position] else { return nil }
        return Value(exactly: value) ?? undecodable(columnName(position))
    }

    private func readUUID(_ position: Int) -> UUID? {
        let column = Int32(truncatingIfNeeded: position)
        guard let bytes = sqlite3_column_blob(handle, column),
            sqlite3_column_bytes(handle, column) == 16
        else { return nil }
        return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
    }
}

// MARK: - Values that may be unreadable

extension Row {
    /// What is made of an integer that must be there.
    ///
    /// For example: `mood = row.value(5, Mood.init(rawValue:))`. Where nothing can be made of it,
    /// the program stops, with the names of the attribute and the object.
    public func value<Value>(_ position: Int, _ make: (Int16) -> Value?) -> Value {
        make(self[position]) ?? unreadable(position)
    }
    /// The same for an `Int32`. For example: `row.value(5, Kind.init(rawValue:))`.
    public func value<Value>(_ position: Int, _ make: (Int32) -> Value?) -> Value {
        make(self[position]) ?? unreadable(position)
    }
    /// The same for an `Int64`. For example: `row.value(5, Kind.init(rawValue:))`.
    public func value<Value>(_ position: Int, _ make: (Int64) -> Value?) -> Value {
        make(self[position]) ?? unreadable(position)
    }
    /// The same for an `Int`. For example: `row.value(5, Kind.init(rawValue:))`.
    public func value<Value>(_ position: Int, _ make: (Int) -> Value?) -> Value {
        make(self[position]) ?? unreadable(position)
    }
    /// The same for text. For example: `row.value(5, Kind.init(rawValue:))`.
    public func value<Value>(_ position: Int, _ make: (String) -> Value?) -> Value {
        make(self[position]) ?? unreadable(position)
    }

    /// What is made of an integer that may be missing; nil, and reported, where nothing can be.
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
    /// The same for text. For example: `row.optional(6, Kind.init(rawValue:))`.
    public func optional<Value>(_ position: Int, _ make: (String) -> Value?) -> Value? {
        (self[position] as String?).flatMap { make($0) ?? undecodable(columnName(position)) }
    }

    /// A value kept as JSON. For example: `address = row.value(encoded: 5)`.
    public func value<Value: Decodable>(encoded position: Int) -> Value {
        value(position) { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
    }
    /// A value kept as JSON, or nil. For example: `address = row.optional(encoded: 5)`.
    public func optional<Value: Decodable>(encoded position: Int) -> Value? {
        optional(position) { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) }
    }

    /// A value made of several columns, which must be there.
    ///
    /// For example: `content = row.required(Self.content(in: row), "content")`.
    public func required<Value>(_ value: Value?, _ property: String) -> Value {
        if let value { return value }
        MissingValue.handler(MissingValue(property: name(property), object: objectName))
    }

    /// Nil, reported the first time for this attribute and row: the stored values do not fit.
    ///
    /// For example: `return row.undecodable("content")`.
    public func undecodable<Value>(_ property: String) -> Value? {
        if source.isFirst(property, key) {
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

    private func unreadable<Value>(_ position: Int) -> Value {
        required(nil, columnName(position))
    }

    private func columnName(_ position: Int) -> String {
        sqlite3_column_name(handle, Int32(position)).map { String(cString: $0) } ?? "\(position)"
    }

    private func name(_ property: String) -> String { "\(source.entityName).\(property)" }
    private var objectName: String { "\(source.entityName)/\(key)" }
}

/// Where rows come from, for messages.
final class RowSource {
    let entityName: String
    private var reported: Set<String> = []

    init(entityName: String) {
        self.entityName = entityName
    }

    func isFirst(_ property: String, _ key: Int64) -> Bool {
        reported.insert("\(key).\(property)").inserted
    }
}
