#if PostgreSQL
    import ModelStore

    /// What a database needs to have another schema: additions, and rules that change.
    struct SchemaChange {
        /// A statement, and what it's about.
        struct Step {
            let sql: String
            let table: String
            var column: String?
        }

        private(set) var steps: [Step] = []
        /// What is done, in words. For example: `added Person.email`.
        private(set) var changes: [String] = []
        /// What would lose or convert values, which isn't done.
        private(set) var problems: [MigrationProblem] = []
        private let old: StoreSchema
        private let new: StoreSchema

        init(from old: StoreSchema, to new: StoreSchema) {
            self.old = old
            self.new = new
            for table in new.tables where old[table: table.name] == nil {
                add(PostgreSQLDialect.create(table), table.name)
                changes.append("added the table \"\(table.name)\"")
            }
            for table in new.tables {
                if let present = old[table: table.name] { change(present, to: table) }
            }
            for table in new.tables where old[table: table.name] == nil {
                for column in table.columns { addReference(of: column, table.name) }
                for index in table.indexes { add(index, table.name) }
            }
            for table in old.tables where new[table: table.name] == nil {
                refuse(.wouldRemove, table.name, nil, "the model no longer has the table")
            }
        }

        private mutating func add(_ sql: String, _ table: String, _ column: String? = nil) {
            steps.append(Step(sql: sql, table: table, column: column))
        }

        private mutating func refuse(
            _ kind: MigrationProblem.Kind,
            _ table: String,
            _ column: String?,
            _ message: String
        ) {
            let advice = "; a server\u{2019}s tables are only added to: change them by SQL first"
            problems.append(MigrationProblem(kind, table, column, message + advice))
        }

        private mutating func addReference(of column: ColumnSchema, _ table: String) {
            if let sql = PostgreSQLDialect.reference(of: column, in: table) {
                add(sql, table, column.name)
            }
        }

        private mutating func add(_ index: IndexSchema, _ table: String) {
            add(PostgreSQLDialect.create(index, on: table), table)
        }
    }

    // MARK: - A table

    extension SchemaChange {
        private mutating func change(_ old: TableSchema, to new: TableSchema) {
            let name = new.name
            guard old.hasTypeColumn == new.hasTypeColumn, old.isJoinTable == new.isJoinTable else {
                return refuse(.otherType, name, nil, "the class gets subclasses, or loses them")
            }
            let present = PostgreSQLDialect.columns(of: old)
            for column in PostgreSQLDialect.columns(of: new) {
                if let known = present.first(where: { $0.name == column.name }) {
                    change(known, to: column, name)
                } else {
                    add(column, name)
                }
            }
            for column in old.columns where new[column.name] == nil {
                refuse(.wouldRemove, name, column.name, "the model no longer has the column")
            }
            changeUnique(old, to: new)
            for index in old.indexes where !new.indexes.contains(index) {
                add("DROP INDEX IF EXISTS \(quoted(index.name))", name)
                changes.append("removed the index \"\(index.name)\"")
            }
            for index in new.indexes where !old.indexes.contains(index) {
                add(index, name)
                changes.append("added the index \"\(index.name)\"")
            }
        }

        private mutating func add(_ column: ColumnSchema, _ table: String) {
            if column.isRequired, column.defaultValue == nil {
                return refuse(.noValue, table, column.name, "rows have no value for the new column")
            }
            let definition = PostgreSQLDialect.definition(of: column, in: table)
            add("ALTER TABLE \(quoted(table)) ADD COLUMN \(definition)", table, column.name)
            addReference(of: column, table)
            changes.append("added \(table).\(column.name)")
        }

        private mutating func change(
            _ old: ColumnSchema,
            to new: ColumnSchema,
            _ table: String
        ) {
            guard PostgreSQLDialect.type(old.type) == PostgreSQLDialect.type(new.type),
                PostgreSQLDialect.reference(of: old, in: table)
                    == PostgreSQLDialect.reference(of: new, in: table)
            else {
                return refuse(
                    .otherType,
                    table,
                    new.name,
                    "the column gets another type or reference"
                )
            }
            let count = steps.count
            if old.isRequired != new.isRequired {
                alter(new, table, "\(new.isRequired ? "SET" : "DROP") NOT NULL")
            }
            let text = PostgreSQLDialect.defaultSQL(new)
            if PostgreSQLDialect.defaultSQL(old) != text {
                alter(new, table, text.map { "SET DEFAULT \($0)" } ?? "DROP DEFAULT")
            }
            let check = PostgreSQLDialect.checkConstraint(new, table)
            if PostgreSQLDialect.checkConstraint(old, table) != check {
                let name = constraintName(table, [new.name], "check")
                add("ALTER TABLE \(quoted(table)) DROP CONSTRAINT IF EXISTS \(quoted(name))", table)
                if let check { add("ALTER TABLE \(quoted(table)) ADD \(check)", table, new.name) }
            }
            if steps.count > count { changes.append("changed the rules of \(table).\(new.name)") }
        }

        private mutating func alter(_ column: ColumnSchema, _ table: String, _ action: String) {
            add(
                "ALTER TABLE \(quoted(table)) ALTER COLUMN \(quoted(column.name)) \(action)",
                table,
                column.name
            )
        }

        private mutating func changeUnique(_ old: TableSchema, to new: TableSchema) {
            let (before, after) = (
                PostgreSQLDialect.unique(of: old), PostgreSQLDialect.unique(of: new)
            )
            for columns in before where !after.contains(columns) {
                let name = constraintName(new.name, columns, "key")
                add("ALTER TABLE \(quoted(new.name)) DROP CONSTRAINT \(quoted(name))", new.name)
                changes.append("\(new.name).\(columns.joined(separator: ", ")) need not be unique")
            }
            for columns in after where !before.contains(columns) {
                let constraint = PostgreSQLDialect.uniqueConstraint(columns, new.name)
                add("ALTER TABLE \(quoted(new.name)) ADD \(constraint)", new.name, columns.first)
                changes.append("\(new.name).\(columns.joined(separator: ", ")) is unique")
            }
        }
    }
#endif
