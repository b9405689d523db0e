import CSQLite
import ModelTypes

extension Statement {
    /// Goes to a row with an object's values, and those of another object in some columns.
    ///
    /// For a statement that reads back what is bound to it, and for a server's, which has the row.
    func read(_ object: ModelObject, with columns: [Int], of other: ModelObject) throws -> Bool {
        guard handle != nil else { return try step() }
        clear()
        other.bind(to: self)
        guard try step() else { return false }
        let values = columns.map { sqlite3_value_dup(sqlite3_column_value(handle, Int32($0))) }
        defer { values.forEach(sqlite3_value_free) }
        if values.contains(nil) { throw withoutMemory }
        reset()
        clear()
        object.bind(to: self)
        for (column, value) in zip(columns, values) {
            sqlite3_bind_value(handle, Int32(column + 1), value)
        }
        return try step()
    }

    private var withoutMemory: StoreError {
        .sql(SQLFailure(code: SQLITE_NOMEM, message: "out of memory", sql: sql, arguments: []))
    }

    /// A server's statement that has such a row: a server isn't asked for what is known.
    convenience init(
        _ object: ModelObject,
        with columns: [Int],
        of other: ModelObject,
        _ registration: ContextEntity
    ) throws {
        let names = registration.info.columns
        var values = object.recordedValues(ofColumns: names.count)
        let others = other.recordedValues(ofColumns: names.count)
        for column in columns { values[column] = others[column] }
        let rows = RemoteRows(columns: names, cells: values.map(\.stored))
        try self.init(registration.connection, rows)
    }
}
