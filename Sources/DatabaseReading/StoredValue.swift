import CSQLite

/// The row that a statement is at. It's only valid until the statement's next step.
package struct StoredRow {
    let statement: OpaquePointer

    /// The value of a column, from 0.
    package subscript(column: Int) -> StoredValue {
        StoredValue(statement: statement, column: Int32(column))
    }
}

/// A value in a row, which is only valid as long as the row is.
package struct StoredValue {
    fileprivate let statement: OpaquePointer
    fileprivate let column: Int32

    package var storageClass: StorageClass {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: .integer
        case SQLITE_FLOAT: .real
        case SQLITE_TEXT: .text
        case SQLITE_BLOB: .blob
        default: .null
        }
    }

    /// The value as a number. Ask for the storage class first.
    package var real: Double { sqlite3_column_double(statement, column) }

    /// The value as SQLite converts it to a text; `nil` for NULL.
    package var text: String? {
        sqlite3_column_text(statement, column).map { String(cString: $0) }
    }

    /// Calls a closure with the bytes in UTF-8 of what ``text`` is, without a copy.
    package func withText(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        // SQLite counts the bytes of the text that it has returned.
        let start = sqlite3_column_text(statement, column)
        let count = Int(sqlite3_column_bytes(statement, column))
        body(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
    }
}
