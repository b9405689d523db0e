import ModelStore

/// Compares a file before and after a migration.
struct Comparison {
    let old: ModelDescription
    let new: ModelDescription
    /// Entities and properties that a stage changes: `Note`, `Note.weight`.
    let changing: Set<String>
    let before: StorePicture
    let after: StorePicture

    func differences() throws -> [MigrationDifference] {
        let match = new.match(old)
        return try new.tables.entities.flatMap { entity -> [MigrationDifference] in
            guard let oldEntity = match.old(entity), !changing.contains(entity.name) else {
                return []
            }
            return try values(entity, oldEntity, match) + links(entity, match)
        }
    }

    private func values(_ entity: EntitySchema, _ oldEntity: EntitySchema, _ match: SchemaMatch)
        throws -> [MigrationDifference]
    {
        if entity.isAbstract || oldEntity.isAbstract { return [] }
        let places = positions(new.tables.lineage(of: entity))
        let pairs = match.oldColumns(of: entity).sorted { $0.key < $1.key }.filter {
            !changing.contains("\(entity.name).\($0.key)") && !places.contains($0.key)
        }
        let oldRows = try before.rows(of: oldEntity, pairs.map(\.value))
        let newRows = try after.rows(of: entity, pairs.map(\.key))
        var found: [MigrationDifference] = []
        if oldRows.count != newRows.count {
            found.append(
                difference(entity, nil, nil, "\(oldRows.count) rows", "\(newRows.count) rows")
            )
        }
        if !keepsKeys(entity, match) { return found }
        for (key, oldRow) in oldRows.sorted(by: { $0.key < $1.key }) {
            guard let newRow = newRows[key] else {
                found.append(difference(entity, key, nil, "a row", "none"))
                continue
            }
            for (number, pair) in pairs.enumerated()
            where !isSame(oldRow[number], newRow[number], column(pair.key, entity)) {
                found.append(difference(entity, key, pair.key, oldRow[number], newRow[number]))
            }
        }
        return found
    }

    private func links(_ entity: EntitySchema, _ match: SchemaMatch) throws -> [MigrationDifference]
    {
        let same = new.match(new)
        return try entity.relationships.flatMap { relationship -> [MigrationDifference] in
            guard !changing.contains("\(entity.name).\(relationship.name)"),
                let destination = new.tables[entity: relationship.destination],
                keepsKeys(entity, match), keepsKeys(destination, match),
                let oldPairs = match.pairs(of: relationship, entity),
                let newPairs = same.pairs(of: relationship, entity)
            else { return [] }
            let isOrdered = oldPairs.otherPlace != nil && newPairs.otherPlace != nil
            let old = try before.members(oldPairs).mapValues { isOrdered ? $0 : $0.sorted() }
            let new = try after.members(newPairs).mapValues { isOrdered ? $0 : $0.sorted() }
            return Set(old.keys).union(new.keys).sorted().compactMap { key in
                let (had, has) = (old[key] ?? [], new[key] ?? [])
                if had == has { return nil }
                return difference(entity, key, relationship.name, "\(had)", "\(has)")
            }
        }
    }

    /// Rows of several old tables that now share one get new keys.
    private func keepsKeys(_ entity: EntitySchema, _ match: SchemaMatch) -> Bool {
        let sources = new.tables.entities.filter { $0.table == entity.table }
            .compactMap { match.old($0)?.table }
        return Set(sources).count == 1
    }

    private func positions(_ line: [EntitySchema]) -> Set<String> {
        Set(
            line.flatMap(\.relationships).flatMap { relationship -> [String] in
                guard case .column(let key, let place) = relationship.storage else { return [] }
                return [key] + [place].compactMap { $0 }
            }
        )
    }

    private func column(_ name: String, _ entity: EntitySchema) -> ColumnSchema? {
        new.tables[table: entity.table]?[name]
    }

    /// Numbers may have become numbers of another type, and nil the default of a required property.
    private func isSame(_ old: String, _ new: String, _ column: ColumnSchema?) -> Bool {
        if old == new { return true }
        if old == "NULL" { return column?.isRequired == true }
        guard let old = Double(old), let new = Double(new) else { return false }
        return old == new
    }

    private func difference(
        _ entity: EntitySchema,
        _ key: Int64?,
        _ property: String?,
        _ before: String,
        _ after: String
    ) -> MigrationDifference {
        MigrationDifference(
            entity: entity.name,
            key: key,
            property: property,
            before: before,
            after: after
        )
    }
}
