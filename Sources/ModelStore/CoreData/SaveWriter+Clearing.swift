// Rows that lead to deleted ones: the tables of Core Data declare no references.
extension SaveWriter {
    /// Does what the delete rules say to the rows that lead to one that no object can be made of.
    /// - Throws: `StoreError.denied` if others would have to be deleted, too.
    func applyDeleteRules(of key: Int64, _ registration: ContextEntity) throws {
        try deletePairs(of: key, registration)
        for relationship in registration.info.relationships {
            guard let members = relationship.members, relationship.deleteRule != .noAction else {
                continue
            }
            let info = context.entities[relationship.destination].info
            if relationship.deleteRule == .nullify {
                let sql = info.clearing(members.column, place: members.placeName)
                try release(sql, info.root, key, registration.connection)
                continue
            }
            let count = try registration.connection.integer(
                "SELECT count(*) FROM \(quoted(info.tableName))"
                    + " WHERE \(quoted(members.columnName)) = ?1",
                key
            )
            guard let count, count > 0 else { continue }
            throw StoreError.denied(relationship: relationship.fullName, count: Int(count))
        }
    }

    /// Clears references without an inverse that lead to deleted rows.
    /// - Throws: `StoreError.missingValue` for one that is required.
    func clearReferencesToDeleted() throws {
        let deleted = deletedKeys
        if deleted.isEmpty { return }
        for entity in context.entities {
            for relationship in entity.info.relationships where relationship.inverse == nil {
                guard let column = relationship.reference?.column,
                    relationship.declarer == ObjectIdentifier(entity.type)
                else { continue }
                let target = context.entities[relationship.destination].info.root
                let sql = entity.info.clearing(column, place: nil)
                for (registration, key) in deleted where registration.info.root == target {
                    let found = try release(sql, entity.info.root, key, registration.connection)
                    guard relationship.isRequired, let first = found.first else { continue }
                    throw StoreError.missingValue(
                        property: relationship.fullName,
                        object: "\(entity.name)/\(first)"
                    )
                }
            }
        }
    }

    /// The deleted rows, with and without objects.
    var deletedKeys: [(registration: ContextEntity, key: Int64)] {
        context.deleted.compactMap { object in object.registration.map { ($0, object.key) } }
            + context.deletedRows.map { ($0.registration, $0.key) }
    }

    /// Runs a statement that removes a row from those that lead to it, and returns their keys.
    /// - Parameter root: the number of the entity that their table is named for.
    @discardableResult
    func release(_ sql: String, _ root: Int, _ key: Int64, _ connection: Connection) throws
        -> [Int64]
    {
        let found = try keys(sql, key, connection)
        releasedRows += found.map { (root, $0) }
        return found
    }
}

extension EntityInfo {
    /// The statement that clears a reference to the row with a key, and returns the keys of the rows.
    fileprivate func clearing(_ column: Int, place: String?) -> String {
        let name = columnSQL[column].name
        let others = [place, existing?.entityColumn(columns[column])].compactMap(\.self)
        let list = [name] + others.map { quoted($0) }
        return
            "UPDATE \(quoted(tableName)) SET \(list.map { "\($0) = NULL" }.joined(separator: ", "))"
            + " WHERE \(name) = ?1 RETURNING \"Z_PK\""
    }
}
