import CSQLite

/// Gives a connection the function `row_key(value, …)`: a number for the values of a row.
///
/// - Returns: SQLite's result code.
func registerRowKeys(on handle: OpaquePointer) -> Int32 {
    registerFunction("row_key", -1, on: handle) { context, count, arguments in
        var key = RowKey()
        for number in 0..<Int(count) { key.add(arguments?[number]) }
        sqlite3_result_int64(context, key.number)
    }
}

/// An expression for the key of a row. For example: `row_key("artist", "total")`.
///
/// SQLite limits the arguments of a function, to 127 in old versions.
func rowKey(of columns: [String]) -> String {
    let limit = 100
    let first = "row_key(\(columns.prefix(limit).joined(separator: ", ")))"
    if columns.count <= limit { return first }
    return rowKey(of: [first] + columns.dropFirst(limit))
}

/// A number between 1 and 2⁶³ - 1 that is derived from the values of a row.
///
/// FNV-1a (draft-eastlake-fnv) over the types, lengths and bytes of the values, and the last step of
/// SplitMix64, so that the last bytes affect all bits. Among a million rows, two have the same number
/// with a probability of 5 in 10⁸.
private struct RowKey {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    var number: Int64 {
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        mixed ^= mixed >> 31
        return max(1, Int64(mixed >> 1))
    }

    mutating func add(_ value: OpaquePointer?) {
        let type = sqlite3_value_type(value)
        add(UInt64(type))
        switch type {
        case SQLITE_INTEGER: add(UInt64(bitPattern: sqlite3_value_int64(value)))
        case SQLITE_FLOAT: add(sqlite3_value_double(value).bitPattern)
        case SQLITE_TEXT: add(sqlBytes(sqlite3_value_text(value), sqlite3_value_bytes(value)))
        case SQLITE_BLOB: add(sqlBytes(sqlite3_value_blob(value), sqlite3_value_bytes(value)))
        default: break
        }
    }

    private mutating func add(_ bytes: some Collection<UInt8>) {
        add(UInt64(bytes.count))
        for byte in bytes { mix(byte) }
    }

    private mutating func add(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) {
            mix(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    private mutating func mix(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }
}
