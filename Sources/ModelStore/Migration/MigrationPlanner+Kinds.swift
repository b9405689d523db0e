extension MigrationPlanner {
    /// The old tables whose rows go to several tables, or to one that other rows are in, too.
    func movedTables() -> Set<String> {
        var targets: [String: Set<String>] = [:]
        var moved: Set<String> = []
        for plan in plan.tables {
            let tables = plan.oldTables
            moved.formUnion(tables.dropFirst())
            for table in tables { targets[table, default: []].insert(plan.table.name) }
        }
        return moved.union(targets.filter { $0.value.count > 1 }.keys)
    }

    /// Lets keys of rows that move follow them.
    mutating func markMovedReferences(_ index: Int) {
        let table = plan.tables[index].table
        for number in plan.tables[index].sources.indices {
            let source = plan.tables[index].sources[number]
            for (name, value) in source.values {
                guard case .reference = table[name]?.type else { continue }
                // All members are of one class or below it, and so in one table.
                let member = filledValues(name, source)?.memberEntities.first
                if let filled = member.flatMap({ match.old[entity: $0]?.table }),
                    plan.movedTables.contains(filled)
                {
                    plan.tables[index].sources[number].values[name]?.movedFallback = filled
                }
                for other in value.related.indices {
                    let isMoved = plan.movedTables.contains(value.related[other].oldTable)
                    plan.tables[index].sources[number].values[name]?.related[other].isMoved =
                        isMoved
                }
                guard let column = value.column,
                    case .reference(let oldTable, _)? = source.oldTable[column]?.type,
                    plan.movedTables.contains(oldTable)
                else { continue }
                plan.tables[index].sources[number].values[name]?.movedTable = oldTable
            }
        }
    }

    /// Decides how a table gets its new form.
    func kind(of index: Int) throws -> TablePlan.Kind {
        let tablePlan = plan.tables[index]
        let (table, oldTables) = (tablePlan.table, tablePlan.oldTables)
        guard let first = oldTables.first, let old = match.old[table: first] else {
            // A table without rows that anything is kept of gives way to the new one.
            return .create
        }
        guard oldTables.count == 1, !plan.movedTables.contains(first),
            old.hasTypeColumn == table.hasTypeColumn,
            let columns = tablePlan.plainColumns(convertible: dialect.altersColumns)
        else { return .rebuild }
        let isSame =
            old.isAlike(table) && columns.allSatisfy { $0 == $1 } && isSameFamily(tablePlan)
            && !hasNewValues(tablePlan)
        if isSame { return .keep }
        let isComplete = dialect.altersColumns || columns.count == old.columns.count
        guard isComplete, canBeAltered(tablePlan, old, columns) else { return .rebuild }
        return .alter(old: first)
    }

    private func isSameFamily(_ plan: TablePlan) -> Bool {
        plan.sources.allSatisfy { $0.entity.name == $0.oldEntity.name }
    }

    /// Whether an entity gets values in a column that only other entities of its table had, or from
    /// pairs of an inverse.
    private func hasNewValues(_ plan: TablePlan) -> Bool {
        plan.sources.contains { source in
            source.values.values.contains {
                ($0.column == nil && ($0.fallback != nil || !$0.related.isEmpty))
                    || $0.hasRelatedRows
            }
        }
    }

    private func canBeAltered(
        _ plan: TablePlan,
        _ old: TableSchema,
        _ columns: [String: String]
    ) -> Bool {
        for column in plan.table.columns {
            guard let name = columns[column.name], let oldColumn = old[name] else {
                let values = plan.sources.compactMap { $0.values[column.name] }
                if values.contains(where: { !$0.related.isEmpty }) { return false }
                // SQLite adds no unique column.
                if column.isUnique, !dialect.altersColumns { return false }
                continue
            }
            // The pairs may be in a table that goes first.
            if plan.sources.contains(where: { $0.values[column.name]?.hasRelatedRows == true }) {
                return false
            }
            if !dialect.altersColumns, !oldColumn.isStoredLike(column) { return false }
            if name != column.name, collides(column.name, with: name, in: old) { return false }
        }
        // Values that a class no longer has are left out by rewriting the rows.
        for source in plan.sources {
            let known = Set(match.old.lineage(of: source.oldEntity).flatMap(\.columns))
            for (column, name) in columns
            where known.contains(name) && source.values[column]?.column != name {
                return false
            }
        }
        if dialect.altersColumns { return true }
        let renamed = Dictionary(columns.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let unique = old.unique.map { $0.map { renamed[$0] ?? $0 } }
        return unique == plan.table.unique
    }

    /// Whether a new name runs into another column, which SQLite finds whatever the case of its name.
    private func collides(_ name: String, with own: String, in old: TableSchema) -> Bool {
        guard !dialect.altersColumns else { return old[name] != nil }
        return old.columns.contains { $0.name != own && $0.name.lowercased() == name.lowercased() }
    }
}

extension TablePlan {
    /// The old tables that rows come from, in order.
    var oldTables: [String] {
        sources.reduce(into: []) { tables, source in
            if !tables.contains(source.oldTable.name) { tables.append(source.oldTable.name) }
        }
    }

    /// The old name of each column that was there; `nil` if a column's values come from several, or
    /// change, as do those whose keys are renamed.
    /// - Parameter convertible: Whether values of another type count as the same.
    fileprivate func plainColumns(convertible: Bool) -> [String: String]? {
        var columns: [String: String] = [:]
        for source in sources {
            for (name, value) in source.values {
                guard let column = value.column else { continue }
                guard value.movedTable == nil, value.renaming == nil,
                    columns[name, default: column] == column
                else { return nil }
                if !convertible, value.conversion?.kind.changesValues == true { return nil }
                columns[name] = column
            }
        }
        // A column that only some of the entities had: the others' rows have no value there.
        guard Set(columns.values).count == columns.count else { return nil }
        return columns
    }
}

extension ColumnSchema {
    /// Whether SQLite has both alike in a table, except for their rules.
    fileprivate func isStoredLike(_ other: ColumnSchema) -> Bool {
        type.storage == other.type.storage && type.collation == other.type.collation
            && isUnique == other.isUnique
    }
}
