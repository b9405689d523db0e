import Foundation

/// Adapts a database to the model, or reports why it can't.
struct StoreOpening {
    let configuration: ModelConfiguration
    let location: StoreLocation
    let settings: ConnectionSettings
    let connection: Connection
    let wanted: StoreDefinitions
    /// Whether the file is a store of Core Data that the configuration doesn't allow to write.
    let isOnlyRead: Bool
    /// What writing to a store of Core Data relies on; `nil` for other files, and for one that's read.
    let coreData: CoreDataStore?
    /// The identity of the file as it was opened; `nil` for a database of another program.
    private let identity: StoreIdentity?
    /// The schema of the file once it fits the model; `nil` if nobody else can change the tables, or if
    /// they belong to another program.
    private(set) var knownSchema: KnownSchema?
    private var allowsSave: Bool { configuration.allowsSave }

    /// Those in a file of another program.
    private(set) var triggers = TriggersOfOthers()

    /// Connects to the file, and changes nothing in it.
    /// - Throws: `StoreError`, also if the file is another application's.
    init(_ configuration: ModelConfiguration, _ definitions: StoreDefinitions) throws {
        self.configuration = configuration
        if definitions.existing.isEmpty { configuration.createFolder() }
        let isCoreData = definitions.existing.contains { $0.coreData != nil }
        isOnlyRead =
            isCoreData && (configuration.coreDataWriting == .refused || !configuration.allowsSave)
        coreData =
            isCoreData && !isOnlyRead
            ? CoreDataStore(definitions.existing, configuration.coreDataWriting) : nil
        location = StoreLocation(configuration, isOnlyRead: isOnlyRead)
        let isExisting = !definitions.existing.isEmpty
        settings = ConnectionSettings(configuration, keepsTexts: isExisting)
        let writing = isExisting ? Connection.Mode.write : .create
        let isWritten = configuration.allowsSave && !isOnlyRead
        connection = try location.connect(isWritten ? writing : .read, settings)
        connection.owner = isOnlyRead ? .coreData : isExisting ? .otherProgram : .library
        wanted = definitions
        identity = isExisting ? nil : try StoreIdentity(connection)
    }

    /// Makes the file fit the model.
    ///
    /// - Returns: What was changed; `nil` for a new file, and for one that fits.
    mutating func run() throws -> Migration? {
        guard let identity else { return try checkExisting() }
        if allowsSave {
            _ = try connection.texts("PRAGMA journal_mode = WAL")
            try connection.setDurability(connection.durability)
        }
        if let record = try currentRecord(identity) {
            if !location.isInMemory { knownSchema = KnownSchema(wanted.schema, record) }
            return nil
        }
        let migration = allowsSave ? try migrate() : try checkReadable()
        if !location.isInMemory { knownSchema = try KnownSchema(wanted.schema, connection) }
        return migration
    }

    /// The file's record, if the schema is the model's and hasn't changed since it was recorded.
    ///
    /// Adding or removing a table since the identity was read changes the schema's number, too.
    private func currentRecord(_ identity: StoreIdentity) throws -> SchemaRecord? {
        guard identity.names.contains(SchemaRecord.tableName),
            let record = try SchemaRecord.last(connection), record.digest == wanted.digest,
            try record.cookie == connection.integer("PRAGMA schema_version"),
            !allowsSave || identity.isCurrent && missingOwnTables(identity).isEmpty
        else { return nil }
        return record
    }

    private func missingOwnTables(_ identity: StoreIdentity) -> [String] {
        wanted.ownTables.filter { !identity.names.contains($0.name) }.map(\.statement)
    }

    // MARK: Migrating

    /// - Throws: `StoreError`; the connection must not be used then, as references aren't checked.
    private func migrate() throws -> Migration? {
        // Rows may refer to rows of tables that are being rewritten.
        try connection.execute("PRAGMA foreign_keys = OFF")
        let migration = try connection.transaction("BEGIN IMMEDIATE", changeTables)
        try connection.execute("PRAGMA foreign_keys = ON")
        return migration
    }

    private func changeTables() throws -> Migration? {
        let start = Date()
        // Another process may have come first.
        let identity = try StoreIdentity(connection)
        if try currentRecord(identity) != nil { return nil }
        let isNew = try isEmpty()
        for statement in missingOwnTables(identity) { try connection.execute(statement) }
        if wanted.isOneOfSeveral { try connection.execute(SharedSaveTables.numberFile) }
        let change = change
        let (plan, match) = try change.plan(from: presentSchema())
        if plan.isPartial { return nil }
        if !isNew { try change.check(plan) }
        var run = MigrationRun(plan, match, connection)
        if !plan.isEmpty { try explained { try run.run() } }
        if plan.needsCleaning {
            try explained {
                try ReferenceCleaning(schema: wanted.schema, connection: connection).run()
            }
        }
        try connection.execute("PRAGMA application_id = \(StoreFormat.application)")
        try connection.execute("PRAGMA user_version = \(StoreFormat.version)")
        try SchemaRecord.write(wanted, connection)
        return isNew ? nil : Migration(plan, rowCount: run.rowCount, since: start)
    }

    private func isEmpty() throws -> Bool {
        try connection.integer("SELECT count(*) FROM sqlite_schema") == 0
    }

    private var change: ModelChange {
        ModelChange(
            wanted: wanted,
            connection: connection,
            dialect: SQLiteMigrationDialect(),
            policy: configuration.migration,
            stage: configuration.stage,
            filledValues: configuration.filledValues
        )
    }

    /// The schema that the file says it has, if its tables are as it says; else what they look like.
    private func presentSchema() throws -> StoreSchema {
        let tables = try FileTables(connection)
        let described = try SchemaRecord.current(connection)?.schema
        if let described, described.tables.allSatisfy(tables.hold),
            described.tables.count == tables.names.count
        {
            return described
        }
        return try StoreSchema(of: tables, like: described ?? wanted.schema, connection)
    }

    private func explained(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let problem as MigrationProblem {
            throw StoreError.cannotMigrate(path: connection.path, problems: [problem])
        } catch StoreError.constraint(let failure) {
            throw StoreError.cannotMigrate(
                path: connection.path,
                problems: [MigrationProblem(failure)]
            )
        } catch StoreError.sql(let failure) where failure.isRefusedStatement {
            throw StoreError.schemaDiffers(
                path: connection.path,
                differences: ["\(failure.message), for: \(failure.sql)"]
            )
        }
    }

    // MARK: Databases of other programs

    /// Compares the tables that are there with those that are read and written. Changes nothing.
    private mutating func checkExisting() throws -> Migration? {
        let differences = try ExistingTables(connection).differences(from: wanted.existing)
        guard differences.isEmpty else {
            throw StoreError.schemaDiffers(path: connection.path, differences: differences)
        }
        triggers = try TriggersOfOthers(connection)
        var store = coreData
        try store?.check(connection)
        return nil
    }

    // MARK: Reading

    /// A file that nobody may write to serves if it has what the model reads.
    private func checkReadable() throws -> Migration? {
        let (plan, _) = try change.plan(from: presentSchema())
        if plan.isEmpty || plan.isPartial { return nil }
        throw StoreError.schemaDiffers(path: connection.path, differences: plan.differences)
    }
}
