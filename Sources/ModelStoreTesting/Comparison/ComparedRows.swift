import ModelStore

/// The rows of an entity and their values, before and after a migration.
struct ComparedRows {
    private let comparison: Comparison
    private let entity: EntitySchema
    private let keys: KeyMatch

    init(_ comparison: Comparison, _ entity: EntitySchema, _ keys: KeyMatch) {
        self.comparison = comparison
        self.entity = entity
        self.keys = keys
    }

    func differences() throws -> [MigrationDifference] {
        try counts() + keys.sources.flatMap(values)
    }

    private func counts() -> [MigrationDifference] {
        if keys.oldCount == keys.count { return [] }
        return [
            MigrationDifference(
                entity: entity.name,
                key: nil,
                property: nil,
                before: "\(keys.oldCount) rows",
                after: "\(keys.count) rows"
            )
        ]
    }

    private func values(_ source: KeyMatch.Source) throws -> [MigrationDifference] {
        guard keys.hasKeys else { return [] }
        let columns = columns(source)
        let old = try comparison.before.rows(of: source.entity, columns.map(\.old.name))
        let new = try comparison.after.rows(of: entity, columns.map(\.new.name))
        return old.sorted { $0.key < $1.key }.flatMap { key, oldRow -> [MigrationDifference] in
            guard let newKey = keys.newKey(key, from: source.table.name), let newRow = new[newKey]
            else { return [difference(key, nil, "a row", "none")] }
            return columns.indices.compactMap { number in
                let column = columns[number]
                let value = ComparedValue(column, isRequired: !column.new.isOptional(in: entity))
                if value.isKept(oldRow[number], newRow[number]) { return nil }
                return difference(newKey, column.new.name, oldRow[number], newRow[number])
            }
        }
    }

    /// The columns with values that both versions have, by the new column's name.
    private func columns(_ source: KeyMatch.Source) -> [ComparedColumns] {
        let tables = comparison.new.tables
        guard let table = tables[table: entity.table] else { return [] }
        let related = Set(tables.lineage(of: entity).flatMap(\.relationships).flatMap(\.columns))
        return comparison.match.oldColumns(of: entity, source.entity, source.table)
            .sorted { $0.key < $1.key }
            .compactMap { name, oldName in
                guard !related.contains(name), !comparison.changing.has(entity, name),
                    let new = table[name], let old = source.table[oldName]
                else { return nil }
                return (old, new)
            }
    }

    private func difference(_ key: Int64, _ property: String?, _ before: String, _ after: String)
        -> MigrationDifference
    {
        MigrationDifference(
            entity: entity.name,
            key: key,
            property: property,
            before: before,
            after: after
        )
    }
}

/// A column of both versions.
typealias ComparedColumns = (old: ColumnSchema, new: ColumnSchema)

extension RelationshipSchema {
    /// The columns of the entity's table that hold the relationship.
    fileprivate var columns: [String] {
        guard case .column(let key, let position) = storage else { return [] }
        return [key] + [position].compactMap(\.self)
    }
}
