#if PostgreSQL
    import ModelStore

    /// The tables of a schema as PostgreSQL has them.
    ///
    /// Texts compare by their bytes, as SQLite's do. What a type of PostgreSQL ensures by itself has no CHECK.
    enum PostgreSQLDialect {
        static let keyType = "bigint"

        /// The columns without the key, with that of the class.
        static func columns(of table: TableSchema) -> [ColumnSchema] {
            (table.hasTypeColumn ? [table.typeColumn] : []) + table.columns
        }

        /// The columns of each unique constraint.
        static func unique(of table: TableSchema) -> [[String]] {
            table.columns.filter(\.isUnique).map { [$0.name] } + table.unique
        }

        /// The table without its references, as tables may refer to each other.
        static func create(_ table: TableSchema) -> String {
            let key = constraintName(table.name, [], "pkey")
            var parts =
                table.isJoinTable
                ? [] : ["\"_pk\" \(keyType) CONSTRAINT \(quoted(key)) PRIMARY KEY"]
            parts += columns(of: table).map { definition(of: $0, in: table.name) }
            parts += unique(of: table).map { uniqueConstraint($0, table.name) }
            if table.isJoinTable {
                let columns = list(table.columns.prefix(2).map(\.name))
                parts.append("CONSTRAINT \(quoted(key)) PRIMARY KEY (\(columns))")
            }
            return "CREATE TABLE \(quoted(table.name)) (\(parts.joined(separator: ", ")))"
        }

        static func definition(of column: ColumnSchema, in table: String) -> String {
            var parts = [quoted(column.name), type(column.type)]
            if column.isRequired { parts.append("NOT NULL") }
            if let text = defaultSQL(column) { parts.append("DEFAULT \(text)") }
            if let check = checkConstraint(column, table) { parts.append(check) }
            return parts.joined(separator: " ")
        }

        /// Looked at when a statement ends, or later if the transaction says so.
        static func uniqueConstraint(_ columns: [String], _ table: String) -> String {
            "CONSTRAINT \(quoted(constraintName(table, columns, "key"))) UNIQUE (\(list(columns)))"
                + " DEFERRABLE INITIALLY IMMEDIATE"
        }

        /// The statements that add a table's references.
        static func references(of table: TableSchema) -> [String] {
            table.columns.compactMap { reference(of: $0, in: table.name) }
        }

        static func reference(of column: ColumnSchema, in table: String) -> String? {
            guard case .reference(let target, let rule) = column.type, rule != .noAction else {
                return nil
            }
            let onDelete =
                switch rule {
                case .cascade: " ON DELETE CASCADE"
                case .nullify: " ON DELETE SET NULL"
                case .deny, .noAction: ""
                }
            let name = quoted(constraintName(table, [column.name], "fkey"))
            return "ALTER TABLE \(quoted(table)) ADD CONSTRAINT \(name)"
                + " FOREIGN KEY (\(quoted(column.name))) REFERENCES \(quoted(target)) (\"_pk\")\(onDelete)"
                + " DEFERRABLE INITIALLY DEFERRED"
        }

        static func create(_ index: IndexSchema, on table: String) -> String {
            // NULL comes first, as in SQLite.
            let keys = index.keys.map {
                quoted($0.column) + ($0.isDescending ? " DESC NULLS LAST" : " NULLS FIRST")
            }
            return "CREATE INDEX \(quoted(index.name)) ON \(quoted(table))"
                + " (\(keys.joined(separator: ", ")))"
        }

        static func list(_ columns: [String]) -> String {
            columns.map(quoted).joined(separator: ", ")
        }
    }

    // MARK: - Types

    extension PostgreSQLDialect {
        static func type(_ type: ColumnType) -> String {
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

        static func defaultSQL(_ column: ColumnSchema) -> String? {
            guard column.isRequired, let value = column.defaultValue else { return nil }
            if case (.bool, .integer(let number)) = (column.type, value) {
                return number == 0 ? "FALSE" : "TRUE"
            }
            return switch value {
            case .integer(let number): "\(number)"
            case .real(let number): "'\(number)'"
            case .text(let text): literal(text)
            }
        }
    }

    // MARK: - Rules

    extension PostgreSQLDialect {
        /// What the rows' values have to fulfill; `nil` if the column's type ensures it.
        static func checkConstraint(_ column: ColumnSchema, _ table: String) -> String? {
            let name = quoted(column.name)
            let rule = column.type == .bool ? nil : column.check
            let tests = [
                SQLiteDialect.presence(column, name), rule.flatMap { condition($0, name) },
            ]
            .compactMap(\.self)
            guard !tests.isEmpty else { return nil }
            let text = tests.map { "(\($0))" }.joined(separator: " AND ")
            return
                "CONSTRAINT \(quoted(constraintName(table, [column.name], "check"))) CHECK (\(text))"
        }

        /// `nil` for a rule that PostgreSQL can't say: the store checks it before it writes.
        private static func condition(_ rule: CheckRule, _ value: String) -> String? {
            switch rule {
            case .integers, .texts, .range: SQLiteDialect.condition(rule, value)
            case .realRange(let bounds):
                comparison(value, bounds.lower, bounds.upper, includesUpper: bounds.includesUpper)
            // A character consists of one scalar or more.
            case .characterCount(let bounds): bounds.lower.map { "char_length(\(value)) >= \($0)" }
            case .byteCount(let bounds):
                SQLiteDialect.condition(.range(bounds), "octet_length(\(value))")
            case .all(let rules): joined(rules.compactMap { condition($0, value) })
            }
        }

        private static func joined(_ tests: [String]) -> String? {
            tests.isEmpty ? nil : tests.map { "(\($0))" }.joined(separator: " AND ")
        }

        private static func comparison(
            _ value: String,
            _ lower: Double?,
            _ upper: Double?,
            includesUpper: Bool
        ) -> String? {
            let tests = [
                lower.map { "\(value) >= '\($0)'" },
                upper.map { "\(value) \(includesUpper ? "<=" : "<") '\($0)'" },
            ]
            return joined(tests.compactMap(\.self))
        }
    }
#endif
