import Foundation

/// Runs the jobs of an actor that works with a context.
///
/// For example: ``DefaultSerialModelExecutor``.
public protocol ModelExecutor: Executor {
    /// The context that belongs to the executor's jobs. For example: `executor.modelContext`.
    var modelContext: ModelContext { get }
}

/// Runs the jobs of an actor that works with a context, one after the other.
///
/// For example: ``DefaultSerialModelExecutor``.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// Runs the jobs of an actor on a private queue.
///
/// For example: `DefaultSerialModelExecutor(modelContext: ModelContext(container))`. A context whose
/// ``ModelContext/autosaveEnabled`` is true saves after each job.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    // Sendable, because only jobs use the context, one after the other.
    /// The context of the actor. For example: `executor.modelContext`.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "ModelStore.DefaultSerialModelExecutor")

    /// An executor for the actor that a context belongs to from now on.
    ///
    /// For example: `DefaultSerialModelExecutor(modelContext: ModelContext(container))`.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs a job of the actor. For example: called by the actor's methods.
    public func enqueue(_ job: UnownedJob) {
        queue.async {
            job.runSynchronously(on: self.asUnownedSerialExecutor())
            self.modelContext.autosave()
        }
    }

    /// The executor as actors refer to it. For example: called by the actor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
        UnownedSerialExecutor(ordinary: self)
    }
}
