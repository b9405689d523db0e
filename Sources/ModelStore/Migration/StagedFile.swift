import Foundation

/// Takes a file through the versions of a plan.
///
/// All stages work on a copy. The file itself is locked meanwhile, and gets the copy's contents in
/// one transaction at the end: it's either the old one or the new one.
struct StagedFile {
    private let migration: StagedMigration
    private let configuration: ModelConfiguration
    /// The copy, whose name no other opening of the file uses: openings that wait for the lock must leave
    /// it alone.
    private let copy: URL
    private var file: URL { configuration.url }

    init(_ migration: StagedMigration, _ configuration: ModelConfiguration) {
        self.migration = migration
        self.configuration = configuration
        copy = URL(fileURLWithPath: "\(configuration.url.path)-migration-\(UUID().uuidString)")
    }

    /// - Returns: What was changed.
    /// - Throws: `StoreError`, and what a stage throws; the file is unchanged then.
    func run() throws -> [Migration] {
        let connection = try configuration.connect()
        _ = try StoreIdentity(connection)
        guard let start = try migration.start(connection) else {
            if !leftovers.isEmpty {
                try? connection.transaction("BEGIN IMMEDIATE") { removeLeftovers() }
            }
            return []
        }
        // Rows may refer to rows of tables that come later.
        try connection.execute("PRAGMA foreign_keys = OFF")
        defer {
            try? connection.execute("DETACH staged")
            remove(copy.lastPathComponent)
        }
        // Locks the file, so that nobody else writes until the end.
        return try connection.transaction("BEGIN IMMEDIATE") {
            // Another process may have come first.
            guard try migration.start(connection) == start else { return [] }
            removeLeftovers()
            try migration.refuseForgottenClasses(from: start, connection)
            try makeCopy()
            let working = working
            let migrations = try migration.run(
                from: start,
                in: StageWorkplace(configuration: working) { try working.connect() }
            )
            if migration.isOneOfSeveral { try removeOtherClasses() }
            try connection.execute("ATTACH \(literal(copy.path)) AS staged")
            try takeOver(connection)
            try migration.nameVersion(connection)
            return migrations
        }
    }

    /// Copies the file by another connection, as a transaction can't.
    private func makeCopy() throws {
        let connection = try configuration.connect()
        do {
            try connection.execute("VACUUM INTO \(literal(copy.path))")
        } catch StoreError.sql(let failure) where failure.isRefusedStatement {
            // SQLite says of a copy whose size it can't read that it exists already.
            throw StoreError.inputOutput(failure)
        }
    }

    /// The configuration of the copy.
    private var working: ModelConfiguration {
        var working = ModelConfiguration(configuration.name, url: copy)
        working.migration = configuration.migration
        working.includesValuesInErrors = configuration.includesValuesInErrors
        working.trace = configuration.trace
        return working
    }

    /// Removes the tables of classes in other files, which stages need to fetch them.
    ///
    /// - Throws: `StoreError.invalidModel` if a stage has inserted objects of them.
    private func removeOtherClasses() throws {
        guard let last = migration.versions.last, let entities = migration.ownEntities.last else {
            return
        }
        let connection = try working.connect()
        let own = try StoreDefinitions(
            entities,
            isOneOfSeveral: false,
            version: last.type.versionIdentifier.description
        )
        let whole = try migration.versions.map {
            try StoreDefinitions($0.entities, isOneOfSeveral: false)
        }
        try connection.execute("PRAGMA foreign_keys = OFF")
        for table in whole.last?.schema.tables ?? [] where own.schema[table: table.name] == nil {
            guard try !connection.hasRows(quoted(table.name)) else {
                throw StoreError.invalidModel(
                    "a stage of '\(migration.plan)' inserts objects of '\(table.name)' into '\(file.path)', and the"
                        + " container has them in another file: insert them after opening it"
                )
            }
            try connection.execute("DROP TABLE \(quoted(table.name))")
        }
        for definitions in whole {
            try connection.execute(
                "DELETE FROM \(quoted(SchemaRecord.tableName))"
                    + " WHERE \"digest\" = \(literal(definitions.digest))"
            )
        }
        try SchemaRecord.write(own, connection)
    }

    /// Replaces the tables of the file by those of the copy.
    private func takeOver(_ connection: Connection) throws {
        for name in try tables(in: "main", connection) {
            try connection.execute("DROP TABLE main.\(quoted(name))")
        }
        let definitions = try connection.texts(
            "SELECT type, name, sql FROM staged.sqlite_schema WHERE sql NOT NULL"
                + " ORDER BY type = 'index', rowid"
        )
        for definition in definitions {
            guard let kind = definition[0], let name = definition[1], let sql = definition[2] else {
                continue
            }
            try connection.execute(sql)
            guard kind == "table" else { continue }
            try connection.execute(
                "INSERT INTO main.\(quoted(name)) SELECT * FROM staged.\(quoted(name))"
            )
        }
    }

    private func tables(in database: String, _ connection: Connection) throws -> [String] {
        try connection.texts(
            "SELECT name FROM \(database).sqlite_schema WHERE type = 'table'"
                + " AND name NOT LIKE 'sqlite@_%' ESCAPE '@'"
        ).compactMap { $0[0] }
    }

    /// The copies of other openings: of one that works, if the file isn't locked by this one, and of those
    /// that were interrupted.
    private var leftovers: [String] {
        let folder = file.deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let start = file.lastPathComponent + "-migration-"
        return names.filter { name in
            name.hasPrefix(start) && UUID(uuidString: String(name.dropFirst(start.count))) != nil
        }
    }

    /// Removes the copies of interrupted openings. The file must be locked: others make their copies under
    /// the lock.
    private func removeLeftovers() {
        for name in leftovers { remove(name) }
    }

    /// Removes a copy and what SQLite keeps beside it.
    private func remove(_ name: String) {
        let path = file.deletingLastPathComponent().appending(path: name).path
        for suffix in ["", "-wal", "-shm", "-journal"] {
            try? FileManager.default.removeItem(atPath: path + suffix)
        }
    }
}
