/// One or more databases with the tables of a schema, from which contexts are made.
///
/// For example: `try ModelContainer(for: Person.self, configurations: configuration)`. It may be
/// shared by all tasks; each makes a ``ModelContext`` of its own.
public final class ModelContainer: Sendable {
    let store: OpenStore
    private let main: MainContext

    /// The entities found from the classes that were named. For example:
    /// `container.schema.entityNames`.
    public var schema: Schema { store.schema }

    /// Where the rows are. For example: one file.
    public var configurations: Set<ModelConfiguration> { Set(store.configurations) }

    /// The plan by which the file was opened. For example: `nil`.
    public var migrationPlan: (any SchemaMigrationPlan.Type)? { store.plan.type }

    /// What opening changed in the files; `nil` if they fitted the model, or are new.
    ///
    /// For example: `container.migration?.changes`.
    public var migration: Migration? { store.migration }

    /// Opens the files, creates what is missing, and changes their tables to the model's.
    ///
    /// Entities that relationships lead to need not be named. What changed in the model since the
    /// file was written changes in the file, in one transaction; ``migration`` says what. A plan
    /// takes an older file through its stages first. For example:
    /// ```swift
    /// let container = try ModelContainer(
    ///     for: Person.self,
    ///     migrationPlan: PeoplePlan.self,
    ///     configurations: ModelConfiguration(url: file)
    /// )
    /// ```
    /// Without a configuration, the file is `default.sqlite` in the user's folder for application
    /// data, which is created if it doesn't exist.
    /// - Throws: `StoreError.cannotMigrate` with the problems, `newerModel`, `schemaDiffers` if nothing
    ///   may be changed, `notADatabase`, `corrupt`,
    ///   `foreignFile`, `newerFormat`, `cannotOpen`, `invalidModel`, and what else SQLite says; and
    ///   what a stage throws. The file is unchanged then.
    public convenience init(
        for models: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: Schema(models),
            migrationPlan: migrationPlan,
            configurations: configurations
        )
    }

    /// Opens the files for a schema.
    ///
    /// For example: `try ModelContainer(for: schema, configurations: configuration)`.
    /// - Throws: `StoreError`, as the first initializer does, and what a stage throws.
    public convenience init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws {
        try self.init(
            for: schema,
            migrationPlan: migrationPlan,
            configurations: configurations
        )
    }

    /// Opens the files for a schema.
    ///
    /// For example: `try ModelContainer(for: schema, configurations: [configuration])`.
    /// - Throws: `StoreError`, as the first initializer does, and what a stage throws. A plan is for
    ///   containers with a single file.
    public init(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        store = try OpenStore(schema, migrationPlan, configurations)
        main = MainContext(nil)
        store.handle.set(self)
    }

    /// Another container for a main context that has outlived its first one.
    init(_ store: OpenStore, main: ModelContext) {
        self.store = store
        self.main = MainContext(main)
    }

    /// The context of the main actor, the same at every call.
    ///
    /// It saves by itself: on the main actor's next turn after a change, and when the program ends.
    /// For example:
    /// ```swift
    /// container.mainContext.insert(Tag(label: "new"))
    /// ```
    /// The container keeps it. A context that is kept keeps the files open, too.
    @MainActor public var mainContext: ModelContext {
        if let context = main.context { return context }
        let new = ModelContext(mainOf: store)
        main.context = new
        return new
    }
}

/// The place of a container's main context.
private final class MainContext: @unchecked Sendable {
    // Sendable, because only the main actor uses it once others can reach the container.
    var context: ModelContext?

    init(_ context: ModelContext?) { self.context = context }
}

extension ModelContainer: Equatable {
    /// Whether both are one container. For example: `context.container == container`.
    public static func == (left: ModelContainer, right: ModelContainer) -> Bool {
        left.store === right.store
    }
}

extension ModelContainer: CustomDebugStringConvertible {
    /// The entities and the places. For example: `ModelContainer(Person, Pet; default: in memory)`.
    public var debugDescription: String {
        let places = store.configurations.map(\.debugDescription).joined(separator: "; ")
        return "ModelContainer(\(schema.entityNames.joined(separator: ", ")); \(places))"
    }
}
