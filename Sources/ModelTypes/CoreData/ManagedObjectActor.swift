#if canImport(CoreData)
    import CoreData

    /// An actor whose methods run on the queue of its managed object context, so that they can use
    /// managed objects as ordinary values.
    ///
    /// Values and object IDs go in and out; the compiler keeps managed objects inside. For example:
    /// ```swift
    /// actor Importer: ManagedObjectActor {
    ///     nonisolated let executor: ManagedObjectExecutor
    ///
    ///     init(_ stack: NotesStack) {
    ///         executor = ManagedObjectExecutor(stack.container.newBackgroundContext())
    ///     }
    ///
    ///     func insert(_ labels: [String]) throws {
    ///         for label in labels { context.insert(Tag(label: label)) }
    ///         try context.save()
    ///     }
    /// }
    /// ```
    public protocol ManagedObjectActor: Actor {
        /// Runs the actor's jobs. For example: a constant that the initializer sets.
        nonisolated var executor: ManagedObjectExecutor { get }
    }

    extension ManagedObjectActor {
        /// The executor of the context. For example: called by the actor's methods.
        public nonisolated var unownedExecutor: UnownedSerialExecutor {
            executor.asUnownedSerialExecutor()
        }

        /// The actor's context. For example: `try context.save()`.
        public var context: NSManagedObjectContext { executor.context }

        /// The object with an ID; `nil` if it doesn't exist anymore, or is of another class.
        ///
        /// For example: `self[id, as: Tag.self]?.label = "new"`.
        public subscript<Object: NSManagedObject>(
            id: NSManagedObjectID,
            as type: Object.Type
        ) -> Object? {
            (try? context.existingObject(with: id)) as? Object
        }

        /// Runs a function with the context, and saves its changes.
        ///
        /// If the function throws, or if its changes can't be saved, they are rolled back. For
        /// example:
        /// ```swift
        /// let id = try await actor.perform { context in
        ///     let tag = Tag(label: "new")
        ///     context.insert(tag)
        ///     try context.obtainPermanentIDs(for: [tag])
        ///     return tag.objectID
        /// }
        /// ```
        /// - Throws: What the function throws, or Core Data's error.
        public func perform<Result: Sendable>(
            _ body: @Sendable (NSManagedObjectContext) throws -> Result
        ) throws -> Result {
            do {
                let result = try body(context)
                if context.hasChanges { try context.save() }
                return result
            } catch {
                context.rollback()
                throw error
            }
        }
    }
#endif
