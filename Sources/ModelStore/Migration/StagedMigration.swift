import Foundation

/// Takes a file through the versions of a plan.
///
/// All stages work on a copy. The file itself is locked meanwhile, and gets the copy's contents in
/// one transaction at the end: it's either the old one or the new one.
struct StagedMigration {
    let plan: any SchemaMigrationPlan.Type
    let configuration: ModelConfiguration
    private let versions: [ResolvedVersion]
    /// The entities of each version that may be in this file.
    private let ownEntities: [[EntityInfo]]
    /// The entities of the container in this file.
    private let entities: [EntityInfo]
    /// Whether the container has entities in other files.
    private let isOneOfSeveral: Bool

    /// - Parameters:
    ///   - versions: From the oldest to that of the container.
    ///   - entities: The container's entities in this file.
    ///   - others: Those in other files.
    init(
        _ plan: any SchemaMigrationPlan.Type,
        _ versions: [ResolvedVersion],
        _ configuration: ModelConfiguration,
        _ entities: [EntityInfo],
        others: [EntityInfo]
    ) throws {
        self.plan = plan
        self.configuration = configuration
        self.versions = versions
        self.entities = entities
        isOneOfSeveral = !others.isEmpty
        let others = Set(others.flatMap(\.names)).subtracting(entities.map(\.name))
        ownEntities = try versions.map { try $0.entities(except: others) }
    }

    private var file: URL { configuration.url }
    private var copy: URL { URL(fileURLWithPath: file.path + "-migration") }

    /// - Returns: What was changed.
    /// - Throws: `StoreError`, and what a stage throws; the file is unchanged then.
    func run() throws -> [Migration] {
        removeCopy()
        defer { removeCopy() }
        let connection = try configuration.connect()
        _ = try StoreIdentity(connection)
        guard let start = try currentVersion(connection), start < versions.count - 1 else {
            return []
        }
        // Rows may refer to rows of tables that come later.
        try connection.execute("PRAGMA foreign_keys = OFF")
        // Before the transaction, which couldn't attach it. The file is still empty.
        try connection.execute("ATTACH \(literal(copy.path)) AS staged")
        defer { try? connection.execute("DETACH staged") }
        return try connection.transaction("BEGIN") {
            // Locks the file, but not the copy, so that nobody else writes until the end.
            try connection.execute("DELETE FROM main.\"_ModelStore_keys\" WHERE FALSE")
            // Another process may have come first.
            guard try currentVersion(connection) == start else { return [] }
            try refuseForgottenClasses(from: start, connection)
            try makeCopy()
            let migrations = try (start..<versions.count - 1).compactMap(step)
            if isOneOfSeveral { try removeOtherClasses() }
            try takeOver(connection)
            try nameVersion(connection)
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

    /// The number of the version that a file has; `nil` if it has none of them.
    ///
    /// - Throws: `StoreError.cannotMigrate` if the plan has a stage with code, which must not be skipped.
    private func currentVersion(_ connection: Connection) throws -> Int? {
        guard let record = try SchemaRecord.current(connection) else { return nil }
        let all = try ownEntities.map { try StoreDefinitions($0, isOneOfSeveral: false) }
        let alike = all.indices.filter { all[$0].digest == record.digest }
        if !alike.isEmpty { return version(record.version, of: alike) }
        let schema = record.schema
        let distances = all.map { definitions in
            schema.flatMap { SchemaDistance($0, definitions.schema).count }
        }
        let named = versions.lastIndex { $0.type.versionIdentifier.description == record.version }
        if let named, distances[named] != nil { return named }
        if let least = distances.compactMap(\.self).min() {
            return distances.lastIndex(of: least)
        }
        if let named { return named }
        // A newer file: opening it says so.
        if let last = all.last, try SchemaRecord.isPast(last.digest, connection) { return nil }
        guard plan.stages.contains(where: \.hasCode) else { return nil }
        throw StoreError.cannotMigrate(
            path: file.path,
            problems: [MigrationProblem(unknownVersionIn: plan, versions.map(\.type))]
        )
    }

    /// Returns which of several versions with the same schema a file has.
    ///
    /// The file's record names it. A record without a name was written before the app had a plan, which
    /// makes the file one of the first version. Stages without code between such versions do nothing and
    /// are skipped.
    private func version(_ name: String?, of numbers: [Int]) -> Int? {
        let named = numbers.last { versions[$0].type.versionIdentifier.description == name }
        guard var number = named ?? numbers.first else { return nil }
        while numbers.contains(number + 1), stage(from: number)?.hasCode != true { number += 1 }
        return number
    }

    /// Rejects a version that omits a class of an earlier version which reappears later: the objects would
    /// be removed. A class without objects may be omitted, and a class with a new name isn't.
    private func refuseForgottenClasses(from start: Int, _ connection: Connection) throws {
        var all = zip(versions, ownEntities).map { (name: "'\($0.type)'", entities: $1) }
        all.append(("the container", entities))
        for number in start..<(versions.count - 1) {
            let kept = Set(all[number + 1].entities.flatMap(\.names))
            for entity in all[number].entities where !kept.contains(entity.name) {
                let later = all[(number + 2)...].first { version in
                    version.entities.contains { $0.name == entity.name }
                }
                guard let later, try hasObjects(of: entity.name, inVersion: start, connection)
                else {
                    continue
                }
                throw StoreError.invalidModel(
                    "\(all[number + 1].name) of '\(plan)' lacks '\(entity.name)', which"
                        + " \(all[number].name) and \(later.name) have, so its objects would be removed:"
                        + " add it to 'models'"
                )
            }
        }
    }

    /// Whether the file, which has some version, has objects of an entity.
    private func hasObjects(of name: String, inVersion number: Int, _ connection: Connection) throws
        -> Bool
    {
        let schema = try StoreDefinitions(ownEntities[number], isOneOfSeveral: false).schema
        guard let entity = schema[entity: name], let table = schema[table: entity.table],
            try tables(in: "main", connection).contains(table.name)
        else { return false }
        return try connection.hasRows(table.rows(of: entity))
    }

    // MARK: Stages

    private func stage(from number: Int) -> MigrationStage? {
        plan.stages.first { stage in
            ObjectIdentifier(stage.versions.from) == ObjectIdentifier(versions[number].type)
                && ObjectIdentifier(stage.versions.to)
                    == ObjectIdentifier(versions[number + 1].type)
        }
    }

    private func step(_ number: Int) throws -> Migration? {
        let (from, to) = (versions[number].type, versions[number + 1].type)
        let stage = stage(from: number)
        do {
            let migration = try step(from, to, stage)
            try checkRenames(migration?.likelyRenames ?? [])
            return migration
        } catch StoreError.cannotMigrate(_, let problems) {
            // The path is that of the copy, and advice to write a stage isn't of use in one.
            throw StoreError.cannotMigrate(
                path: file.path,
                problems: stage?.hasCode == true
                    ? problems.map { $0.inItsStage(isManual: stage?.isManual == true) } : problems
            )
        }
    }

    private func step(
        _ from: any VersionedSchema.Type,
        _ to: any VersionedSchema.Type,
        _ stage: MigrationStage?
    ) throws -> Migration? {
        let kind: ModelConfiguration.Stage = stage?.hasCode == true ? .withCode : .lightweight
        switch stage {
        case nil, .lightweight: return try open(to).migration
        case .custom(_, _, let willMigrate, let didMigrate):
            if let willMigrate { try change(open(from), willMigrate) }
            let container = try open(to, in: kind)
            if let didMigrate { try change(container, didMigrate) }
            return container.migration
        case .manual(_, _, let body):
            let store = MigratingStore(
                openOld: { try open(from) },
                openNew: { try open(to, in: kind, filling: $0) }
            )
            try body(store)
            return try store.finish()
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

    /// Refuses a stage that has left an entity's rows behind, although a new one looks the same.
    private func checkRenames(_ renames: [LikelyRename]) throws {
        guard !renames.isEmpty else { return }
        let connection = try working.connect()
        let missing = try renames.filter { try !$0.isMade(connection) }
        guard !missing.isEmpty else { return }
        throw StoreError.cannotMigrate(
            path: copy.path,
            problems: missing.map { $0.problem(isInStage: true) }
        )
    }

    private func open(
        _ version: any VersionedSchema.Type,
        in stage: ModelConfiguration.Stage = .lightweight,
        filling values: [FilledValues] = []
    ) throws -> ModelContainer {
        var working = working
        working.stage = stage
        working.filledValues = values
        return try ModelContainer(for: Schema(versionedSchema: version), configurations: [working])
    }

    private func change(
        _ container: ModelContainer,
        _ body: (ModelContext) throws -> Void
    ) throws {
        let context = ModelContext(container)
        try body(context)
        try context.save()
    }

    // MARK: The copy

    /// Records the name of the last version: opening doesn't if the previous one has the same schema.
    private func nameVersion(_ connection: Connection) throws {
        guard let name = versions.last?.type.versionIdentifier.description else { return }
        let records = "main.\(quoted(SchemaRecord.tableName))"
        try connection.execute(
            "UPDATE \(records) SET \"version\" = \(literal(name))"
                + " WHERE \"number\" = (SELECT max(\"number\") FROM \(records))"
        )
    }

    /// Removes the tables of classes in other files, which stages need to fetch them.
    ///
    /// - Throws: `StoreError.invalidModel` if a stage has inserted objects of them.
    private func removeOtherClasses() throws {
        guard let last = versions.last, let entities = ownEntities.last else { return }
        let connection = try working.connect()
        let own = try StoreDefinitions(
            entities,
            isOneOfSeveral: false,
            version: last.type.versionIdentifier.description
        )
        let whole = try versions.map { try StoreDefinitions($0.entities, isOneOfSeveral: false) }
        try connection.execute("PRAGMA foreign_keys = OFF")
        for table in whole.last?.schema.tables ?? [] where own.schema[table: table.name] == nil {
            guard try !connection.hasRows(quoted(table.name)) else {
                throw StoreError.invalidModel(
                    "a stage of '\(plan)' inserts objects of '\(table.name)' into '\(file.path)', and the"
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

    private func removeCopy() {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            try? FileManager.default.removeItem(atPath: copy.path + suffix)
        }
    }
}

extension MigrationStage {
    fileprivate var isManual: Bool { if case .manual = self { true } else { false } }

    /// Whether the program does something in the stage.
    fileprivate var hasCode: Bool {
        switch self {
        case .lightweight: false
        case .custom(_, _, let willMigrate, let didMigrate):
            willMigrate != nil || didMigrate != nil
        case .manual: true
        }
    }
}
