extension MigrationPlanner {
    /// Finds what the model no longer has: tables, rows of entities, columns.
    mutating func findRemovals() throws {
        let removed = match.old.entities.filter { match.new($0) == nil }
        for entity in removed { try remove(entity) }
        try refuseOtherModel(removed)
        for old in match.old.entities {
            guard let new = match.new(old) else { continue }
            if new.isAbstract, !old.isAbstract { try refuseRows(of: old) }
            for column in try removedColumns(of: old) + leftColumns(of: old) {
                plan.changes.append("\(old.name).\(column): removed")
                if let problem = try otherKind(column, old, new) {
                    report(problem)
                } else if policy == .keepingData {
                    report(wouldRemove(old.name, column))
                }
            }
            for relationship in old.relationships where isRemoved(relationship) {
                plan.changes.append("\(old.name).\(relationship.name): removed")
                if policy == .keepingData { report(wouldRemove(old.name, relationship.name)) }
            }
        }
    }

    /// The problem that a column's values would be removed because its property has become a relationship, or
    /// was one; `nil` for other columns, and if a stage has code, which may have read the values.
    private func otherKind(_ column: String, _ old: EntitySchema, _ new: EntitySchema) throws
        -> MigrationProblem?
    {
        guard !isInStageWithCode, let former = match.old[table: old.table]?[column] else {
            return nil
        }
        let line = match.new.lineage(of: new)
        let words: String
        if case .reference = former.type {
            let declarer = line.first { one in
                one.columns.contains(column) && !one.relationships.contains { $0.holds(column) }
            }
            guard let now = declarer.flatMap({ match.new[table: $0.table]?[column] }) else {
                return nil
            }
            words = "it was a relationship and is \(now.type.words)"
        } else {
            let names = [column, column.hasSuffix("Raw") ? String(column.dropLast(3)) : column]
            let now = line.flatMap(\.relationships).first { names.contains($0.name) }
            guard let now else { return nil }
            words = "it was \(former.type.words) and is a relationship to '\(now.destination)'"
        }
        let hasValues = try plan.tables.flatMap(\.sources).contains { source in
            try match.old.lineage(of: source.oldEntity).contains { $0.name == old.name }
                && !isEmpty("\(source.rows) AND o.\(quoted(column)) IS NOT NULL")
        }
        guard hasValues else { return nil }
        return MigrationProblem(
            .otherType,
            new.name,
            column,
            "\(words); convert the values in a custom stage, or give the property another name"
        )
    }

    /// Reports that all rows would go, because the model has none of the file's entities: it's more likely another
    /// program's file than one whose whole content is to be deleted.
    private mutating func refuseOtherModel(_ removed: [EntitySchema]) throws {
        guard hasRemovedRows, !isInStageWithCode, match.oldEntities.isEmpty,
            let first = removed.first,
            !plan.problems.contains(where: { $0.kind == .maybeRenamed })
        else { return }
        let rowCount = try removed.filter { !$0.isAbstract }.reduce(0) { sum, entity in
            try sum + (match.old[table: entity.table].map { try count($0.rows(of: entity)) } ?? 0)
        }
        report(
            MigrationProblem(
                .otherModel,
                first.name,
                rowCount: rowCount,
                "\(rows(rowCount)) of entities of which the model has none, as if they were another"
                    + " program's: give the container a file of its own, such as"
                    + " 'ModelConfiguration(url:)'; if they may go, delete the file"
            )
        )
    }

    private mutating func remove(_ entity: EntitySchema) throws {
        let heir = match.heir(of: entity)
        plan.changes.append(
            "\(entity.name): removed" + (heir.map { ", its rows become those of \($0.name)" } ?? "")
        )
        if heir == nil { plan.needsCleaning = true }
        guard let table = match.old[table: entity.table], !entity.isAbstract else { return }
        let count = try count(table.rows(of: entity))
        guard count > 0 else { return }
        if heir == nil { hasRemovedRows = true }
        if let likely = likelySuccessor(of: entity) {
            let rename = LikelyRename(
                entity: entity.name,
                count: count,
                heir: heir?.name,
                successor: likely.name,
                rows: match.new[table: likely.table]?.rows(of: likely)
            )
            guard isInStageWithCode else { return report(rename.problem(isInStage: false)) }
            plan.likelyRenames.append(rename)
        }
        if policy == .keepingData {
            let all: [String?] = [nil]
            for name in heir == nil ? all : lostProperties(ofRowsOf: entity) {
                report(wouldRemove(entity.name, name, rowCount: count))
            }
        }
    }

    /// Reports the objects of exactly an entity that can't have any in the model.
    private mutating func refuseRows(of entity: EntitySchema) throws {
        guard let table = match.old[table: entity.table] else { return }
        let source = table.rows(of: entity)
        let keys = try keys("SELECT \"_pk\" FROM \(source) ORDER BY 1 LIMIT 20")
        guard !keys.isEmpty else { return }
        let count = try count(source)
        report(
            MigrationProblem(
                .rowDoesNotFit,
                entity.name,
                keys: keys,
                rowCount: count,
                "\(rows(count)) of exactly this entity, which is abstract now; insert objects of other"
                    + " entities instead, or delete them, in a custom stage"
            )
        )
    }

    /// The properties of a removed entity that the ancestor that gets its rows lacks.
    private func lostProperties(ofRowsOf entity: EntitySchema) -> [String] {
        let sources = plan.tables.flatMap(\.sources).filter { $0.oldEntity.name == entity.name }
        let columns = lostColumns(of: entity, sources)
        let relationships = entity.relationships.filter(isRemoved).map(\.name)
        return columns + relationships
    }

    /// A new entity with most of the properties of one that is gone.
    private func likelySuccessor(of entity: EntitySchema) -> EntitySchema? {
        let names = Set(entity.columns + entity.relationships.map(\.name))
        return match.new.entities.filter { match.oldEntities[$0.name] == nil }.first { new in
            let others = Set(new.columns + new.relationships.map(\.name))
            let common = names.intersection(others).count
            return common > 0 && common * 2 >= max(names.count, others.count)
        }
    }

    private func removedColumns(of old: EntitySchema) -> [String] {
        let sources = plan.tables.flatMap(\.sources).filter { source in
            match.old.lineage(of: source.oldEntity).contains { $0.name == old.name }
        }
        // Of an entity without objects, nothing is lost.
        return sources.isEmpty ? [] : lostColumns(of: old, sources)
    }

    /// The columns whose values an entity's rows lose, while rows of other entities keep theirs.
    private func leftColumns(of old: EntitySchema) throws -> [String] {
        let sources = plan.tables.flatMap(\.sources).filter { $0.oldEntity.name == old.name }
        guard let rows = sources.first?.rows else { return [] }
        return try match.old.lineage(of: old).flatMap { ancestor in
            let lostByAll = removedColumns(of: ancestor)
            return try lostColumns(of: ancestor, sources).filter { column in
                // The schema of a file without a description gives all columns to the first entity.
                try !lostByAll.contains(column)
                    && !isEmpty("\(rows) AND o.\(quoted(column)) IS NOT NULL")
            }
        }
    }

    private func lostColumns(of old: EntitySchema, _ sources: [MovedRows]) -> [String] {
        let used = Set(sources.flatMap { $0.values.values.compactMap(\.column) })
        let moved = Set(
            takenPairs.map(\.pairs).filter { $0.table == old.table }.flatMap { [$0.own, $0.other] }
        )
        return old.columns.filter { column in
            let isPlace = match.old[table: old.table]?[column]?.type == .position
            return !used.contains(column) && !moved.contains(column) && !isPlace
        }
    }

    /// Whether no relationship is left for the pairs in a join table.
    private func isRemoved(_ relationship: RelationshipSchema) -> Bool {
        guard case .joinTable(let table, _, _, _) = relationship.storage else { return false }
        return !takenPairs.contains { $0.pairs.table == table }
    }

    func wouldRemove(_ entity: String, _ property: String?, rowCount: Int = 0)
        -> MigrationProblem
    {
        MigrationProblem(
            .wouldRemove,
            entity,
            property,
            rowCount: rowCount,
            "the model no longer has it, and the policy keeps all values; open the file with"
                + " migration: .automatic to remove it"
        )
    }
}
