// The column by whose values a server divides a table's rows.
extension MigrationPlanner {
    /// Reports the tables whose rows would have to be divided in another way.
    mutating func findOtherDistributions() {
        for plan in plan.tables {
            for name in plan.oldTables {
                guard let old = match.old[table: name] else { continue }
                if let problem = otherDistribution(plan, old) { report(problem) }
            }
        }
    }

    private func otherDistribution(_ plan: TablePlan, _ old: TableSchema) -> MigrationProblem? {
        let entity = plan.sources.first { $0.oldTable.name == old.name }?.entity.name
        let advice =
            "; copy the rows to a file with the earlier model, and from there to an empty database with this"
            + " one: ModelContainer.copy(from:to:)"
        func problem(_ property: String?, _ text: String) -> MigrationProblem {
            MigrationProblem(.otherDistribution, entity ?? plan.table.name, property, text + advice)
        }
        switch (old.distribution, plan.table.distribution) {
        case (nil, nil): return nil
        case (nil, let new?): return problem(new.column, "the table isn't distributed by it yet")
        case (let old?, nil): return problem(old.column, "the table is distributed by it")
        case (let old?, let new?):
            guard plan.oldColumns[new.column] == old.column else {
                return problem(new.column, "the table is distributed by '\(old.column)'")
            }
            guard old.type != new.type else { return nil }
            return problem(
                new.column,
                "the table is distributed by it, and it was \(old.type.words) and is \(new.type.words)"
            )
        }
    }

    // MARK: Join tables

    /// The column that only a server's join table has.
    func distributionColumn(of table: TableSchema) -> String? {
        dialect.dividesTables ? table.distributionColumn?.name : nil
    }

    /// The key of the row that a pair is of.
    func distributionKey(of pairs: RelationshipPairs) -> String? {
        match.old[table: pairs.ownTable]?.distribution.map { distribution in
            "(SELECT d.\(quoted(distribution.column)) FROM \(quoted(pairs.ownTable)) d"
                + " WHERE d.\"_pk\" = \(quoted(pairs.table)).\(quoted(pairs.own)))"
        }
    }
}
