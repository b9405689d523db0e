/// An actor with its own context.
///
/// Values go in and out; objects stay inside. For example:
/// ```swift
/// actor Importer: ModelActor {
///     nonisolated let modelContainer: ModelContainer
///     nonisolated let modelExecutor: any ModelExecutor
///
///     init(modelContainer: ModelContainer) {
///         self.modelContainer = modelContainer
///         modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
///     }
///
///     func insert(_ labels: [String]) throws {
///         for label in labels { modelContext.insert(Tag(label: label)) }
///         try modelContext.save()
///     }
/// }
/// ```
public protocol ModelActor: Actor {
    /// The container of the context. For example: to make another actor.
    nonisolated var modelContainer: ModelContainer { get }
    /// Runs the actor's jobs. For example: a ``DefaultSerialModelExecutor``.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor of the context. For example: called by the actor's methods.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        if let executor = modelExecutor as? DefaultSerialModelExecutor {
            return executor.asUnownedSerialExecutor()
        }
        let executor = modelExecutor as? any SerialModelExecutor
        return executor?.asUnownedSerialExecutor() ?? MainActor.sharedUnownedExecutor
    }

    /// The actor's context. For example: `try modelContext.save()`.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The object for an identifier; `nil` if there is no such row.
    ///
    /// For example: `self[id, as: Person.self]?.name = "Ann"`. If reading fails, the next call that can
    /// throw throws the error (``ModelContext/onReadError``).
    public subscript<Model: PersistentModel>(
        id: PersistentIdentifier,
        as type: Model.Type
    ) -> Model? {
        modelContext.model(for: id) as? Model
    }
}

/// An actor with its own context that runs functions with it.
///
/// One line declares one: `let importer = ContextActor(container)`. For example:
/// ```swift
/// let id = try await importer.perform { context in
///     let tag = Tag(label: "new")
///     context.insert(tag)
///     try context.save()
///     return tag.persistentModelID
/// }
/// ```
public actor ContextActor: ModelActor {
    /// The container of the context. For example: to make another actor.
    public nonisolated let modelContainer: ModelContainer
    /// Runs the actor's jobs. For example: called by ``perform(_:)``.
    public nonisolated let modelExecutor: any ModelExecutor

    /// An actor with a new context. For example: `ContextActor(container)`.
    public init(_ container: ModelContainer) {
        modelContainer = container
        modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    }

    /// Runs the body with the context, and saves at its end.
    ///
    /// If the body throws, pending changes are rolled back. For example:
    /// `try await importer.perform { $0.insert(Tag(label: "new")) }`.
    /// - Throws: what the body throws, and `StoreError`, if saving fails.
    public func perform<Result: Sendable>(
        _ body: @Sendable (ModelContext) throws -> Result
    ) throws -> Result {
        try modelContext.saving(body)
    }
}
