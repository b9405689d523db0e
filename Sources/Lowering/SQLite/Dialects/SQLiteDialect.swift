import Diagnostics
import ModelIR

/// The tables as SQLite has them.
package struct SQLiteDialect: SQLDialect {
    package init() {}

    /// The tables of each hierarchy, each followed by its indexes.
    package func blocks(_ tables: SchemaTables) -> [[String]] {
        tables.families.map { family in family.flatMap(lines) }
    }

    /// Everything that the code stores has a form in SQLite.
    package func problems(_ tables: SchemaTables) -> [Diagnostic] { [] }

    private func lines(of table: TableDefinition) -> [String] {
        let key = SQLDefinition(start: "\"_pk\" INTEGER PRIMARY KEY")
        let constraints =
            table.unique.map { SQLDefinition(start: "UNIQUE (\(list($0)))") }
            + (table.isJoinTable
                ? [SQLDefinition(start: "PRIMARY KEY (\(list(table.pairColumns)))")] : [])
        let definitions =
            (table.isJoinTable ? [] : [key])
            + table.columns.map { definition(of: $0, in: table) } + constraints
        let end = table.isJoinTable ? " STRICT, WITHOUT ROWID;" : " STRICT;"
        return createTable(table.name, definitions, end: end)
            + table.indexes.flatMap { index in
                createIndex(index) { quoted($0.column) + ($0.isAscending ? "" : " DESC") }
            }
    }
}

// MARK: - Columns

extension SQLiteDialect {
    private func definition(of column: TableColumn, in table: TableDefinition) -> SQLDefinition {
        let start =
            [quoted(column.name), column.type.storage.rawValue] + options(column, in: table)
        let references = references(column.type).map(SQLDefinition.Part.text)
        return SQLDefinition(
            start: start.joined(separator: " "),
            parts: checks(column).map { .check("", $0) } + (references.map { [$0] } ?? [])
        )
    }

    /// For example: `NOT NULL`, `DEFAULT 0`.
    private func options(_ column: TableColumn, in table: TableDefinition) -> [String] {
        var options: [String] = []
        if column.isRequired { options.append("NOT NULL") }
        if table.isUnique(column) { options.append("UNIQUE") }
        if column.isRequired, let value = column.defaultValue {
            options.append("DEFAULT \(sql(value, column.type))")
        }
        if column.type == .decimal { options.append("COLLATE \"decimal\"") }
        return options
    }

    private func checks(_ column: TableColumn) -> [SQLCondition] {
        let values = (column.check ?? impliedCheck(column.type)).map { check in
            SQLCondition.any(check.alternatives(column.name).map(SQLCondition.test))
        }
        return [column.presence, values].compactMap(\.self)
    }

    private func references(_ type: ColumnType) -> String? {
        guard case .reference(let reference) = type else { return nil }
        let onDelete: String? =
            switch reference.onDelete {
            case .cascade: "ON DELETE CASCADE"
            case .nullify: "ON DELETE SET NULL"
            case .deny: ""
            case .noAction: nil
            }
        return onDelete.map { onDelete in
            ["REFERENCES \(quoted(reference.table))", onDelete, "DEFERRABLE INITIALLY DEFERRED"]
                .filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private func sql(_ value: Literal, _ type: ColumnType) -> String {
        switch value {
        case .boolean(let flag): flag ? "1" : "0"
        case .integer(let number): "\(number)"
        case .real(let number), .date(let number): "\(number)"
        case .string(let text) where type == .uuid: "X'\(text.filter { $0 != "-" })'"
        case .decimal(let text), .string(let text): literal(text)
        }
    }
}
