extension SaveWriter {
    /// What committing refused, before it's rolled back: a reference to a row that isn't there.
    ///
    /// - Parameter updated: The names of the columns that a statement has changed and references hold values
    ///   of.
    func explainCommit(
        _ error: any Error,
        _ connections: [Connection],
        updated: Set<String> = []
    ) -> any Error {
        guard case StoreError.constraint(let failure) = error,
            failure.constraint == .foreignKey
        else { return error }
        for connection in connections where !connection.isIdle {
            guard let all = try? connection.danglingReferences() else { continue }
            guard
                let place = all.first(where: isWritten)
                    ?? all.first(where: { isAffected($0, updated) }) ?? all.first
            else { continue }
            if let error = differentKeys(place) { return error }
            return StoreError.danglingReference(
                relationship: relationshipName(place.table, place.column),
                object: object(of: place)?.pendingName(new) ?? name(of: place)
            )
        }
        return error
    }

    /// The error for a reference to a row that is in another partition.
    private func differentKeys(_ place: DanglingReference) -> StoreError? {
        guard let key = place.key, let target = place.target,
            let found = relationship(place.table, place.column)
        else { return nil }
        let table = context.entities[found.destination].info.tableName
        return .differentKeys(
            relationship: found.fullName,
            objects: [(place.table, key), (table, target)].map { table, key in
                let row = DanglingReference(table: table, column: "", key: key)
                return object(of: row)?.pendingName(new) ?? "\(table)/\(key)"
            }
        )
    }

    /// Whether the reference is one of an object that this save writes.
    private func isWritten(_ place: DanglingReference) -> Bool {
        object(of: place)?.hasChanges ?? false
    }

    /// Whether the reference may be to a row that this save deletes, or whose referred value it changes:
    /// others may have been broken before.
    private func isAffected(_ place: DanglingReference, _ updated: Set<String>) -> Bool {
        guard let found = relationship(place.table, place.column) else { return false }
        if let referred = found.reference?.referred, updated.contains(referred.qualifiedName) {
            return true
        }
        let destination = context.entities[found.destination].info
        if context.updatedTables.contains(destination.root) { return true }
        let table = destination.tableName
        if context.deleted.contains(where: { $0.registration?.info.tableName == table }) {
            return true
        }
        guard let referred = found.reference?.referred.name else { return false }
        return context.changed.contains { object in
            guard let info = object.registration?.info, info.tableName == table,
                let name = info.column(storedAs: referred)
            else { return false }
            return info.columns(in: object.changes).contains { info.columns[$0] == name }
        }
    }

    private func relationship(_ table: String, _ column: String) -> RelationshipInfo? {
        for info in context.store.entities.entities {
            if info.tableName == table, let name = info.column(storedAs: column),
                let found = info.relationships.first(where: { relationship in
                    relationship.reference.map { info.columns[$0.column] } == name
                })
            {
                return found
            }
            if let joined = info.relationships.first(where: { $0.join?.table == table }) {
                return joined
            }
        }
        return nil
    }

    /// For example: `Photo.person`, or `Person.tags` for a column of a join table.
    private func relationshipName(_ table: String, _ column: String) -> String {
        for info in context.store.entities.entities {
            if info.tableName == table, let name = info.column(storedAs: column) {
                return "\(info.name).\(name)"
            }
            let joined = info.relationships.first { $0.join?.table == table }
            if let joined { return joined.fullName }
        }
        return "\(table).\(column)"
    }

    /// For example: `Photo/17`.
    private func name(of place: DanglingReference) -> String {
        let entity = context.entities.first { $0.info.tableName == place.table }
        let name = entity?.name ?? place.table
        return place.key.map { "\(name)/\($0)" } ?? name
    }

    private func object(of place: DanglingReference) -> ModelObject? {
        guard let key = place.key,
            let registration = context.entities.first(where: { $0.info.tableName == place.table })
        else { return nil }
        return registration.table.map[key]
            ?? new.first { $0.key == key && $0.registration?.table === registration.table }
    }
}
