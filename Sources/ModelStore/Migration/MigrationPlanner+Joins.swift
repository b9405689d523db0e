extension MigrationPlanner {
    /// What happens to a join table.
    mutating func join(_ table: TableSchema) throws -> JoinPlan {
        guard let (entity, relationship) = owner(of: table),
            case .joinTable(_, let owner, let member, let position) = relationship.storage
        else { return JoinPlan(table: table) }
        let pairs = match.pairs(of: relationship, entity)
        let former = match.oldForms(of: relationship, entity).map(\.relationship)
            .first { leadsElsewhere(relationship, $0) }
        if let former {
            // After a stage that has removed all members, there is none of another entity.
            let hasPairs = try pairs.contains { pairs in
                try !isEmpty(
                    "\(quoted(pairs.table)) WHERE \(quoted(pairs.own)) IS NOT NULL"
                        + " AND \(quoted(pairs.other)) IS NOT NULL"
                )
            }
            if hasPairs { reportDestination(relationship, former, entity) }
            return JoinPlan(table: table)
        }
        let others = match.pairsOfNewInverse(of: relationship, entity)
        let becomesMutual = becomesMutual(relationship, entity)
        if pairs.count == 1, others.isEmpty, !becomesMutual, isKept(pairs[0], as: table),
            pairs[0].own == owner, pairs[0].other == member
        {
            return JoinPlan(table: table, isKept: true)
        }
        var inversePosition: String?
        if let (_, inverse) = match.inverse(of: relationship, in: match.new),
            case .joinTable(_, _, _, let place) = inverse.storage
        {
            inversePosition = place
        }
        let mutual = becomesMutual ? pairs.map { $0.reversed(hasSeveral: $0.hasSeveral) } : []
        let statements = (pairs + others + mutual).map { pairs in
            rows(
                of: pairs,
                [
                    (distributionColumn(of: table), distributionKey(of: pairs)),
                    (owner, key(pairs.own, pairs.ownTable, entity.table)),
                    (member, key(pairs.other, pairs.otherTable, table.destination(of: member))),
                    (position, pairs.otherPlace.map(quoted)),
                    (inversePosition, pairs.ownPlace.map(quoted)),
                ]
            )
        }
        return JoinPlan(table: table, rows: statements)
    }

    /// Whether a table has the pairs already.
    private func isKept(_ pairs: RelationshipPairs, as table: TableSchema) -> Bool {
        let isMoved = [pairs.ownTable, pairs.otherTable].contains(where: plan.movedTables.contains)
        return !isMoved && match.old[table: table.name]?.isAlike(table) == true
            && pairs.table == table.name
    }

    /// Whether a relationship is its own inverse only now, so that each pair counts in both directions.
    private func becomesMutual(_ relationship: RelationshipSchema, _ entity: EntitySchema) -> Bool {
        guard let (_, inverse) = match.inverse(of: relationship, in: match.new),
            inverse == relationship, let old = match.oldRelationship(relationship, of: entity)
        else { return false }
        return match.inverse(of: old, in: match.old)?.1 != old
    }

    /// The statement that selects old pairs, behind the names of the columns that they go to.
    private func rows(
        of pairs: RelationshipPairs,
        _ values: [(column: String?, value: String?)]
    ) -> String {
        let values = values.filter { $0.column != nil }
        let columns = SQLiteDialect.list(values.compactMap(\.column))
        let list = values.map { $0.value ?? "NULL" }.joined(separator: ", ")
        let (own, other) = (quoted(pairs.own), quoted(pairs.other))
        return "(\(columns)) SELECT \(list) FROM \(quoted(pairs.table))"
            + " WHERE \(own) IS NOT NULL AND \(other) IS NOT NULL"
    }

    private func key(_ column: String, _ oldTable: String, _ table: String) -> String {
        guard plan.movedTables.contains(oldTable) else { return quoted(column) }
        return KeyMap.newKey(of: quoted(column), from: oldTable, in: table)
    }

    /// The relationship that a join table is of, seen from the end whose keys come first.
    private func owner(of table: TableSchema) -> (EntitySchema, RelationshipSchema)? {
        var found: (EntitySchema, RelationshipSchema)?
        for entity in match.new.entities {
            for relationship in entity.relationships {
                guard case .joinTable(table.name, let owner, _, _) = relationship.storage else {
                    continue
                }
                if owner == table.columns.first?.name { return (entity, relationship) }
                found = found ?? (entity, relationship)
            }
        }
        return found
    }
}

extension TableSchema {
    /// The table that a column leads to.
    fileprivate func destination(of column: String) -> String {
        guard case .reference(let table, _)? = self[column]?.type else { return "" }
        return table
    }
}
