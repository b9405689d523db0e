import Foundation

/// Takes a database through the versions of a plan, in steps that count together or not at all.
struct StagedMigration {
    let plan: any SchemaMigrationPlan.Type
    /// The database, for errors.
    let place: String
    let versions: [ResolvedVersion]
    /// The entities of each version that may be in this database.
    let ownEntities: [[EntityInfo]]
    /// The entities of the container in this database.
    private let entities: [EntityInfo]
    /// Whether the container has entities in other files.
    let isOneOfSeveral: Bool

    /// - Parameters:
    ///   - versions: From the oldest to that of the container.
    ///   - entities: The container's entities in this database.
    ///   - others: Those in other files.
    init(
        _ plan: any SchemaMigrationPlan.Type,
        _ versions: [ResolvedVersion],
        _ place: String,
        _ entities: [EntityInfo],
        others: [EntityInfo]
    ) throws {
        self.plan = plan
        self.place = place
        self.versions = versions
        self.entities = entities
        isOneOfSeveral = !others.isEmpty
        let others = Set(others.flatMap(\.names)).subtracting(entities.map(\.name))
        ownEntities = try versions.map { try $0.entities(except: others) }
    }

    /// The number of the version that the stages start from; `nil` if none has to run.
    func start(_ connection: Connection) throws -> Int? {
        try currentVersion(connection).flatMap { $0 < versions.count - 1 ? $0 : nil }
    }

    /// - Parameters:
    ///   - start: What ``start(_:)`` says.
    ///   - workplace: Where the stages work.
    /// - Returns: What was changed.
    func run(from start: Int, in workplace: StageWorkplace) throws -> [Migration] {
        try (start..<versions.count - 1).compactMap { try step($0, workplace) }
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
            path: place,
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
    func refuseForgottenClasses(from start: Int, _ connection: Connection) throws {
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
            try connection.hasTable(table.name)
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

    private func step(_ number: Int, _ workplace: StageWorkplace) throws -> Migration? {
        let stage = stage(from: number)
        let start = Date()
        do {
            let (from, to) = (versions[number].type, versions[number + 1])
            var migration = try step(from, to, stage, workplace)
            migration?.duration = Date().timeIntervalSince(start)
            try checkRenames(migration?.likelyRenames ?? [], workplace)
            return migration
        } catch StoreError.cannotMigrate(_, let problems) {
            // The path may be that of a copy, and advice to write a stage isn't of use in one.
            throw StoreError.cannotMigrate(
                path: place,
                problems: stage?.hasCode == true
                    ? problems.map { $0.inItsStage(isManual: stage?.isManual == true) } : problems
            )
        }
    }

    private func step(
        _ from: any VersionedSchema.Type,
        _ newer: ResolvedVersion,
        _ stage: MigrationStage?,
        _ workplace: StageWorkplace
    ) throws -> Migration? {
        let to = newer.type
        let kind: ModelConfiguration.Stage = stage?.hasCode == true ? .withCode : .lightweight
        switch stage {
        case nil, .lightweight: return try workplace.open(to).migration
        case .custom(_, _, let willMigrate, let didMigrate):
            if let willMigrate { try change(workplace.open(from), willMigrate) }
            let container = try workplace.open(to, in: kind)
            if let didMigrate { try change(container, didMigrate) }
            return container.migration
        case .manual(_, _, let body):
            let store = MigratingStore(
                from: from,
                to: newer,
                openOld: { try workplace.open(from) },
                openNew: { try workplace.open(to, in: kind, filling: $0) }
            )
            try body(store)
            return try store.finish()
        }
    }

    /// Refuses a stage that has left an entity's rows behind, although a new one looks the same.
    private func checkRenames(_ renames: [LikelyRename], _ workplace: StageWorkplace) throws {
        guard !renames.isEmpty else { return }
        let connection = try workplace.connect()
        let missing = try renames.filter { try !$0.isMade(connection) }
        guard !missing.isEmpty else { return }
        throw StoreError.cannotMigrate(
            path: place,
            problems: missing.map { $0.problem(isInStage: true) }
        )
    }

    private func change(
        _ container: ModelContainer,
        _ body: (ModelContext) throws -> Void
    ) throws {
        let context = ModelContext(container)
        try body(context)
        try context.save()
    }

    /// Records the name of the last version: opening doesn't if the previous one has the same schema.
    func nameVersion(_ connection: Connection) throws {
        guard let name = versions.last?.type.versionIdentifier.description else { return }
        let records = quoted(SchemaRecord.tableName)
        try connection.execute(
            "UPDATE \(records) SET \"version\" = \(literal(name))"
                + " WHERE \"number\" = (SELECT max(\"number\") FROM \(records))"
        )
    }
}

/// Where the stages of a plan work.
struct StageWorkplace {
    let configuration: ModelConfiguration
    /// A connection that sees what the stages have done.
    let connect: () throws -> Connection

    func open(
        _ version: any VersionedSchema.Type,
        in stage: ModelConfiguration.Stage = .lightweight,
        filling values: [FilledValues] = []
    ) throws -> ModelContainer {
        var working = configuration
        working.stage = stage
        working.filledValues = values
        return try ModelContainer(for: Schema(versionedSchema: version), configurations: [working])
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
