import ModelTypes

// A server is asked once for the rows with the unique values of many objects.
extension SaveWriter {
    /// Asks for the rows of objects that are about to get a key.
    func lookUp(_ objects: ArraySlice<ModelObject>, _ registration: ContextEntity) throws {
        guard let remote = try registration.connection.remote, objects.count > 1 else { return }
        let info = registration.info
        let asked = objects.filter { object in
            !object.recordedValues(Array(Set(info.unique.joined()))).contains(where: \.isUnstorable)
        }
        let values = asked.map { object in
            object.recordedValues(ofColumns: info.columns.count).map(\.composed)
        }
        for columns in info.unique {
            let found = try remote.rows(info.sql.selectKey(columns), forEach: values)
            for (object, rows) in zip(asked, found) {
                lookups[ObjectIdentifier(object), default: []].append(rows)
            }
        }
    }

    /// Statements that are at the rows that were asked for, which are used once; `nil` if none were.
    func takeLookup(of object: ModelObject, _ registration: ContextEntity) throws -> [Statement]? {
        guard !lookups.isEmpty, let rows = lookups.removeValue(forKey: ObjectIdentifier(object))
        else { return nil }
        let connection = try registration.connection
        return try rows.map { try Statement(connection, $0) }
    }
}
