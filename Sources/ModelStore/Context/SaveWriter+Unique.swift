import CSQLite

/// A stored row that has an object's values of a unique constraint.
struct UniqueRow {
    let key: Int64
    fileprivate let statement: Statement
    fileprivate let home: ContextEntity

    /// The class that the row says it's of.
    var entityName: String { home.hasTypeColumn ? statement.text(1) : home.info.name }

    /// For an error. For example: `Dog/17`.
    var name: String { "\(entityName)/\(key)" }
}

extension SaveWriter {
    /// Asks the file, for each unique constraint, which row has an object's values.
    func forEachRow(
        withUniqueValuesOf object: ModelObject,
        _ home: ContextEntity,
        _ body: (UniqueRow, _ columns: [Int]) throws -> Void
    ) throws {
        for (statement, columns) in zip(try home.statements.selectByUnique(), home.info.unique) {
            statement.clear()
            object.bind(to: statement)
            defer { statement.reset() }
            guard try statement.step() else { continue }
            let key = sqlite3_column_int64(statement.handle, 0)
            try body(UniqueRow(key: key, statement: statement, home: home), columns)
        }
    }

    /// The error about objects that have the same values in some columns.
    func duplicate(_ columns: [Int], _ home: ContextEntity, _ objects: [String]) -> StoreError {
        .duplicate(
            attributes: columns.map { "\(home.info.name).\(home.info.columns[$0])" },
            objects: objects
        )
    }
}
