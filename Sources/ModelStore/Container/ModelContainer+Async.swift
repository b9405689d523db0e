// What waits for a disk or a server, for tasks: Swift's concurrency has one thread for each core, and
// none of them waits here.
extension ModelContainer {
    /// Opens the files or the server's database, and changes their tables to the model's.
    ///
    /// It does what the initializer does, on a thread that may wait. For example:
    /// ```swift
    /// let container = try await ModelContainer.open(
    ///     for: Person.self,
    ///     configurations: ModelConfiguration(url: file)
    /// )
    /// ```
    /// - Throws: `StoreError`, as the initializer does, what a stage throws, and `CancellationError` if
    ///   the task is cancelled before opening begins.
    public static func open(
        for models: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) async throws -> ModelContainer {
        try await open(
            for: Schema(models),
            migrationPlan: migrationPlan,
            configurations: configurations
        )
    }

    /// Opens the files or the server's database for a schema.
    ///
    /// For example: `try await ModelContainer.open(for: schema, configurations: [configuration])`.
    /// - Throws: `StoreError`, as the initializer does, what a stage throws, and `CancellationError` if
    ///   the task is cancelled before opening begins.
    public static func open(
        for schema: Schema,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) async throws -> ModelContainer {
        let plan = SharedPlan(type: migrationPlan)
        return try await WorkThreads.opening.run {
            try ModelContainer(
                for: schema,
                migrationPlan: plan.type,
                configurations: configurations
            )
        }
    }

    /// Runs the body with a new context, and saves at its end, on a thread that may wait.
    ///
    /// Any number of tasks may call it: as many run at once as a server's container has connections,
    /// and eight on a file; the others wait for them without a thread. Values go in and out; objects
    /// stay inside. If the body throws, nothing is saved. For example:
    /// ```swift
    /// let count = try await container.perform { context in
    ///     context.insert(Tag(label: "new"))
    ///     return try context.fetchCount(FetchDescriptor<Tag>())
    /// }
    /// ```
    /// - Throws: what the body throws, `StoreError`, if saving fails, and `CancellationError` if the
    ///   task is cancelled before the body begins. A body that has begun goes on to its end.
    public func perform<Result: Sendable>(
        _ body: @escaping @Sendable (ModelContext) throws -> Result
    ) async throws -> Result {
        try await store.threads.run { [self] in try ModelContext(self).saving(body) }
    }

    /// Runs the body with a new context that only reads, on a thread that may wait.
    ///
    /// If the container's server has replicas, the context reads from one of them, which shows at least
    /// what this container's contexts have saved. For example:
    /// ```swift
    /// let count = try await container.performReading { context in
    ///     try context.fetchCount(FetchDescriptor<Tag>())
    /// }
    /// ```
    /// - Throws: what the body throws, `StoreError.readOnly` if something is pending at its end, and
    ///   `CancellationError` if the task is cancelled before the body begins.
    public func performReading<Result: Sendable>(
        _ body: @escaping @Sendable (ModelContext) throws -> Result
    ) async throws -> Result {
        try await store.threads.run { [self] in try ModelContext(readingFrom: self).saving(body) }
    }
}

extension ModelContext {
    /// Saves after the body, which uses the context, or gives up what is pending.
    func saving<Result>(_ body: (ModelContext) throws -> Result) throws -> Result {
        do {
            let result = try body(self)
            try save()
            try throwReadError()
            return result
        } catch {
            giveUp()
            throw error
        }
    }
}
