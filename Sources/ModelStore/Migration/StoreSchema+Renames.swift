extension StoreSchema {
    /// Whether something of this schema has a name that another thing had in an older schema.
    ///
    /// For example: two attributes that exchanged their names, which leaves the same tables.
    func hasRenamed(namesOf older: StoreSchema) -> Bool {
        if hasOtherNames(entities.map(\.names), older.entities.map(\.names)) { return true }
        return tables.contains { table in
            guard let oldTable = older[table: table.name] else { return false }
            return hasOtherNames(table.columns.map(\.names), oldTable.columns.map(\.names))
        }
            || entities.contains { entity in
                guard let oldEntity = older[entity: entity.name] else { return false }
                return hasOtherNames(
                    entity.relationships.map(\.names),
                    oldEntity.relationships.map(\.names)
                )
            }
    }

    private func hasOtherNames(_ names: [Names], _ older: [Names]) -> Bool {
        let known = Dictionary(older.map { ($0.name, $0.earlier) }) { first, _ in first }
        let match = NameMatch(names.map { ($0.name, $0.earlier) }, known)
        return match.oldNames.contains { $0.key != $0.value }
    }
}

/// The name of something and its earlier ones.
private typealias Names = (name: String, earlier: [String])

extension EntitySchema {
    fileprivate var names: Names { (name, renamedFrom) }
}

extension ColumnSchema {
    fileprivate var names: Names { (name, renamedFrom) }
}

extension RelationshipSchema {
    fileprivate var names: Names { (name, renamedFrom) }
}
