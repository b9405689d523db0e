/// An actor with its own context.
///
/// One line declares one: `let importer = try ModelActor(container)`. Values go in and out;
/// objects stay inside. For example:
/// ```swift
/// let id = try await importer.perform { context in
///     let tag = Tag(label: "new")
///     context.insert(tag)
///     try context.save()
///     return tag.persistentModelID
/// }
/// ```
public actor ModelActor {
    /// The container of the context. For example: to make another actor.
    public nonisolated let modelContainer: ModelContainer
    private let modelContext: ModelContext

    /// An actor with a new context. For example: `try ModelActor(container)`.
    /// - Throws: `StoreError`, if the file can't be opened again.
    public init(_ container: ModelContainer) throws {
        modelContainer = container
        modelContext = try ModelContext(container)
    }

    /// Runs the body with the context, and saves at its end.
    ///
    /// If the body throws, pending changes are rolled back. For example:
    /// `try await importer.perform { $0.insert(Tag(label: "new")) }`.
    /// - Throws: what the body throws, and `StoreError`, if saving fails.
    public func perform<Result: Sendable>(
        _ body: @Sendable (ModelContext) throws -> Result
    ) throws -> Result {
        do {
            let result = try body(modelContext)
            if modelContext.autosaveEnabled { try modelContext.save() }
            try modelContext.throwReadError()
            return result
        } catch {
            modelContext.giveUp()
            throw error
        }
    }
}
