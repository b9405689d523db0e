/// A stored row that has an object's values of a unique constraint.
struct UniqueRow {
    let key: Int64
    fileprivate let statement: Statement
    fileprivate let registration: ContextEntity

    /// The class that the row says it's of.
    var entityName: String {
        registration.hasTypeColumn ? statement.text(1) : registration.info.name
    }

    /// For an error. For example: `Dog/17`.
    var name: String { "\(entityName)/\(key)" }
}

extension SaveWriter {
    /// Asks the file, for each unique constraint, which rows have an object's values.
    ///
    /// There are several only while a server doesn't look at its constraints. Then one of them may be the
    /// object's own, in any order.
    func forEachRow(
        withUniqueValuesOf object: ModelObject,
        _ registration: ContextEntity,
        _ body: (UniqueRow, _ columns: [Int]) throws -> Void
    ) throws {
        let known = takeLookup(of: object, registration)
        for (number, columns) in registration.info.unique.enumerated() {
            let statement: Statement
            if let rows = known?[number] {
                if rows.count == 0 { continue }
                statement = try Statement(registration.connection, rows)
            } else {
                statement = try registration.statements.selectByUnique()[number]
                statement.clear()
                object.bind(to: statement)
            }
            defer { statement.reset() }
            while try statement.step() {
                let key = statement.integer(0)
                let row = UniqueRow(key: key, statement: statement, registration: registration)
                try body(row, columns)
            }
        }
    }

    /// The error about objects that have the same values in some columns.
    func duplicate(_ columns: [Int], _ registration: ContextEntity, _ objects: [String])
        -> StoreError
    {
        .duplicate(
            attributes: columns.map {
                "\(registration.info.name).\(registration.info.columns[$0])"
            },
            objects: objects
        )
    }
}
