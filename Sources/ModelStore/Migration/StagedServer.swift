/// Takes a server's database through the versions of a plan.
///
/// All stages work in one transaction, beside which nobody writes: others see the old database or the new
/// one.
struct StagedServer {
    let migration: StagedMigration
    let configuration: ModelConfiguration
    let server: any RemoteServer

    /// - Returns: What was changed.
    /// - Throws: `StoreError`, and what a stage throws; the database is unchanged then.
    func run() throws -> [Migration] {
        let settings = ConnectionSettings(configuration)
        let stages = try server.stages(settings)
        let connection = Connection(stages.database, place: server.place, settings)
        // Most often, none has to run: others need not wait for that.
        guard try migration.start(connection) != nil else { return [] }
        return try stages.inOneTransaction { server in
            // Another process may have come first.
            guard let start = try migration.start(connection) else { return [] }
            try migration.refuseForgottenClasses(from: start, connection)
            let migrations = try migration.run(
                from: start,
                in: StageWorkplace(configuration: working(server)) { connection }
            )
            try migration.nameVersion(connection)
            return migrations
        }
    }

    private func working(_ server: any RemoteServer) -> ModelConfiguration {
        var working = ModelConfiguration(configuration.name, server: server, allowsSave: true)
        working.migration = configuration.migration
        working.includesValuesInErrors = configuration.includesValuesInErrors
        working.trace = configuration.trace
        return working
    }
}
