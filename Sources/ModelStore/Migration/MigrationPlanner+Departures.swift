extension MigrationPlanner {
    /// Finds old pairs that no relationship of the model can store, because one of the two objects has
    /// left the relationship's hierarchy.
    ///
    /// For example: a garage's vehicle is a bike, and `Bike` no longer inherits from `Vehicle`.
    mutating func findDepartures() throws {
        for entity in match.old.entities {
            // A file without a description has names with an underscore for sides without a property.
            for relationship in entity.relationships where !relationship.name.hasPrefix("_") {
                guard let pairs = match.storedPairs(of: relationship, entity) else { continue }
                let columns = Set([pairs.own, pairs.other])
                let keepers = takenPairs.filter {
                    $0.pairs.table == pairs.table && Set([$0.pairs.own, $0.pairs.other]) == columns
                }
                // Without any, the relationship is reported as removed.
                if keepers.isEmpty { continue }
                for own in match.old.line(below: entity.name) {
                    for other in match.old.line(below: relationship.destination) {
                        try findDepartures(relationship, pairs, keepers, own, other)
                    }
                }
            }
        }
    }

    private mutating func findDepartures(
        _ relationship: RelationshipSchema,
        _ pairs: RelationshipPairs,
        _ keepers: [TakenPairs],
        _ own: EntitySchema,
        _ other: EntitySchema
    ) throws {
        // The rows of an entity that is gone are reported with it.
        guard let newOwn = match.new(own) ?? match.heir(of: own),
            let newOther = match.new(other) ?? match.heir(of: other)
        else { return }
        let (ownLine, otherLine) = (line(of: newOwn), line(of: newOther))
        let isKept = keepers.contains {
            ownLine.contains($0.entity(of: pairs.own))
                && otherLine.contains($0.entity(of: pairs.other))
        }
        if isKept { return }
        let keys = try keys(of: pairs, own, other)
        if keys.own.isEmpty { return }
        let loser = keepers.first {
            ($0.pairs.own == pairs.own ? ownLine : otherLine).contains($0.entity.name)
        }
        guard let loser else {
            plan.changes.append("\(own.name).\(relationship.name): removed")
            if policy == .keepingData { report(wouldRemove(own.name, relationship.name)) }
            return
        }
        let isOwn = loser.pairs.own == pairs.own
        let (entity, left) = isOwn ? (newOwn, newOther) : (newOther, newOwn)
        let lost = isOwn ? keys.own : keys.other
        let verb = lost.count == 1 ? "leads" : "lead"
        report(
            MigrationProblem(
                .otherDestination,
                entity.name,
                loser.relationship.name,
                keys: Array(lost.prefix(20)),
                rowCount: lost.count,
                "\(rows(lost.count)) \(verb) to objects of '\(left.name)', which doesn't"
                    + " inherit from '\(loser.relationship.destination)' any more; relate others in a"
                    + " custom stage"
            )
        )
    }

    /// The keys of the rows at both ends of the pairs of two entities' objects.
    private func keys(of pairs: RelationshipPairs, _ own: EntitySchema, _ other: EntitySchema)
        throws
        -> (own: [Int64], other: [Int64])
    {
        let rows = try connection.texts(
            "SELECT DISTINCT o.\"_pk\", m.\"_pk\" FROM \(quoted(pairs.table)) p"
                + " JOIN \(quoted(pairs.ownTable)) o ON o.\"_pk\" = p.\(quoted(pairs.own))"
                + " JOIN \(quoted(pairs.otherTable)) m ON m.\"_pk\" = p.\(quoted(pairs.other))"
                + " WHERE TRUE\(condition("o", own))\(condition("m", other)) ORDER BY 1, 2"
        )
        let keys = { (column: Int) in
            Set(rows.compactMap { $0[column].flatMap(Int64.init) }).sorted()
        }
        return (keys(0), keys(1))
    }

    /// The names of an entity and its ancestors.
    private func line(of entity: EntitySchema) -> [String] {
        match.new.lineage(of: entity).map(\.name)
    }

    private func condition(_ row: String, _ entity: EntitySchema) -> String {
        guard match.old[table: entity.table]?.hasTypeColumn == true else { return "" }
        return " AND \(row).\"_type\" = \(literal(entity.name))"
    }
}

extension StoreSchema {
    /// The entities with rows that inherit from an entity, or are it.
    fileprivate func line(below name: String) -> [EntitySchema] {
        entities.filter { entity in
            !entity.isAbstract && lineage(of: entity).contains { $0.name == name }
        }
    }
}
