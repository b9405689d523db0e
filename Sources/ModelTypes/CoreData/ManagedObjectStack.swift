#if canImport(CoreData)
    import CoreData

    /// A container of Core Data with a model that the type determines. Generated stacks conform to it.
    ///
    /// For example:
    /// ```swift
    /// let stack = NotesStack(.file(at: url))
    /// try await stack.load()
    /// let notes = try stack.viewContext.fetch(Note.fetchRequest())
    /// ```
    public protocol ManagedObjectStack: Sendable {
        /// The container of Core Data. For example: for undo managers and persistent history.
        var container: NSPersistentContainer { get }
    }

    extension ManagedObjectStack {
        /// The context for views, which shows what other contexts save.
        ///
        /// For example: `.environment(\.managedObjectContext, stack.viewContext)`.
        @MainActor
        public var viewContext: NSManagedObjectContext { container.viewContext }

        /// Opens all stores, and migrates them if that takes no mapping model. Call it once.
        ///
        /// For example: `try await stack.load()` when the app starts.
        /// - Throws: The first of Core Data's errors, if a store can't be opened; the others are
        ///   open then.
        public func load() async throws {
            var failure: (any Error)?
            for await error in results() { failure = failure ?? error }
            if let failure { throw failure }
            await MainActor.run {
                container.viewContext.automaticallyMergesChangesFromParent = true
            }
        }

        /// Begins to open the stores, and returns the result of each: Core Data calls the handler once
        /// for each store, so that it has no asynchronous form.
        private func results() -> AsyncPrefixSequence<AsyncStream<(any Error)?>> {
            let count = container.persistentStoreDescriptions.count
            let (results, continuation) = AsyncStream.makeStream(of: (any Error)?.self)
            container.loadPersistentStores { _, error in continuation.yield(error) }
            return results.prefix(count)
        }

        /// Creates an actor with a background context of its own.
        ///
        /// For example: `let id = try await stack.backgroundActor().perform { … }`.
        public func backgroundActor() -> ManagedObjectContextActor {
            ManagedObjectContextActor(container.newBackgroundContext())
        }
    }
#endif
