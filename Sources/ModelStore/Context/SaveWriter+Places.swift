import ModelTypes

extension SaveWriter {
    /// Removes the objects that an object takes from the rows that have them, if each may have only one:
    /// another context or program has related them in the meantime, and the last writer wins.
    ///
    /// Called only after writing has failed, so that other saves take no longer.
    ///
    /// - Returns: Whether the object's row can be written now.
    func takePlaces(of object: ModelObject, after error: any Error) throws -> Bool {
        guard case StoreError.constraint(let failure) = error, failure.constraint == .unique
        else { return false }
        return try takePlaces(of: object)
    }

    /// The same, for an object whose row has failed by a unique value.
    func takePlaces(of object: ModelObject) throws -> Bool {
        guard !detectsConflicts, let registration = object.registration,
            registration.info.existing == nil, try goesOn(registration.connection)
        else { return false }
        let info = registration.info
        var isFree = false
        for (column, target) in takenPlaces(of: object, info) where !isRequired(column, info) {
            let name = info.columnSQL[column].name
            let statement = try registration.connection.statement(
                "UPDATE \(quoted(info.tableName)) SET \(name) = NULL"
                    + " WHERE \(name) = ?2 AND \(info.key) <> ?1"
            )
            statement.bind(0, object.key)
            statement.bind(1, target)
            if try statement.runChangingRow() { isFree = true }
        }
        if isFree {
            hasTakenPlaces = true
            context.updatedTables.insert(info.root)
        }
        return isFree
    }

    /// The error for an object that takes one that another row has already; `nil` if it may take several.
    func takenPlace(of object: ModelObject, _ registration: ContextEntity) -> StoreError? {
        let columns = takenPlaces(of: object, registration.info).map(\.column)
        guard columns.count == 1, registration.info.unique.isEmpty else { return nil }
        return duplicate(columns, registration, [object.pendingName(new)])
    }

    /// Whether a transaction goes on after the error of a statement.
    private func goesOn(_ connection: Connection) throws -> Bool {
        connection.remote == nil ? !connection.isIdle : connection.steps == .oneByOne
    }

    /// The columns that are written with objects of which each may have only one, and the keys of those.
    private func takenPlaces(
        of object: ModelObject,
        _ info: EntityInfo
    ) -> [(column: Int, target: Int64)] {
        let changes = object.isStored ? object.changes : ~0
        let columns = info.onlyPlaces.filter { changes & changeBit($0) != 0 }
        return zip(columns, object.recordedValues(columns)).compactMap { column, value in
            if case .integer(let target) = value { (column, target) } else { nil }
        }
    }

    private func isRequired(_ column: Int, _ info: EntityInfo) -> Bool {
        info.relationships.contains { $0.isRequired && $0.reference?.column == column }
    }
}
