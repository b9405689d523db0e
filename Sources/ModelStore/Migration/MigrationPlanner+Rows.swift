extension MigrationPlanner {
    /// Finds the rows whose values the model no longer allows.
    mutating func findRowsThatDoNotFit() throws {
        for tablePlan in plan.tables where tablePlan.kind != .keep && tablePlan.kind != .create {
            for source in tablePlan.sources {
                for column in tablePlan.table.columns {
                    guard let value = source.values[column.name], let oldName = value.column,
                        let old = source.oldTable[oldName]
                    else { continue }
                    try checkValues(of: column, old, value, source)
                }
            }
            try checkUniqueness(tablePlan)
        }
    }

    private mutating func checkValues(
        of column: ColumnSchema,
        _ old: ColumnSchema,
        _ value: ColumnSource,
        _ source: MovedRows
    ) throws {
        // Values of another type have been reported, and no rule can judge them.
        guard let conversion = value.conversion else { return }
        let raw = "o.\(quoted(old.name))"
        let isRequired = column.isRequired || column.requiredFor.contains(source.entity.name)
        let wasRequired = old.isRequired || old.requiredFor.contains(source.oldEntity.name)
        if isRequired, !wasRequired, let isMissing = value.lacksValue(raw) {
            try check(
                .noValue,
                column,
                source,
                isMissing,
                MigrationProblem.lackingValue
            )
        }
        let message = "have values that the model no longer allows; change them in a custom stage"
        var conditions: [String] = []
        if let test = dialect.test(of: raw, for: conversion) {
            conditions.append(test)
        } else if conversion.kind == .decoding {
            try checkDecoding(of: column, raw, value.renaming, source)
        } else if conversion.kind == .narrowed {
            try checkNarrowing(of: column, raw, source)
        }
        if let rule = column.rule, conversion.kind != .same || old.rule?.implies(rule) != true {
            if let condition = dialect.condition(rule, on: raw, conversion) {
                conditions.append(condition)
            } else {
                try checkTexts(of: column, raw, source, message)
            }
        }
        guard !conditions.isEmpty else { return }
        let isAllowed = conditions.map { "(\($0))" }.joined(separator: " AND ")
        let isForbidden = "\(raw) IS NOT NULL AND NOT (\(isAllowed))"
        try check(.rowDoesNotFit, column, source, isForbidden, message)
    }

    /// The same for a rule that only the library can tell.
    private mutating func checkTexts(
        of column: ColumnSchema,
        _ value: String,
        _ source: MovedRows,
        _ message: String
    ) throws {
        guard let rule = column.rule else { return }
        let keys = try keys(of: value, in: source) { !rule.allows(.string($0.text(1))) }
        if keys.isEmpty { return }
        reportRows(.rowDoesNotFit, column, source, keys, keys.count, message)
    }

    /// Finds numbers that conversion to `Float` would change.
    ///
    /// For example: 16,777,217, unlike 0.1, which has the same shortest description as a `Float`.
    private mutating func checkNarrowing(
        of column: ColumnSchema,
        _ value: String,
        _ source: MovedRows
    ) throws {
        let keys = try keys(of: value, in: source) { row in
            let number = row.double(1)
            let narrow = Float(number)
            return Double(narrow) != number && Double(narrow.description) != number
        }
        guard !keys.isEmpty else { return }
        let message = "have numbers that a Float would change; round them in a custom stage"
        reportRows(.rowDoesNotFit, column, source, keys, keys.count, message)
    }

    /// The keys of the rows whose values, at position 1, pass a test, which may need all of them.
    private func keys(
        of value: String,
        in source: MovedRows,
        where isFound: (Statement) -> Bool
    ) throws -> [Int64] {
        let statement = try Statement(
            connection,
            "SELECT o.\"_pk\", \(value) FROM \(source.rows) AND \(value) IS NOT NULL ORDER BY 1",
            isKept: false
        )
        var keys: [Int64] = []
        while try statement.step() {
            if isFound(statement) { keys.append(statement.integer(0)) }
        }
        return keys
    }

    private mutating func check(
        _ kind: MigrationProblem.Kind,
        _ column: ColumnSchema,
        _ source: MovedRows,
        _ condition: String,
        _ message: String
    ) throws {
        let rows = "\(source.rows) AND \(condition)"
        let keys = try keys("SELECT o.\"_pk\" FROM \(rows) ORDER BY 1 LIMIT 20")
        if keys.isEmpty { return }
        let count = keys.count < 20 ? keys.count : try self.count(rows)
        reportRows(kind, column, source, keys, count, message)
    }

    mutating func reportRows(
        _ kind: MigrationProblem.Kind,
        _ column: ColumnSchema,
        _ source: MovedRows,
        _ keys: [Int64],
        _ count: Int,
        _ message: String
    ) {
        let shown = keys.prefix(3).map { "\(source.entity.name)/\($0)" }.joined(separator: ", ")
        let verb = count == 1 ? message.singular : message
        report(
            MigrationProblem(
                kind,
                source.entity.name,
                column.name,
                keys: Array(keys.prefix(20)),
                rowCount: count,
                "\(rows(count)) (\(shown)\(count > 3 ? ", …" : "")) \(verb)"
            )
        )
    }

    /// What can't be decoded. For example: `JSON that can't be decoded as the new type (it lacks 'zip')`.
    private static func undecoded(_ reason: String?) -> String {
        reason == notJSON
            ? "values that aren't JSON, as those of the new type are"
            : "JSON that can't be decoded as the new type (\(reason ?? ""))"
    }

    private mutating func checkDecoding(
        of column: ColumnSchema,
        _ value: String,
        _ renaming: KeyRenaming?,
        _ source: MovedRows
    ) throws {
        let declared = match.new.lineage(of: source.entity)
            .compactMap { match.hints.columns[$0.name]?[column.name] }.first
        guard let problem = declared?.decodingProblem else { return }
        var reason: String?
        let keys = try keys(of: value, in: source) { row in
            let text = row.text(1)
            let json = renaming?.renamed(text) ?? text
            // Renaming keys decodes the value.
            guard json == text, let found = problem(json) else { return false }
            reason = reason ?? found
            return true
        }
        guard !keys.isEmpty else { return }
        reportRows(
            .rowDoesNotFit,
            column,
            source,
            keys,
            keys.count,
            column.type == .url
                ? "have texts that aren't URLs; change them in a custom stage"
                : "have \(Self.undecoded(reason)); compute the values with 'fill' in a manual stage"
        )
    }

    private mutating func checkUniqueness(_ tablePlan: TablePlan) throws {
        // Rows of several tables are told apart when they are written.
        guard tablePlan.oldTables.count == 1, let name = tablePlan.oldTables.first,
            let old = match.old[table: name]
        else { return }
        let oldNames = tablePlan.oldColumns
        let wasUnique = Set(old.columns.filter(\.isUnique).map { [$0.name] } + old.unique)
        let single = tablePlan.table.columns.filter(\.isUnique).map { [$0.name] }
        for columns in single + tablePlan.table.unique {
            let names = columns.compactMap { oldNames[$0] }
            guard names.count == columns.count, !wasUnique.contains(names) else { continue }
            try checkUniqueness(of: columns, names, name, tablePlan)
        }
    }

    private mutating func checkUniqueness(
        of columns: [String],
        _ names: [String],
        _ table: String,
        _ tablePlan: TablePlan
    ) throws {
        let list = SQLiteDialect.list(names)
        var conditions = names.map { "\(quoted($0)) IS NOT NULL" }
        // Rows of entities that are gone don't count.
        if match.old[table: table]?.hasTypeColumn == true {
            let types = tablePlan.sources.map { "\"_type\" = \(literal($0.oldEntity.name))" }
            conditions.append("(\(types.joined(separator: " OR ")))")
        }
        let present = conditions.joined(separator: " AND ")
        let keys = try keys(
            dialect.rowsWithRepeatedValues(of: list, in: quoted(table), where: present)
        )
        let entities = tablePlan.sources.flatMap { match.new.lineage(of: $0.entity) }
        let declarer = entities.first { $0.columns.contains(columns[0]) }
        guard !keys.isEmpty, let entity = declarer ?? entities.first else { return }
        let shared =
            inverse(of: columns, entity).map(Self.sharesMember)
            ?? "share values that are now unique; change them in a custom stage"
        report(
            MigrationProblem(
                .notUnique,
                entity.name,
                columns.joined(separator: ", "),
                keys: Array(keys.prefix(20)),
                rowCount: keys.count,
                "\(rows(keys.count)) \(shared)"
            )
        )
    }

    /// The message for rows that lead to one object by a one-to-one relationship.
    static func sharesMember(_ inverse: String) -> String {
        "lead to one object, whose '\(inverse)' is their inverse now and holds one; make that a"
            + " relationship to many, or change them in a custom stage"
    }

    /// The inverse to one object of the relationship that a column holds; `nil` if it holds none.
    ///
    /// For example: `Seat.guest` for the column of `Guest.seat`.
    private func inverse(of columns: [String], _ entity: EntitySchema) -> String? {
        guard columns.count == 1 else { return nil }
        let relationships = match.new.lineage(of: entity).flatMap(\.relationships)
        return relationships.first { $0.holds(columns[0]) }.flatMap { relationship in
            relationship.inverse.map { "\(relationship.destination).\($0)" }
        }
    }
}

extension String {
    /// The sentence for one row. For example: `has` for `have`.
    fileprivate var singular: String { hasPrefix("have") ? "has" + dropFirst(4) : self }
}
