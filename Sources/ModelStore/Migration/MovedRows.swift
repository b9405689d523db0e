/// Rows of an old table that become rows of a new one, and where each column's values come from.
package struct MovedRows: Sendable {
    /// The entity of the new rows.
    package let entity: EntitySchema
    package let oldEntity: EntitySchema
    package let oldTable: TableSchema
    /// By the new column's name.
    package var values: [String: ColumnSource] = [:]

    /// The rows, which `o` stands for. For example: `"Note" o WHERE o."_type" = 'Memo'`.
    package var rows: String {
        let from = "\(quoted(oldTable.name)) o"
        guard oldTable.hasTypeColumn else { return from + " WHERE TRUE" }
        return from + " WHERE o.\"_type\" = \(literal(oldEntity.name))"
    }
}

extension TableSchema {
    /// The rows of an entity. For example: `"Note" WHERE "_type" = 'Memo'`.
    func rows(of entity: EntitySchema) -> String {
        quoted(name) + (hasTypeColumn ? " WHERE \"_type\" = \(literal(entity.name))" : "")
    }
}

/// Where the values of a new column come from.
package struct ColumnSource: Sendable {
    /// The old column; `nil` for a column that is new.
    package var column: String?
    /// `nil` if there are no values to convert.
    package var conversion: ColumnConversion?
    /// What gives keys of the old column's JSON the names that they have now; `nil` for other columns.
    var renaming: KeyRenaming?
    /// The value for rows that have none.
    package var fallback: Fallback?
    /// The values in old pairs, if they aren't those of a column; the first one that isn't NULL is used.
    package var related: [RelatedValue] = []
    /// The old table that the values lead to, if its rows get other keys.
    var movedTable: String?
    /// The old table that the fallback's values lead to, if its rows get other keys.
    var movedFallback: String?

    package enum Fallback: Sendable {
        case constant(ColumnValue)
        /// Computed for each row, and kept in a temporary table of this name.
        case initial(RowValues, table: String)
        /// What the inverse leads to, which had pairs of its own, as SQL.
        case related(String)

        /// The value of a column for the row that `o` stands for.
        package func sql(_ type: ColumnType, _ dialect: some MigrationDialect) -> String {
            switch self {
            case .constant(let value): dialect.sql(value, type)
            case .initial(_, let table): RowTable.value(in: table)
            case .related(let value): value
            }
        }
    }

    /// The value as it was, in the row that `o` stands for.
    package var oldValue: String? {
        related.isEmpty ? column.map { "o.\(quoted($0))" } : first(of: related.map(\.sql))
    }

    /// The same, with renamed keys.
    private var renamedValue: String? {
        renaming.map { RowTable.value(in: $0.table) } ?? oldValue
    }

    /// The new value of a column, for the row that `o` stands for.
    func value(of column: ColumnSchema, _ dialect: some MigrationDialect) -> String {
        guard let old = movedValue(column) ?? renamedValue else {
            return fallbackValue(of: column, dialect) ?? "NULL"
        }
        var value = conversion.map { dialect.converted(old, by: $0) } ?? old
        if case .related(let oldKey)? = fallback { value = "coalesce(\(value), \(oldKey))" }
        if let movedTable {
            value = KeyMap.newKey(of: value, from: movedTable, in: column.destination)
        }
        if hasRelatedRows { return value }
        return fallbackValue(of: column, dialect).map { "coalesce(\(value), \($0))" } ?? value
    }

    /// The value in old pairs, with the keys that rows have now.
    private func movedValue(_ column: ColumnSchema) -> String? {
        if related.isEmpty { return nil }
        return first(
            of: related.map { value in
                value.isMoved
                    ? KeyMap.newKey(of: value.sql, from: value.oldTable, in: column.destination)
                    : value.sql
            }
        )
    }

    private func first(of values: [String]) -> String {
        values.count == 1 ? values[0] : "coalesce(\(values.joined(separator: ", ")))"
    }

    private func fallbackValue(of column: ColumnSchema, _ dialect: some MigrationDialect)
        -> String?
    {
        let value = fallback?.sql(column.type, dialect)
        guard let value, let movedFallback else { return value }
        return KeyMap.newKey(of: value, from: movedFallback, in: column.destination)
    }

    /// Whether rows that have no value get that of the inverse.
    package var hasRelatedRows: Bool { if case .related? = fallback { true } else { false } }

    /// The condition that the row that `o` stands for gets no value.
    func lacksValue(_ oldValue: String) -> String? {
        switch fallback {
        case nil: "\(oldValue) IS NULL"
        case .related(let other): "coalesce(\(oldValue), \(other)) IS NULL"
        case .constant, .initial: nil
        }
    }
}

/// A value in old pairs, as SQL for the row that `o` stands for.
package struct RelatedValue: Sendable {
    let sql: String
    /// The table that a key is of.
    let oldTable: String
    /// Whether that table's rows get other keys.
    var isMoved = false
}

/// Gives keys of a column's JSON other names.
struct KeyRenaming: Sendable {
    let renamed: @Sendable (_ json: String) -> String
    /// The temporary table of the renamed values.
    let table: String
}

/// A temporary table with a computed value for each row.
private enum RowTable {
    /// The value for the row that `o` stands for.
    static func value(in table: String) -> String {
        "(SELECT i.\"value\" FROM \(quoted(table)) i WHERE i.\"key\" = o.\"_pk\")"
    }
}

/// Binds the value of the row with a key at position 0.
package typealias RowValues = @Sendable (_ statement: Statement, _ key: Int64) -> Void

/// The new keys of an old table's rows, in a temporary table.
enum KeyMap {
    /// For example: `_ModelStore.map.Note`.
    static func name(of oldTable: String) -> String { temporaryName("map", oldTable) }

    /// The new key of a row if the row is in a table, else NULL.
    static func newKey(of key: String, from oldTable: String, in table: String) -> String {
        "(SELECT m.\"new\" FROM \(quoted(name(of: oldTable))) m"
            + " WHERE m.\"old\" = \(key) AND m.\"table\" = \(literal(table)))"
    }
}

extension ColumnSchema {
    /// The table that a reference leads to.
    var destination: String {
        if case .reference(let table, _) = type { table } else { "" }
    }
}
