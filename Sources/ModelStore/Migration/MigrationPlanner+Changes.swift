extension MigrationPlanner {
    /// Puts into words what is added, renamed and changed.
    mutating func describeChanges() {
        for entity in match.new.entities {
            guard let old = match.old(entity) else {
                plan.changes.append("\(entity.name): added")
                continue
            }
            if old.name != entity.name {
                plan.changes.append("\(entity.name): renamed from \(old.name)")
            }
            if old.parent.flatMap({ match.old[entity: $0] }).flatMap(match.new)?.name
                != entity.parent
            {
                plan.changes.append("\(entity.name): other parent")
            }
            describeColumns(of: entity)
        }
        for plan in plan.tables where plan.kind != .keep { describeRest(plan) }
        for join in plan.joins where !join.isKept {
            plan.changes.append("\(join.table.name): \(join.rows.isEmpty ? "added" : "changed")")
        }
    }

    private mutating func describeColumns(of entity: EntitySchema) {
        guard let table = match.new[table: entity.table],
            let source = plan.tables.flatMap(\.sources).first(where: { source in
                match.new.lineage(of: source.entity).contains { $0.name == entity.name }
            })
        else { return }
        for column in entity.columns {
            guard let new = table[column], let value = source.values[column] else { continue }
            let name = "\(entity.name).\(column)"
            guard let oldName = value.column, let old = source.oldTable[oldName] else {
                plan.changes.append("\(name): \(value.related.isEmpty ? "added" : "moved")")
                continue
            }
            if value.hasRelatedRows { plan.changes.append("\(name): joined with its new inverse") }
            if oldName != column { plan.changes.append("\(name): renamed from \(oldName)") }
            if value.renaming != nil {
                let keys = new.keysRenamed(since: old).map { "\($0.path) from \($0.formerName)" }
                plan.changes.append("\(name): renamed \(keys.joined(separator: ", "))")
            }
            if old.type.words != new.type.words {
                plan.changes.append("\(name): \(old.type.words) became \(new.type.words)")
            } else if old.type.form != new.type.form {
                plan.changes.append("\(name): \(new.type.words), whose declaration changed")
            } else if old.isOptional != new.isOptional {
                plan.changes.append("\(name): \(new.isOptional ? "optional" : "required")")
            } else if !old.isAlike(new) {
                plan.changes.append("\(name): other rules")
            }
        }
    }

    /// What no column says: keys, types, indexes.
    private mutating func describeRest(_ tablePlan: TablePlan) {
        guard let first = tablePlan.oldTables.first, let old = match.old[table: first] else {
            return
        }
        let table = tablePlan.table
        if old.unique != table.unique { plan.changes.append("\(table.name): other unique values") }
        if old.indexes != table.indexes { plan.changes.append("\(table.name): other indexes") }
        if plan.changes.isEmpty { plan.changes.append("\(table.name): other definition") }
    }
}

extension ColumnSchema {
    /// Whether the definition says the same, whatever the name.
    fileprivate func isAlike(_ other: ColumnSchema) -> Bool {
        type == other.type && isUnique == other.isUnique && check == other.check
            && defaultValue == other.defaultValue && requiredFor == other.requiredFor
    }
}
