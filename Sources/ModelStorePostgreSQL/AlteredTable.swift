#if PostgreSQL
    import ModelStore

    /// What a table needs to have another form.
    struct AlteredTable {
        let plan: TablePlan
        private let old: TableSchema
        /// The columns of both, the old one under the name of the new one.
        private var columns: [(old: ColumnSchema, new: ColumnSchema)] = []
        /// The name while it's altered, from which its constraints have theirs: another table may still
        /// have the new ones.
        let name: String
        /// In the order of the names.
        private(set) var renamedColumns: [(name: String, newName: String)] = []
        private(set) var removedColumns: [String] = []
        private(set) var addedColumns: [ColumnSchema] = []
        private(set) var otherTypes: [OtherType] = []
        private(set) var removedConstraints: [String] = []
        private(set) var renamedConstraints: [(name: String, newName: String)] = []
        /// With the column that a CHECK constraint is of.
        private(set) var addedChecks: [(sql: String, column: String)] = []
        /// With the columns that are unique, for a problem.
        private(set) var addedUnique: [(sql: String, columns: String)] = []

        /// A column whose values get another type.
        struct OtherType {
            let column: ColumnSchema
            let hadDefault: Bool
            /// The value of the new type.
            let value: String
        }

        init(_ plan: TablePlan, _ old: TableSchema) {
            self.plan = plan
            self.old = old
            let table = plan.table
            name =
                old.name == table.name ? table.name : temporaryName("new", table.name)
            let oldNames = plan.oldColumns
            for column in table.columns {
                guard let oldName = oldNames[column.name], let known = old[oldName] else {
                    addedColumns.append(column)
                    continue
                }
                columns.append((known, column))
                if oldName != column.name { renamedColumns.append((oldName, column.name)) }
                addType(known, column)
            }
            let left = Set(columns.map(\.old.name))
            removedColumns = old.columns.map(\.name).filter { !left.contains($0) }
            renameConstraint([], [], "pkey")
            compareChecks()
            compareUnique()
        }

        private mutating func addType(_ known: ColumnSchema, _ column: ColumnSchema) {
            let name = quoted(column.name)
            guard let conversion = ColumnConversion(from: known.type, to: column.type) else {
                return
            }
            let value = PostgreSQLMigrationDialect().converted(name, by: conversion)
            guard value != name else { return }
            otherTypes.append(
                OtherType(
                    column: column,
                    hadDefault: PostgreSQLDialect.defaultSQL(known) != nil,
                    value: value
                )
            )
        }

        // MARK: Constraints

        private mutating func renameConstraint(
            _ columns: [String],
            _ newColumns: [String],
            _ kind: String
        ) {
            let names = (
                constraintName(old.name, columns, kind),
                constraintName(name, newColumns, kind)
            )
            if names.0 != names.1 { renamedConstraints.append(names) }
        }

        private mutating func compareChecks() {
            let types = old.hasTypeColumn ? [(old.typeColumn, plan.table.typeColumn)] : []
            let changed = Set(otherTypes.map(\.column.name))
            for (old, new) in types + columns {
                // Both under the new name.
                let test = PostgreSQLDialect.test(old, named: new.name)
                let isKept =
                    test == PostgreSQLDialect.test(new, named: new.name)
                    && !changed.contains(new.name)
                if test != nil, isKept {
                    renameConstraint([old.name], [new.name], "check")
                } else {
                    if test != nil {
                        removedConstraints.append(
                            constraintName(self.old.name, [old.name], "check")
                        )
                    }
                    addCheck(of: new)
                }
            }
            // Those of columns that go, go with them; those that name a column and the class don't.
            for column in old.columns where removedColumns.contains(column.name) {
                if PostgreSQLDialect.test(column, named: column.name) != nil {
                    removedConstraints.append(constraintName(old.name, [column.name], "check"))
                }
            }
            for column in addedColumns { addCheck(of: column) }
        }

        private mutating func addCheck(of column: ColumnSchema) {
            if let check = PostgreSQLDialect.checkConstraint(column, name) {
                addedChecks.append((check, column.name))
            }
        }

        private mutating func compareUnique() {
            let names = plan.newColumns
            var added = PostgreSQLDialect.unique(of: plan.table)
            for columns in PostgreSQLDialect.unique(of: old) {
                let renamed = columns.compactMap { names[$0] }
                if renamed.count == columns.count, let place = added.firstIndex(of: renamed) {
                    added.remove(at: place)
                    renameConstraint(columns, renamed, "key")
                } else {
                    removedConstraints.append(constraintName(old.name, columns, "key"))
                }
            }
            addedUnique = added.map {
                (PostgreSQLDialect.uniqueConstraint($0, name), $0.joined(separator: ", "))
            }
        }

        // MARK: Rules

        /// A column that is added: what its rows have to fulfill holds once each has its value.
        func definition(ofNew column: ColumnSchema) -> String {
            var parts = [quoted(column.name), PostgreSQLDialect.type(column.type)]
            if let text = PostgreSQLDialect.defaultSQL(column) {
                parts += ["NOT NULL", "DEFAULT \(text)"]
            }
            return parts.joined(separator: " ")
        }

        /// What makes values required or optional, and gives rows of other programs a default.
        var rules: [(column: ColumnSchema, action: String)] {
            var rules: [(ColumnSchema, String)] = []
            for (old, new) in columns {
                let text = PostgreSQLDialect.defaultSQL(new)
                let isConverted = otherTypes.contains { $0.column.name == new.name }
                if isConverted ? text != nil : PostgreSQLDialect.defaultSQL(old) != text {
                    rules.append((new, text.map { "SET DEFAULT \($0)" } ?? "DROP DEFAULT"))
                }
                if old.isRequired != new.isRequired {
                    rules.append((new, "\(new.isRequired ? "SET" : "DROP") NOT NULL"))
                }
            }
            for column in addedColumns
            where column.isRequired && PostgreSQLDialect.defaultSQL(column) == nil {
                rules.append((column, "SET NOT NULL"))
            }
            return rules
        }
    }
#endif
