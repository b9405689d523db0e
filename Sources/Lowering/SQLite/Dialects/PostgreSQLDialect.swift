import Diagnostics
import ModelIR

/// The tables as `ModelStorePostgreSQL` creates them.
///
/// Texts compare by their bytes, as SQLite's do. A rule that a type ensures has no CHECK constraint.
package struct PostgreSQLDialect: SQLDialect {
    /// How many partitions distributed tables have; `nil` if they aren't divided.
    let partitions: Int?

    package init(partitions: Int? = nil) { self.partitions = partitions }

    /// All tables, then what refers to other tables: references, and indexes next to them.
    package func blocks(_ tables: SchemaTables) -> [[String]] {
        let tables = tables.distributed
        let created = tables.families.map { $0.flatMap(create) }
        let connected = tables.all.map { references(of: $0) + indexes(of: $0) }
        return created + connected.filter { !$0.isEmpty }
    }

    package func problems(_ tables: SchemaTables) -> [Diagnostic] {
        tables.all.flatMap { PostgreSQLLimits(table: $0).diagnostics } + sameNames(tables)
            + tables.memberLimits.map(PostgreSQLLimits.uncountedMembers)
    }

    private func create(_ table: TableDefinition) -> [String] {
        let key = "CONSTRAINT \(quoted(constraintName(table.name, [], "pkey"))) PRIMARY KEY"
        let isSimple = !table.isJoinTable && table.distributionKey == nil
        let start = SQLDefinition(start: "\"_pk\" \(keyType)" + (isSimple ? " \(key)" : ""))
        let unique = unique(of: table).map { definition(ofUnique: $0, in: table) }
        let end = SQLDefinition(start: "\(key) (\(list(table.primaryKey)))")
        let definitions =
            (table.isJoinTable ? [] : [start])
            + table.columns.map { definition(of: $0, in: table) } + unique
            + (isSimple ? [] : [end])
        guard let column = table.distributionKey, let partitions else {
            return createTable(table.name, definitions, end: ";")
        }
        return createTable(table.name, definitions, end: " PARTITION BY HASH (\(quoted(column)));")
            + (0..<partitions).flatMap { partition($0, of: table.name, partitions) }
    }

    private func partition(_ number: Int, of table: String, _ count: Int) -> [String] {
        SQLDefinition(
            start: "CREATE TABLE \(quoted(shortName("\(table)_p\(number)")))",
            parts: [
                .text("PARTITION OF \(quoted(table))"),
                .text("FOR VALUES WITH (MODULUS \(count), REMAINDER \(number));"),
            ]
        ).lines(end: "", indentation: 12)
    }

    private func indexes(of table: TableDefinition) -> [String] {
        table.indexes.flatMap { index in
            // NULL comes first, as in SQLite.
            createIndex(index) { key in
                quoted(key.column) + (key.isAscending ? " NULLS FIRST" : " DESC NULLS LAST")
            }
        }
    }
}

// MARK: - Constraints

extension PostgreSQLDialect {
    /// The columns of each unique constraint.
    func unique(of table: TableDefinition) -> [[String]] {
        let key = [table.distributionKey].compactMap(\.self)
        let single = table.columns.filter(table.isUnique).map(\.name)
        return single.map { (key == [$0] ? [] : key) + [$0] } + table.unique
    }

    private func definition(ofUnique columns: [String], in table: TableDefinition) -> SQLDefinition
    {
        let name = quoted(constraintName(table.name, columns, "key"))
        return SQLDefinition(
            start: "CONSTRAINT \(name) UNIQUE (\(list(columns)))",
            parts: [.text("DEFERRABLE INITIALLY IMMEDIATE")]
        )
    }

    /// The statements that add a table's references, as tables may refer to each other.
    private func references(of table: TableDefinition) -> [String] {
        table.columns.flatMap { column -> [String] in
            guard case .reference(let reference) = column.type,
                var onDelete = reference.onDelete.action
            else { return [] }
            let key = table.sharedKeys[column.name]
            // Not the key, which every row has.
            if key != nil, reference.onDelete == .nullify {
                onDelete += "(\(quoted(column.name))) "
            }
            let columns = [key == nil ? nil : table.distributionKey, column.name]
            let name = quoted(constraintName(table.name, [column.name], "fkey"))
            let target =
                "\(quoted(reference.table)) (\(list([key, "_pk"].compactMap(\.self))))"
            let own = list(columns.compactMap(\.self))
            let statement = SQLDefinition(
                start: "ALTER TABLE \(quoted(table.name)) ADD CONSTRAINT \(name)",
                parts: [
                    .text("FOREIGN KEY (\(own)) REFERENCES \(target)"),
                    .text(onDelete + "DEFERRABLE INITIALLY DEFERRED;"),
                ]
            )
            return statement.lines(end: "", indentation: 12)
        }
    }
}

extension Relationship.DeleteRule {
    /// What deleting a row does in the database; `nil` for a column without a reference.
    fileprivate var action: String? {
        switch self {
        case .cascade: "ON DELETE CASCADE "
        case .nullify: "ON DELETE SET NULL "
        case .deny: ""
        case .noAction: nil
        }
    }
}

// MARK: - Columns

extension PostgreSQLDialect {
    private var keyType: String { "bigint" }

    private func definition(of column: TableColumn, in table: TableDefinition) -> SQLDefinition {
        var start = [quoted(column.name), type(column.type)]
        if column.isRequired {
            start.append("NOT NULL")
            if let text = defaultText(column) { start.append("DEFAULT \(text)") }
        }
        let name = quoted(constraintName(table.name, [column.name], "check"))
        let check = check(column).map { SQLDefinition.Part.check("CONSTRAINT \(name) ", $0) }
        return SQLDefinition(
            start: start.joined(separator: " "),
            parts: check.map { [$0] } ?? []
        )
    }

    private func type(_ type: ColumnType) -> String {
        switch type {
        case .bool: "boolean"
        case .int16: "smallint"
        case .int32: "integer"
        case .int64, .position: "bigint"
        case .reference: keyType
        // Dates are seconds since 2001: `timestamptz` has neither their range nor their precision.
        case .float, .double, .date: "double precision"
        case .decimal: "numeric"
        case .string, .url, .json: "text COLLATE \"C\""
        case .data: "bytea"
        case .uuid: "uuid"
        }
    }

    /// The default of the class's column; `nil` for a value that the class computes.
    private func defaultText(_ column: TableColumn) -> String? {
        switch (column.type, column.defaultValue) {
        case (.bool, .boolean(let flag)): flag ? "TRUE" : "FALSE"
        case (.int16, .integer(let number)), (.int32, .integer(let number)),
            (.int64, .integer(let number)):
            "\(number)"
        case (.float, .integer(let number)), (.double, .integer(let number)):
            "'\(Double(number))'"
        case (.float, .real(let number)): "'\(Double(Float(number)))'"
        case (.double, .real(let number)), (.date, .date(let number)): "'\(number)'"
        case (.decimal, .decimal(let text)), (.decimal, .string(let text)),
            (.string, .string(let text)), (.url, .string(let text)):
            literal(text)
        case (.decimal, .integer(let number)): "'\(number)'"
        default: nil
        }
    }
}

// MARK: - Rules

extension PostgreSQLDialect {
    /// What the values of a column have to fulfill; `nil` if its type ensures it.
    func check(_ column: TableColumn) -> SQLCondition? {
        let rule = column.type == .bool ? nil : column.check
        let conditions = [
            column.presence, rule.flatMap { condition($0, column.name) },
        ]
        return joined(conditions.compactMap(\.self))
    }

    /// `nil` for a rule that PostgreSQL can't express: the store checks it before it writes.
    private func condition(_ rule: ColumnCheck, _ column: String) -> SQLCondition? {
        let value = quoted(column)
        switch rule {
        case .integers, .texts, .range:
            return .any(rule.alternatives(column).map(SQLCondition.test))
        case .realRange(let bounds):
            let sign = bounds.includesUpper ? "<=" : "<"
            let tests = [
                bounds.lower.map { "\(value) >= '\($0)'" },
                bounds.upper.map { "\(value) \(sign) '\($0)'" },
            ]
            return joined(tests.compactMap(\.self).map(SQLCondition.test))
        case .characterCount(let bounds):
            // A character consists of one scalar or more.
            return bounds.lower.map { .test("char_length(\(value)) >= \($0)") }
        case .byteCount(let bounds):
            return .test(ColumnCheck.comparison("octet_length(\(value))", bounds))
        case .all(let rules): return joined(rules.compactMap { condition($0, column) })
        }
    }

    private func joined(_ conditions: [SQLCondition]) -> SQLCondition? {
        conditions.count > 1 ? .all(conditions) : conditions.first
    }
}
