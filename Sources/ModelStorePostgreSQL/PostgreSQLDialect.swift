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
                + [table.distributionColumn].compactMap(\.self)
        }

        /// The columns of each unique constraint. Those of a distributed table contain its key.
        static func unique(of table: TableSchema) -> [[String]] {
            let key = [table.distribution?.column].compactMap(\.self)
            let single = table.columns.filter(\.isUnique).map(\.name)
            return single.map { (key == [$0] ? [] : key) + [$0] } + table.unique
        }

        /// The columns of the primary key.
        static func key(of table: TableSchema) -> [String] {
            (table.isJoinTable ? table.columns.prefix(2).map(\.name) : ["_pk"])
                + [table.distribution?.column].compactMap(\.self)
        }

        /// The table without its references, as tables may refer to each other.
        ///
        /// - Parameters:
        ///   - name: another name than the table's own.
        ///   - layout: how the table is divided if it's distributed; its partitions follow.
        static func create(
            _ table: TableSchema,
            named name: String? = nil,
            _ layout: PartitionLayout
        ) -> [String] {
            let name = name ?? table.name
            let key = "CONSTRAINT \(quoted(constraintName(name, [], "pkey"))) PRIMARY KEY"
            let isSimple = !table.isJoinTable && table.distribution == nil
            var parts = columns(of: table).map { definition(of: $0, in: name) }
            if !table.isJoinTable {
                parts.insert("\"_pk\" \(keyType)" + (isSimple ? " \(key)" : ""), at: 0)
            }
            parts += unique(of: table).map { uniqueConstraint($0, name) }
            if !isSimple { parts.append("\(key) (\(list(Self.key(of: table))))") }
            let statement = "CREATE TABLE \(quoted(name)) (\(parts.joined(separator: ", ")))"
            guard let distribution = table.distribution, layout.count != nil else {
                return [statement]
            }
            return ["\(statement) PARTITION BY HASH (\(quoted(distribution.column)))"]
                + layout.create(table, named: name)
        }

        static func definition(of column: ColumnSchema, in table: String) -> String {
            let plain = plainDefinition(of: column)
            return checkConstraint(column, table).map { "\(plain) \($0)" } ?? plain
        }

        /// A column without its rules, which partitions have.
        static func plainDefinition(of column: ColumnSchema) -> String {
            [
                quoted(column.name), type(column.type), column.isRequired ? "NOT NULL" : nil,
                defaultSQL(column).map { "DEFAULT \($0)" },
            ].compactMap(\.self).joined(separator: " ")
        }

        /// Looked at when a statement ends, or later if the transaction says so.
        static func uniqueConstraint(_ columns: [String], _ table: String) -> String {
            "CONSTRAINT \(quoted(constraintName(table, columns, "key"))) UNIQUE (\(list(columns)))"
                + " DEFERRABLE INITIALLY IMMEDIATE"
        }

        /// - Parameter schema: the schema of the table, if the statement runs without the settings of a
        ///   transaction.
        static func create(_ index: IndexSchema, on table: String, in schema: String? = nil)
            -> String
        {
            // NULL comes first, as in SQLite.
            let keys = index.keys.map {
                quoted($0.column) + ($0.isDescending ? " DESC NULLS LAST" : " NULLS FIRST")
            }
            let place = schema.map { quoted($0) + "." } ?? ""
            return "CREATE INDEX \(quoted(index.name)) ON \(place)\(quoted(table))"
                + " (\(keys.joined(separator: ", ")))"
        }

        static func list(_ columns: [String]) -> String {
            columns.map(quoted).joined(separator: ", ")
        }
    }

    // MARK: - Types

    extension PostgreSQLDialect {
        /// The type of a column, with its order. For example: `text COLLATE "C"`.
        static func type(_ type: ColumnType) -> String {
            let name = typeName(type)
            return name == "text" ? "text COLLATE \"C\"" : name
        }

        static func typeName(_ type: ColumnType) -> String {
            switch type {
            case .bool: "boolean"
            case .int16: "smallint"
            case .int32: "integer"
            case .int64, .position: "bigint"
            case .reference: keyType
            // Dates are seconds since 2001: `timestamptz` has neither their range nor their precision.
            case .float, .double, .date: "double precision"
            case .decimal: "numeric"
            case .string, .url, .json: "text"
            case .data: "bytea"
            case .uuid: "uuid"
            }
        }

        static func defaultSQL(_ column: ColumnSchema) -> String? {
            column.isRequired ? column.defaultValue.map { sql($0, column.type) } : nil
        }

        static func sql(_ value: ColumnValue, _ type: ColumnType) -> String {
            if case (.bool, .integer(let number)) = (type, value) {
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
            test(column, named: column.name).map {
                "CONSTRAINT \(quoted(constraintName(table, [column.name], "check"))) CHECK (\($0))"
            }
        }

        /// What a check constraint tests, if the column has a name.
        static func test(_ column: ColumnSchema, named name: String) -> String? {
            let name = quoted(name)
            let rule = column.type == .bool ? nil : column.check
            return joined(
                [SQLiteDialect.presence(column, name), rule.flatMap { condition($0, name) }]
                    .compactMap(\.self)
            )
        }

        /// The whole of a rule; `nil` if the database can't say it.
        static func exactCondition(_ rule: CheckRule, _ value: String) -> String? {
            rule.countsCharacters ? nil : condition(rule, value)
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
