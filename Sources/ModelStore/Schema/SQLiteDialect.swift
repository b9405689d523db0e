/// Writes the SQL of a schema for SQLite.
///
/// For example: `CREATE TABLE "Tag" ("_pk" INTEGER PRIMARY KEY, "label" TEXT NOT NULL UNIQUE) STRICT`.
package enum SQLiteDialect {
    /// The statement that creates a table.
    ///
    /// - Parameter name: another name than the table's own.
    static func create(_ table: TableSchema, named name: String? = nil) -> String {
        var parts: [String] = []
        if !table.isJoinTable { parts.append("\"_pk\" INTEGER PRIMARY KEY") }
        if table.hasTypeColumn { parts.append(definition(of: table.typeColumn)) }
        parts += table.columns.map { definition(of: $0) }
        parts += table.unique.map { "UNIQUE (\(list($0)))" }
        if table.isJoinTable {
            parts.append("PRIMARY KEY (\(list(table.columns.prefix(2).map(\.name))))")
        }
        let options = table.isJoinTable ? "STRICT, WITHOUT ROWID" : "STRICT"
        return
            "CREATE TABLE \(quoted(name ?? table.name)) (\(parts.joined(separator: ", "))) \(options)"
    }

    /// The statement that would create a table of an entity with its columns in another order.
    ///
    /// - Parameters:
    ///   - columns: the columns of the file. Their defaults stay: rows that are older than a column
    ///     have them.
    ///   - hasRules: false for a definition that lets rows be changed first.
    static func create(
        _ table: TableSchema,
        named name: String,
        as columns: [FileTables.Column],
        hasRules: Bool
    ) -> String {
        var parts = columns.map { column -> String in
            if column.name == "_pk" { return "\"_pk\" INTEGER PRIMARY KEY" }
            let known = column.name == "_type" ? table.typeColumn : table[column.name]
            guard let known else {
                return "\(quoted(column.name)) \((column.storage ?? .text).rawValue)"
            }
            guard hasRules else { return looseDefinition(of: known, column) }
            return definition(of: known, defaultSQL: column.defaultSQL)
        }
        parts += table.unique.map { "UNIQUE (\(list($0)))" }
        return "CREATE TABLE \(quoted(name)) (\(parts.joined(separator: ", "))) STRICT"
    }

    /// A column without rules, but with what the file's indexes are made for.
    private static func looseDefinition(
        of column: ColumnSchema,
        _ present: FileTables.Column
    ) -> String {
        var parts = [quoted(column.name), column.type.storage.rawValue]
        if column.isUnique { parts.append("UNIQUE") }
        if let text = present.defaultSQL { parts.append("DEFAULT \(text)") }
        if let collation = column.type.collation { parts.append("COLLATE \(quoted(collation))") }
        return parts.joined(separator: " ")
    }

    /// A column without rules and references, as far as `ALTER TABLE` adds it to rows that exist.
    static func plainDefinition(of column: ColumnSchema) -> String {
        var parts = [quoted(column.name), column.type.storage.rawValue]
        if column.isRequired { parts.append("NOT NULL") }
        if let text = column.ownDefault { parts.append("DEFAULT \(text)") }
        if let collation = column.type.collation { parts.append("COLLATE \(quoted(collation))") }
        return parts.joined(separator: " ")
    }

    /// The statement that creates an index.
    static func create(_ index: IndexSchema, on table: String) -> String {
        let keys = index.keys.map { quoted($0.column) + ($0.isDescending ? " DESC" : "") }
        return "CREATE INDEX \(quoted(index.name)) ON \(quoted(table))"
            + " (\(keys.joined(separator: ", ")))"
    }

    /// A column as `CREATE TABLE` and `ALTER TABLE` have it.
    ///
    /// For example: `"label" TEXT NOT NULL UNIQUE`.
    /// - Parameter defaultSQL: a default that the file has already: rows that are older than the
    ///   column have it.
    static func definition(of column: ColumnSchema, defaultSQL: String? = nil) -> String {
        var parts = [quoted(column.name), column.type.storage.rawValue]
        if column.isRequired { parts.append("NOT NULL") }
        if column.isUnique { parts.append("UNIQUE") }
        if let text = defaultSQL ?? column.ownDefault { parts.append("DEFAULT \(text)") }
        if let collation = column.type.collation { parts.append("COLLATE \(quoted(collation))") }
        parts += checks(column).map { "CHECK (\($0))" }
        if let references = references(column.type) { parts.append(references) }
        return parts.joined(separator: " ")
    }

    /// What the rows' values have to fulfill, as a CHECK has it; `nil` if nothing.
    package static func rule(of column: ColumnSchema) -> String? { checks(column).first }

    private static func checks(_ column: ColumnSchema) -> [String] {
        let rule = column.rule.map { [condition($0, quoted(column.name))] } ?? []
        return presence(column, quoted(column.name)).map { [$0] + rule } ?? rule
    }

    /// What a child requires, its rows have; rows of others have no value.
    package static func presence(_ column: ColumnSchema, _ value: String) -> String? {
        if column.requiredFor.isEmpty { return nil }
        let types = column.requiredFor.map { "\"_type\" <> \(literal($0))" }
        let others = types.count == 1 ? types[0] : "(" + types.joined(separator: " AND ") + ")"
        return "\(value) IS NOT NULL OR \(others)"
    }

    private static func references(_ type: ColumnType) -> String? {
        guard let key = type.foreignKey else { return nil }
        let onDelete =
            switch key.onDelete {
            case .cascade: " ON DELETE CASCADE"
            case .nullify: " ON DELETE SET NULL"
            case .deny, .noAction: ""
            }
        return "REFERENCES \(quoted(key.table))\(onDelete) DEFERRABLE INITIALLY DEFERRED"
    }

    static func list(_ columns: [String]) -> String {
        columns.map(quoted).joined(separator: ", ")
    }
}

// MARK: - Rules

extension SQLiteDialect {
    /// A rule over a value.
    ///
    /// For example: `"moodRaw" BETWEEN -1 AND 1`. None has an `IN` list, which SQLite builds again for
    /// every row.
    /// - Parameter value: a column or another expression.
    package static func condition(_ rule: CheckRule, _ value: String) -> String {
        switch rule {
        case .integers(let numbers): alternatives(numbers.map { "\(value) = \($0)" })
        case .texts(let texts): alternatives(texts.map { "\(value) = \(literal($0))" })
        case .range(let bounds): comparison(value, bounds)
        case .realRange(let bounds): comparison(value, bounds)
        case .characterCount(let bounds): comparison("character_count(\(value))", bounds)
        case .byteCount(let bounds): comparison("length(\(value))", bounds)
        case .all(let rules):
            rules.map { rule in
                let text = condition(rule, value)
                return rule.hasAlternatives ? "(\(text))" : text
            }.joined(separator: " AND ")
        }
    }

    private static func alternatives(_ tests: [String]) -> String {
        tests.isEmpty ? "FALSE" : tests.joined(separator: " OR ")
    }

    private static func comparison<Value>(_ value: String, _ bounds: CheckBounds<Value>) -> String {
        switch (bounds.lower, bounds.upper) {
        case (nil, nil): "TRUE"
        case (let lower?, nil): "\(value) >= \(lower)"
        case (nil, let upper?): "\(value) \(bounds.includesUpper ? "<=" : "<") \(upper)"
        case (let lower?, let upper?) where !bounds.includesUpper:
            "\(value) >= \(lower) AND \(value) < \(upper)"
        case (let lower?, let upper?) where lower == upper: "\(value) = \(lower)"
        case (let lower?, let upper?): "\(value) BETWEEN \(lower) AND \(upper)"
        }
    }
}

extension CheckRule {
    fileprivate var hasAlternatives: Bool {
        switch self {
        case .integers(let numbers): numbers.count > 1
        case .texts(let texts): texts.count > 1
        default: false
        }
    }
}

// MARK: - Types

/// A type of SQLite's.
enum SQLiteStorage: String, Sendable {
    case integer = "INTEGER"
    case real = "REAL"
    case text = "TEXT"
    case blob = "BLOB"
}

extension ColumnType {
    var storage: SQLiteStorage {
        switch self {
        case .bool, .int16, .int32, .int64, .reference, .position: .integer
        case .float, .double, .date: .real
        case .decimal, .string, .url, .json: .text
        case .data, .uuid: .blob
        }
    }

    var collation: String? { self == .decimal ? "decimal" : nil }
}

extension ColumnSchema {
    /// A default of the column's own, which only a column without gaps has: other classes of a
    /// hierarchy leave it out.
    fileprivate var ownDefault: String? { isRequired ? defaultValue?.sql : nil }
}

extension ColumnValue {
    /// For example: `3`, `0.5`, `'open'`.
    var sql: String {
        switch self {
        case .integer(let number): "\(number)"
        case .real(let number): "\(number)"
        case .text(let text): literal(text)
        }
    }
}

extension TableSchema {
    /// The column that says which entity a row is of.
    package var typeColumn: ColumnSchema {
        var column = ColumnSchema("_type", .string, isOptional: false)
        if !types.isEmpty { column.check = .texts(types) }
        return column
    }
}
