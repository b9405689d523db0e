#if canImport(CoreData)
    import CoreData

    /// Runs the jobs of an actor on the queue of a managed object context.
    ///
    /// For example: `ManagedObjectExecutor(container.newBackgroundContext())`. Only the context's
    /// queue may use its managed objects, and an actor's methods run nowhere else. The queue runs one
    /// job at a time, as the protocol requires.
    public final class ManagedObjectExecutor: SerialExecutor {
        /// The context whose queue runs the jobs. For example: `executor.context`.
        public let context: NSManagedObjectContext

        /// An executor on the queue of a context.
        ///
        /// For example: `ManagedObjectExecutor(container.newBackgroundContext())`.
        public init(_ context: NSManagedObjectContext) {
            self.context = context
        }

        /// Runs a job of the actor later. For example: called by the actor's methods.
        public func enqueue(_ job: UnownedJob) {
            context.perform { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }

        /// The executor as actors refer to it. For example: called by the actor.
        public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
            UnownedSerialExecutor(ordinary: self)
        }
    }
#endif
