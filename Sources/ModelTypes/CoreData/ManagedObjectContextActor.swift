#if canImport(CoreData)
    import CoreData

    /// An actor that runs functions with its context, for work without an actor of its own.
    ///
    /// For example:
    /// `try await ManagedObjectContextActor(container.newBackgroundContext()).perform { … }`.
    public actor ManagedObjectContextActor: ManagedObjectActor {
        /// Runs the actor's jobs. For example: called by ``ManagedObjectActor/perform(_:)``.
        public nonisolated let executor: ManagedObjectExecutor

        /// An actor on the queue of a context.
        ///
        /// For example: `ManagedObjectContextActor(container.newBackgroundContext())`.
        public init(_ context: NSManagedObjectContext) {
            executor = ManagedObjectExecutor(context)
        }
    }
#endif
