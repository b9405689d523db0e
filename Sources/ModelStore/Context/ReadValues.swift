import ModelTypes

/// What the objects of one table were read with, for contexts that detect conflicts.
struct ReadValues {
    private var valuesByKey: [Int64: [Constant]] = [:]

    subscript(key: Int64) -> [Constant]? { valuesByKey[key] }

    /// Remembers the values that an object has, which are those of its row.
    mutating func note(_ object: ModelObject, columns: Int) {
        valuesByKey[object.key] = object.recordedValues(ofColumns: columns)
    }

    mutating func forget(_ key: Int64) { valuesByKey[key] = nil }

    mutating func forgetAll() { valuesByKey = [:] }
}

extension SaveWriter {
    /// Looks for values that others have changed since the objects of this save were read.
    /// - Throws: `StoreError.conflict` with all of them.
    func checkConflicts() throws {
        var conflicts: [SaveConflict] = []
        let stored = context.changed.filter(\.isStored) + context.deleted
        for object in stored {
            guard let registration = object.registration, registration.detectsConflicts else {
                continue
            }
            conflicts += try self.conflicts(of: object, registration)
        }
        if !conflicts.isEmpty { throw StoreError.conflict(conflicts) }
    }

    private func conflicts(of object: ModelObject, _ registration: ContextEntity) throws
        -> [SaveConflict]
    {
        guard let read = registration.table.readValues[object.key] else { return [] }
        let statement = try registration.statements.selectByKey()
        statement.bind(0, object.key)
        defer { statement.reset() }
        guard let handle = statement.handle, try statement.step() else { return [] }
        let row = Row(handle, registration.source)
        let stored = try row.decoded { try registration.type.init(row: row) }
            .recordedValues(ofColumns: read.count)
        return registration.info.bound.filter { read[$0] != stored[$0] }.map { column in
            SaveConflict(
                object: PersistentIdentifier(entityName: registration.info.name, key: object.key),
                property: registration.info.columns[column],
                readValue: read[column].description.shortened,
                storedValue: stored[column].description.shortened
            )
        }
    }
}

extension String {
    /// At most 200 characters.
    fileprivate var shortened: String { count > 200 ? prefix(200) + "…" : self }
}
