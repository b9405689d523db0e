import ModelTypes

/// Columns of rows of a table that are written together; values come row by row.
package struct RemoteRowSet {
    package let table: String
    package let columns: [String]
}

/// What sends rows while they're written.
package protocol RemoteRowWriter: AnyObject {
    func startRow()
    /// Adds the value of the row's next column.
    func append(_ value: Constant)
    /// Takes back the values of the row.
    func clearRow()
    /// - Throws: `StoreError`, also about a value of the row.
    func endRow() throws
}
