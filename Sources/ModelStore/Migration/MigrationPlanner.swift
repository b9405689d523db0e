/// Finds out what has to be done to a file so that it fits a model.
struct MigrationPlanner {
    let match: SchemaMatch
    let connection: Connection
    let dialect: any MigrationDialect
    let policy: MigrationPolicy
    /// Whether code of a stage runs before and after.
    let isInStageWithCode: Bool
    /// The old pairs that the model's relationships take over.
    let takenPairs: [TakenPairs]
    var plan = MigrationPlan()
    /// Whether there are rows of entities that the model lacks.
    var hasRemovedRows = false

    init(
        _ match: SchemaMatch,
        _ connection: Connection,
        _ dialect: any MigrationDialect,
        _ policy: MigrationPolicy,
        isInStageWithCode: Bool
    ) {
        self.match = match
        self.connection = connection
        self.dialect = dialect
        self.policy = policy
        self.isInStageWithCode = isInStageWithCode
        takenPairs = match.takenPairs
    }

    /// Makes the plan; its problems prevent it from being carried out.
    mutating func make() throws -> MigrationPlan {
        plan.tables = match.new.tables.filter { !$0.isJoinTable }.map { TablePlan(table: $0) }
        for index in plan.tables.indices { try addSources(to: index) }
        plan.movedTables = movedTables()
        plan.needsCleaning = !plan.movedTables.isEmpty
        for index in plan.tables.indices { markMovedReferences(index) }
        for index in plan.tables.indices { plan.tables[index].kind = try kind(of: index) }
        for table in match.new.tables where table.isJoinTable { plan.joins.append(try join(table)) }
        if dialect.dividesTables { findOtherDistributions() }
        try findRemovals()
        try findDepartures()
        let isOtherwiseSame =
            plan.tables.allSatisfy { $0.kind == .keep } && plan.joins.allSatisfy(\.isKept)
        plan.isPartial =
            hasRemovedRows && isOtherwiseSame && match.oldEntities.count == match.new.entities.count
        if plan.isPartial { return plan }
        describeChanges()
        try findRowsThatDoNotFit()
        return plan
    }

    func count(_ rows: String) throws -> Int {
        Int(try connection.integer("SELECT count(*) FROM \(rows)") ?? 0)
    }

    /// The keys in the first column of a query's rows.
    func keys(_ query: String) throws -> [Int64] {
        try connection.texts(query).compactMap { $0[0].flatMap(Int64.init) }
    }

    func isEmpty(_ rows: String) throws -> Bool {
        try !connection.hasRows(rows)
    }

    /// - Note: Two sides of a relationship may find the same.
    mutating func report(_ problem: MigrationProblem) {
        if !plan.problems.contains(problem) { plan.problems.append(problem) }
    }
}

// MARK: - Sources of rows

extension MigrationPlanner {
    private mutating func addSources(to index: Int) throws {
        let table = plan.tables[index].table
        for entity in match.new.entities where entity.table == table.name && !entity.isAbstract {
            let own = match.old(entity).flatMap { $0.isAbstract ? nil : $0 }
            for oldEntity in [own].compactMap(\.self) + match.orphans(of: entity) {
                guard let oldTable = match.old[table: oldEntity.table] else { continue }
                let rows = MovedRows(entity: entity, oldEntity: oldEntity, oldTable: oldTable)
                try plan.tables[index].sources.append(completed(rows, table))
            }
        }
    }

    /// Finds out where each column's values come from.
    private mutating func completed(_ rows: MovedRows, _ table: TableSchema) throws -> MovedRows {
        var rows = rows
        let oldColumns = match.oldColumns(of: rows.entity, rows.oldEntity, rows.oldTable)
        for declarer in match.new.lineage(of: rows.entity) {
            for name in declarer.columns {
                guard let column = table[name] else { continue }
                rows.values[name] = try columnSource(column, oldColumns[name], declarer, rows)
            }
        }
        return rows
    }

    private mutating func columnSource(
        _ column: ColumnSchema,
        _ oldName: String?,
        _ declarer: EntitySchema,
        _ source: MovedRows
    ) throws -> ColumnSource {
        let isRequired = column.isRequired || column.requiredFor.contains(source.entity.name)
        let relationship = declarer.relationships.first { $0.holds(column.name) }
        var result = ColumnSource()
        if let oldName, let old = source.oldTable[oldName] {
            result.column = oldName
            let conversion = ColumnConversion(from: old.type, to: column.type)
            // A stage has the last word, also where values could be kept or converted; a relationship
            // keeps the objects that it has.
            if conversion == nil || relationship == nil,
                let values = filledValues(column, declarer, source)
            {
                return ColumnSource(fallback: values)
            }
            guard let conversion else {
                guard try isEmpty("\(source.rows) AND o.\(quoted(oldName)) IS NOT NULL") else {
                    report(otherType(column, old, source))
                    return result
                }
                // There are no values to convert. An optional property stays nil.
                guard isRequired else { return ColumnSource() }
                result = ColumnSource(fallback: fallback(column, declarer, source))
                if result.fallback == nil { try needValue(column, source) }
                return result
            }
            result.conversion = conversion
            result.renaming = renaming(column, old, declarer, source)
            try checkDestination(column, declarer, source)
            if isRequired { result.fallback = fallback(column, declarer, source) }
            if let relationship, result.fallback != nil {
                checkMembers(of: relationship, column, source)
            } else if let relationship {
                try addPairsOfInverse(of: relationship, declarer, column, source, &result)
            }
            return result
        }
        if let relationship {
            try addRelation(relationship, declarer, column, source, &result)
            try addPairsOfInverse(of: relationship, declarer, column, source, &result)
            if let values = filledValues(column, declarer, source) {
                checkMembers(of: relationship, column, source)
                result.fallback = values
            } else if result.related.isEmpty, isRequired {
                try needValue(column, source)
            }
            return result
        }
        result.fallback = fallback(column, declarer, source)
        if result.fallback == nil, isRequired { try needValue(column, source) }
        return result
    }

    private func fallback(
        _ column: ColumnSchema,
        _ declarer: EntitySchema,
        _ source: MovedRows
    ) -> ColumnSource.Fallback? {
        if let values = filledValues(column, declarer, source) { return values }
        if let value = column.defaultValue { return .constant(value) }
        guard let initial = match.hints.columns[declarer.name]?[column.name]?.initial else {
            return nil
        }
        return .initial(
            { statement, _ in initial(statement) },
            table: initialTable(column, declarer, source)
        )
    }

    private func renaming(
        _ column: ColumnSchema,
        _ old: ColumnSchema,
        _ declarer: EntitySchema,
        _ source: MovedRows
    ) -> KeyRenaming? {
        let keys = column.keysRenamed(since: old)
        guard !keys.isEmpty,
            let renaming = match.hints.columns[declarer.name]?[column.name]?.renaming
        else { return nil }
        let table = temporaryName("renamed", source.oldTable.name, declarer.name, column.name)
        return KeyRenaming(renamed: { renaming($0, keys) }, table: table)
    }

    /// What a stage has computed for a column.
    private func filledValues(
        _ column: ColumnSchema,
        _ declarer: EntitySchema,
        _ source: MovedRows
    ) -> ColumnSource.Fallback? {
        filledValues(column.name, source).map { values in
            .initial(values.bind, table: initialTable(column, declarer, source))
        }
    }

    func filledValues(_ column: String, _ source: MovedRows) -> FilledValues? {
        let line = match.new.lineage(of: source.entity).map(\.name)
        let oldLine = match.old.lineage(of: source.oldEntity).map(\.name)
        return match.hints.filledValues.last { values in
            values.column == column && oldLine.contains(values.oldEntity)
                && line.contains(values.entity)
        }
    }

    /// A stage may relate objects to any of the older version, also to those of another entity.
    private mutating func checkMembers(
        of relationship: RelationshipSchema,
        _ column: ColumnSchema,
        _ source: MovedRows
    ) {
        for name in (filledValues(column.name, source)?.memberEntities ?? []).sorted() {
            let new = match.old[entity: name].flatMap { match.new($0) ?? match.heir(of: $0) }
            let line = new.map { match.new.lineage(of: $0).map(\.name) } ?? []
            if line.contains(relationship.destination) { continue }
            let isNew = match.old[entity: name] == nil
            report(
                MigrationProblem(
                    .otherDestination,
                    source.entity.name,
                    relationship.name,
                    isNew
                        ? "the stage fills it with objects of '\(name)', which the older version doesn't"
                            + " have; \(Self.adviceForNewDestination)"
                        : "the stage fills it with objects of '\(name)', which don't become objects of"
                            + " '\(relationship.destination)'"
                )
            )
        }
    }

    /// Rows of several old tables may have one key.
    private func initialTable(
        _ column: ColumnSchema,
        _ declarer: EntitySchema,
        _ source: MovedRows
    ) -> String {
        temporaryName("initial", source.oldTable.name, declarer.name, column.name)
    }

    private mutating func needValue(_ column: ColumnSchema, _ source: MovedRows) throws {
        let count = try count(source.rows)
        guard count > 0 else { return }
        let relationship = match.new.lineage(of: source.entity).flatMap(\.relationships)
            .first { $0.holds(column.name) }
        let destination = relationship.flatMap { match.new[entity: $0.destination] }
        let isNew = destination.map { match.old($0) == nil } ?? false
        report(
            MigrationProblem(
                .noValue,
                source.entity.name,
                column.name,
                rowCount: count,
                "\(rows(count)) would need a value for the new property; "
                    + (isNew
                        ? "objects of '\(destination?.name ?? "")' are new, too: "
                            + Self.adviceForNewDestination
                        : "give it a default value, make it optional, or fill it in a .manual stage")
            )
        )
    }

    private static let adviceForNewDestination =
        "make it optional in this version, set it in the stage, and let the next version require it"

    private func otherType(_ column: ColumnSchema, _ old: ColumnSchema, _ source: MovedRows)
        -> MigrationProblem
    {
        MigrationProblem(
            .otherType,
            source.entity.name,
            column.name,
            "it was \(old.type.words) and is \(column.type.words); keep the old values in a property with"
                + " another name whose original name is '\(old.name)', and convert them in a custom stage, or"
                + " with 'fill' in a manual one"
        )
    }
}

// MARK: - Relationships

extension MigrationPlanner {
    /// A key column whose pairs were stored elsewhere.
    private mutating func addRelation(
        _ relationship: RelationshipSchema,
        _ declarer: EntitySchema,
        _ column: ColumnSchema,
        _ source: MovedRows,
        _ result: inout ColumnSource
    ) throws {
        // Rows of another table are related by other pairs, if by any.
        let all = match.pairs(of: relationship, declarer)
            .filter { $0.ownTable == source.oldTable.name }
        let isKey = column.type != .position
        if isKey, all.count > 1 || all.contains(where: \.hasSeveral) {
            try checkSingle(all, column, source)
        }
        if isKey, column.isUnique, let inverse = relationship.inverse {
            try checkShared(all, column, source, "\(relationship.destination).\(inverse)")
        }
        result.related = all.compactMap { pairs in
            guard let value = isKey ? pairs.other : pairs.ownPlace else { return nil }
            return RelatedValue(
                sql:
                    "(SELECT p.\(quoted(value)) \(kept(pairs)) AND p.\(quoted(pairs.own)) = o.\"_pk\")",
                oldTable: pairs.otherTable
            )
        }
    }

    /// A key column whose relationship has an inverse now that had pairs of its own.
    ///
    /// Rows without a value get the one that is in those pairs.
    private mutating func addPairsOfInverse(
        of relationship: RelationshipSchema,
        _ declarer: EntitySchema,
        _ column: ColumnSchema,
        _ source: MovedRows,
        _ result: inout ColumnSource
    ) throws {
        guard column.type != .position, let old = result.oldValue else { return }
        let all = match.pairsOfNewInverse(of: relationship, declarer)
            .filter { $0.ownTable == source.oldTable.name }
        guard !all.isEmpty else { return }
        let others = all.map { pairs in
            "SELECT p.\(quoted(pairs.other)) \(kept(pairs)) AND p.\(quoted(pairs.own)) = o.\"_pk\""
        }.joined(separator: " UNION ")
        guard try !isEmpty("\(source.rows) AND EXISTS (\(others))") else { return }
        let value = "(\(others))"
        // The two sides say different things, or the inverse's side says several.
        var conflicts =
            "(SELECT count(*) FROM (\(others) UNION SELECT \(old) WHERE \(old) IS NOT NULL) k) > 1"
        if column.isUnique, let oldName = result.column {
            let table = quoted(source.oldTable.name)
            conflicts +=
                " OR (\(old) IS NULL AND EXISTS (SELECT 1 FROM \(table) q"
                + " WHERE q.\(quoted(oldName)) = \(value)))"
        }
        try checkMembers(column, source, "SELECT o.\"_pk\" FROM \(source.rows) AND (\(conflicts))")
        result.fallback = .related(value)
    }

    /// The pairs `p` whose members aren't removed. For example: `FROM "Note_tags" p WHERE …`.
    private func kept(_ pairs: RelationshipPairs) -> String {
        "FROM \(quoted(pairs.table)) p WHERE p.\(quoted(pairs.other)) IS NOT NULL"
            + isLeft(pairs.other, pairs.otherTable)
    }

    /// The condition that a member in a pair `p` doesn't belong to an entity whose rows are deleted.
    private func isLeft(_ key: String, _ table: String) -> String {
        let gone = match.old.entities.filter {
            $0.table == table && !$0.isAbstract && match.new($0) == nil && match.heir(of: $0) == nil
        }
        guard !gone.isEmpty, match.old[table: table]?.hasTypeColumn == true else { return "" }
        let types = gone.map { "m.\"_type\" = \(literal($0.name))" }.joined(separator: " OR ")
        return " AND NOT EXISTS (SELECT 1 FROM \(quoted(table)) m"
            + " WHERE m.\"_pk\" = p.\(quoted(key)) AND (\(types)))"
    }

    private mutating func checkSingle(
        _ all: [RelationshipPairs],
        _ column: ColumnSchema,
        _ source: MovedRows
    ) throws {
        let owners = all.map { pairs in
            let own = quoted(pairs.own)
            return "SELECT p.\(own) AS \"own\" \(kept(pairs)) AND p.\(own) IN"
                + " (SELECT o.\"_pk\" FROM \(source.rows))"
        }.joined(separator: " UNION ALL ")
        try checkMembers(
            column,
            source,
            "SELECT k.\"own\" FROM (\(owners)) k GROUP BY k.\"own\" HAVING count(*) > 1"
        )
    }

    /// Finds rows that share a member, which may have one owner now.
    private mutating func checkShared(
        _ all: [RelationshipPairs],
        _ column: ColumnSchema,
        _ source: MovedRows,
        _ inverse: String
    ) throws {
        for pairs in all {
            let (own, other) = (quoted(pairs.own), quoted(pairs.other))
            let rows = "\(kept(pairs)) AND p.\(own) IN (SELECT o.\"_pk\" FROM \(source.rows))"
            let keys = try keys(
                "SELECT p.\(own) \(rows) AND p.\(other) IN"
                    + " (SELECT p.\(other) \(rows) GROUP BY p.\(other) HAVING count(*) > 1) ORDER BY 1"
            )
            guard !keys.isEmpty else { continue }
            let message = Self.sharesMember(inverse)
            reportRows(.notUnique, column, source, keys, keys.count, message)
        }
    }

    /// - Parameter query: Gives the keys of rows that would have several members.
    private mutating func checkMembers(
        _ column: ColumnSchema,
        _ source: MovedRows,
        _ query: String
    ) throws {
        let keys = try keys(query).sorted()
        if keys.isEmpty { return }
        reportRows(
            .severalMembers,
            column,
            source,
            keys,
            keys.count,
            "have several members, and the relationship may now have one; choose it in a custom stage"
        )
    }

    private mutating func checkDestination(
        _ column: ColumnSchema,
        _ declarer: EntitySchema,
        _ source: MovedRows
    ) throws {
        guard column.type != .position,
            let new = declarer.relationships.first(where: { $0.holds(column.name) }),
            let old = match.oldRelationship(new, of: source.entity), leadsElsewhere(new, old)
        else { return }
        // Where no object has a member, as after a stage, there is none of another entity.
        if case .column(let name, _) = old.storage,
            try isEmpty("\(source.rows) AND o.\(quoted(name)) IS NOT NULL")
        {
            return
        }
        reportDestination(new, old, source.entity)
    }

    /// Whether the destination is another entity than before, and neither one above nor below it.
    func leadsElsewhere(_ new: RelationshipSchema, _ old: RelationshipSchema) -> Bool {
        guard let destination = match.new[entity: new.destination] else { return false }
        let related = match.new.entities.filter { one in
            match.new.lineage(of: one).contains { $0.name == destination.name }
                || match.new.lineage(of: destination).contains { $0.name == one.name }
        }
        if related.contains(where: { match.oldEntities[$0.name] == old.destination }) {
            return false
        }
        guard let oldDestination = match.old[entity: old.destination] else { return false }
        let heir = match.heir(of: oldDestination)?.name
        if related.contains(where: { $0.name == heir }) { return false }
        // An old parent's members may all be of the entity that is left.
        return !related.contains { one in
            match.old(one).map { match.old.lineage(of: $0) }?
                .contains { $0.name == oldDestination.name } == true
        }
    }

    mutating func reportDestination(
        _ new: RelationshipSchema,
        _ old: RelationshipSchema,
        _ entity: EntitySchema
    ) {
        let emptied =
            if case .joinTable = new.storage { "remove its members" } else { "set it to nil" }
        report(
            MigrationProblem(
                .otherDestination,
                entity.name,
                new.name,
                "it led to \(old.destination) and leads to \(new.destination); give the relationship"
                    + " another name, or \(emptied) in a custom stage"
            )
        )
    }
}

/// For example: `1 row`, `3 rows`.
func rows(_ count: Int) -> String { count == 1 ? "1 row" : "\(count) rows" }

extension ColumnType {
    /// The type in words. For example: `a Double`.
    var words: String {
        switch self {
        case .bool: "a Bool"
        case .int16: "an Int16"
        case .int32: "an Int32"
        case .int64: "an Int64"
        case .float: "a Float"
        case .double: "a Double"
        case .decimal: "a Decimal"
        case .string: "a String"
        case .date: "a Date"
        case .data: "Data"
        case .uuid: "a UUID"
        case .url: "a URL"
        case .json(let type, _): "JSON of \(type)"
        case .reference: "a relationship"
        case .position: "a place"
        }
    }
}
