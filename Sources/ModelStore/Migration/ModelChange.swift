/// The change of a database to a model: what is decided before anything is changed, in a file and on a
/// server alike.
struct ModelChange {
    let wanted: StoreDefinitions
    let connection: Connection
    let dialect: any MigrationDialect
    let policy: MigrationPolicy
    /// The stage of a migration plan that asks for it; `nil` outside of stages.
    let stage: ModelConfiguration.Stage?
    /// What the stage has computed.
    let filledValues: [FilledValues]

    /// - Throws: `StoreError.newerModel` for a database that has moved on from the model.
    func plan(from present: StoreSchema) throws -> (MigrationPlan, SchemaMatch) {
        var hints = wanted.hints
        hints.filledValues = filledValues
        let match = SchemaMatch(present, wanted.schema, hints)
        var planner = MigrationPlanner(
            match,
            connection,
            dialect,
            policy,
            isInStageWithCode: stage == .withCode
        )
        let plan = try planner.make()
        try refuseOlderModel(plan, match)
        return (plan, match)
    }

    /// - Throws: `StoreError.schemaDiffers` and `cannotMigrate` for a plan that isn't carried out.
    func check(_ plan: MigrationPlan) throws {
        if plan.isEmpty { return }
        if policy == .none {
            throw StoreError.schemaDiffers(path: connection.path, differences: plan.differences)
        }
        guard plan.problems.isEmpty else {
            throw StoreError.cannotMigrate(path: connection.path, problems: plan.problems)
        }
    }

    /// Refuses a database that has moved on from the model to a newer one.
    ///
    /// A newer model may leave the same tables, for example if two attributes exchanged their names. A
    /// plan decides for its own stages: a later version may have the schema of an earlier one. A model whose
    /// version is later than the database's may have an earlier schema, too.
    private func refuseOlderModel(_ plan: MigrationPlan, _ match: SchemaMatch) throws {
        guard stage == nil, policy != .allowingReturn, policy != .none || plan.isEmpty,
            !plan.isEmpty || match.old.hasRenamed(namesOf: match.new),
            let record = try SchemaRecord.current(connection),
            try SchemaRecord.isPast(wanted.digest, connection)
                || SchemaRecord.isPartOfPast(wanted.schema, connection),
            !wanted.isLater(than: record)
        else { return }
        throw StoreError.newerModel(path: connection.path, version: record.version)
    }
}
