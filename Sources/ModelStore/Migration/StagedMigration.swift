import Foundation

/// Takes a file through the versions of a plan.
///
/// All stages work on a copy. The file itself is locked meanwhile, and gets the copy's contents in
/// one transaction at the end: it's either the old one or the new one.
struct StagedMigration {
    let plan: any SchemaMigrationPlan.Type
    let configuration: ModelConfiguration
    let file: URL
    /// From the oldest version to that of the container.
    private let versions: [any VersionedSchema.Type]
    /// The entities of the container in this file.
    private let entities: [EntityInfo]
    /// The names, also earlier ones, of the container's entities in other files.
    private let otherNames: Set<String>

    /// - Parameters:
    ///   - entities: The container's entities in this file.
    ///   - others: Those in other files.
    /// - Returns: `nil` for a database in memory, for a file that allows no changes, and for a new
    ///   file.
    /// - Throws: `StoreError.invalidModel` for a stage between versions that don't follow each other.
    init?(
        _ plan: any SchemaMigrationPlan.Type,
        _ configuration: ModelConfiguration,
        for entities: [EntityInfo],
        besides others: [EntityInfo] = []
    ) throws {
        try checkStages(of: plan)
        let file = configuration.url
        guard !configuration.isStoredInMemoryOnly, configuration.allowsSave,
            FileManager.default.fileExists(atPath: file.path)
        else { return nil }
        self.plan = plan
        self.configuration = configuration
        self.file = file
        self.entities = entities
        versions = try plan.versions(for: entities + others)
        otherNames = Set(others.flatMap { [$0.name] + $0.type.entity.renamedFrom })
            .subtracting(entities.map(\.name))
    }

    private var copy: URL { URL(fileURLWithPath: file.path + "-migration") }

    /// - Returns: What was changed.
    /// - Throws: `StoreError`, and what a stage throws; the file is unchanged then.
    func run() throws -> [Migration] {
        removeCopy()
        defer { removeCopy() }
        let connection = try connection()
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
            if !otherNames.isEmpty { try removeOtherClasses() }
            try takeOver(connection)
            try nameVersion(connection)
            return migrations
        }
    }

    /// A connection to the file.
    func connection() throws -> Connection {
        try StoreLocation(configuration).connect(.create, ConnectionSettings(configuration))
    }

    /// Copies the file by another connection, as a transaction can't.
    private func makeCopy() throws {
        let connection = try connection()
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
        let all = try versions.map { try StoreDefinitions(entities(of: $0), isOneOfSeveral: false) }
        let alike = all.indices.filter { all[$0].digest == record.digest }
        if !alike.isEmpty { return version(record.version, of: alike) }
        let schema = record.schema
        let distances = all.map { definitions in
            schema.flatMap { SchemaDistance($0, definitions.schema).count }
        }
        let named = versions.lastIndex { $0.versionIdentifier.description == record.version }
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
            problems: [MigrationProblem(unknownVersionIn: plan, versions)]
        )
    }

    /// Returns which of several versions with the same schema a file has.
    ///
    /// The file's record names it. A record without a name was written before the app had a plan, which
    /// makes the file one of the first version. Stages without code between such versions do nothing and
    /// are skipped.
    private func version(_ name: String?, of numbers: [Int]) -> Int? {
        let named = numbers.last { versions[$0].versionIdentifier.description == name }
        guard var number = named ?? numbers.first else { return nil }
        while numbers.contains(number + 1), stage(from: number)?.hasCode != true { number += 1 }
        return number
    }

    /// Rejects a version that omits a class of an earlier version which reappears later: the objects would
    /// be removed on the way. A class without objects may go, and so may one that gets another name.
    private func refuseForgottenClasses(from start: Int, _ connection: Connection) throws {
        var all = try versions.map { (name: "'\($0)'", entities: try entities(of: $0)) }
        all.append(("the container", entities))
        let file = try StoreDefinitions(all[start].entities, isOneOfSeveral: false).schema
        for number in start..<(versions.count - 1) {
            let next = all[number + 1].entities
            let kept = Set(next.flatMap { [$0.name] + $0.type.entity.renamedFrom })
            for entity in all[number].entities where !kept.contains(entity.name) {
                let later = all[(number + 2)...].first { version in
                    version.entities.contains { $0.name == entity.name }
                }
                guard let later, try file.hasRows(of: entity.name, connection) else { continue }
                throw StoreError.invalidModel(
                    "\(all[number + 1].name) of '\(plan)' lacks '\(entity.name)', which"
                        + " \(all[number].name) and \(later.name) have, so that its objects would be removed:"
                        + " add it to 'models'"
                )
            }
        }
    }

    /// The entities of a version that may be in this file.
    private func entities(of version: any VersionedSchema.Type) throws -> [EntityInfo] {
        let all = try Schema(version.models).resolved().entities
        if otherNames.isEmpty { return all }
        let own = all.filter { !otherNames.contains($0.name) }
        return try Schema(own.compactMap { $0.type as? any PersistentModel.Type }).resolved()
            .entities
    }

    // MARK: Stages

    private func stage(from number: Int) -> MigrationStage? {
        plan.stages.first { stage in
            ObjectIdentifier(stage.versions.from) == ObjectIdentifier(versions[number])
                && ObjectIdentifier(stage.versions.to) == ObjectIdentifier(versions[number + 1])
        }
    }

    private func step(_ number: Int) throws -> Migration? {
        let (from, to) = (versions[number], versions[number + 1])
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
        let connection = try StoreLocation(working).connect(.create, ConnectionSettings(working))
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
        guard let name = versions.last?.versionIdentifier.description else { return }
        let records = "main.\(quoted(SchemaRecord.tableName))"
        try connection.execute(
            "UPDATE \(records) SET \"version\" = \(literal(name))"
                + " WHERE \"number\" = (SELECT max(\"number\") FROM \(records))"
        )
    }

    /// Removes what the stages have of the classes in other files, so that they can fetch them.
    ///
    /// - Throws: `StoreError.invalidModel` if a stage has inserted objects of them.
    private func removeOtherClasses() throws {
        guard let last = versions.last else { return }
        let connection = try StoreLocation(working).connect(.create, ConnectionSettings(working))
        let own = try StoreDefinitions(
            entities(of: last),
            isOneOfSeveral: false,
            version: last.versionIdentifier.description
        )
        let whole = try versions.map { version in
            try StoreDefinitions(Schema(version.models).resolved().entities, isOneOfSeveral: false)
        }
        try connection.execute("PRAGMA foreign_keys = OFF")
        for table in whole.last?.schema.tables ?? [] where own.schema[table: table.name] == nil {
            let name = quoted(table.name)
            guard try connection.integer("SELECT 1 FROM \(name) LIMIT 1") == nil else {
                throw StoreError.invalidModel(
                    "a stage of '\(plan)' inserts objects of '\(table.name)' into '\(file.path)', and the"
                        + " container has them in another file: insert them after opening it"
                )
            }
            try connection.execute("DROP TABLE \(name)")
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

extension SchemaMigrationPlan {
    /// The versions up to the newest one with the classes of a container: usually all.
    ///
    /// A container of an older version's classes leaves a file of that version as it is.
    static func versions(for entities: [EntityInfo]) throws -> [any VersionedSchema.Type] {
        let classes = try schemas.map { version in
            Set(try Schema(version.models).resolved().entities.map { ObjectIdentifier($0.type) })
        }
        let all = classes.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1) }
        let own = Set(entities.map { ObjectIdentifier($0.type) }).intersection(all)
        let last = classes.lastIndex { own.isSubset(of: $0) } ?? schemas.count - 1
        return Array(schemas.prefix(last + 1))
    }
}

extension StoreSchema {
    /// Whether a file of this schema has objects of an entity.
    fileprivate func hasRows(of name: String, _ connection: Connection) throws -> Bool {
        guard let entity = self[entity: name], let table = self[table: entity.table] else {
            return false
        }
        let isThere = try connection.texts(
            "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1",
            table.name
        )
        guard !isThere.isEmpty else { return false }
        return try connection.integer("SELECT 1 FROM \(table.rows(of: entity)) LIMIT 1") != nil
    }
}

/// Throws for a stage that would never run.
private func checkStages(of plan: any SchemaMigrationPlan.Type) throws {
    let steps = zip(plan.schemas, plan.schemas.dropFirst()).map {
        [ObjectIdentifier($0), ObjectIdentifier($1)]
    }
    for stage in plan.stages {
        let (from, to) = stage.versions
        guard !steps.contains([ObjectIdentifier(from), ObjectIdentifier(to)]) else { continue }
        throw StoreError.invalidModel(
            "'\(plan)' has a stage from '\(from)' to '\(to)', which don't follow each other in its"
                + " schemas: list all versions there, the oldest first, and a stage for each step"
        )
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
