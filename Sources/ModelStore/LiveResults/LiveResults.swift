/// The results of a fetch now and after each save that changes them.
///
/// For example:
/// ```swift
/// for try await update in context.results(of: FetchDescriptor<Person>()) {
///     show(update.models)
/// }
/// ```
/// See ``ModelContext/results(of:)``.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
public struct LiveResults<Model: PersistentModel>: AsyncSequence {
    let context: ModelContext
    let descriptor: FetchDescriptor<Model>

    /// Begins with the present state. For example: by `for try await`.
    public func makeAsyncIterator() -> Iterator {
        Iterator(context: context, descriptor: descriptor)
    }

    /// One walk through the results. For example: made by `for try await`.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let context: ModelContext
        fileprivate let descriptor: FetchDescriptor<Model>
        private var query: LiveQuery?
        private var isFinished = false

        fileprivate init(context: ModelContext, descriptor: FetchDescriptor<Model>) {
            self.context = context
            self.descriptor = descriptor
        }

        /// The present results, then those after the next save that changes them.
        ///
        /// For example: `try await iterator.next()`.
        /// - Parameter actor: the actor of the context.
        /// - Returns: `nil` after the task was cancelled.
        /// - Throws: `StoreError`, if fetching fails; then the sequence ends.
        public mutating func next(
            isolation actor: isolated (any Actor)? = #isolation
        ) async throws -> ResultsUpdate<Model>? {
            if isFinished { return nil }
            isFinished = true
            guard let query else {
                let query = try LiveQuery(descriptor, context)
                let first = try query.first()
                self.query = query
                isFinished = false
                return ResultsUpdate(first)
            }
            while !Task.isCancelled {
                // Only this can be sent to where it waits.
                let subscription = query.subscription
                await subscription.wait()
                if Task.isCancelled { break }
                if let change = try query.next() {
                    isFinished = false
                    return ResultsUpdate(change)
                }
            }
            return nil
        }
    }
}

@available(*, unavailable, message: "results belong to their context's actor")
extension LiveResults: Sendable {}

extension ModelContext {
    /// The results of a fetch: at first those that are in the file now, then new ones after each save
    /// that changes them.
    ///
    /// Saves of all contexts of the container count, and those of other processes: on a server at once,
    /// in a file within a tenth of a second. Several saves while the loop's body runs are one update.
    /// Pending changes count when they're saved. The sequence ends when its task is cancelled; until
    /// then it keeps the context. For example:
    /// ```swift
    /// let descriptor = FetchDescriptor(sortBy: [SortDescriptor(\Person.name)])
    /// for try await update in context.results(of: descriptor) {
    ///     list.show(update.models)
    /// }
    /// ```
    /// - Complexity: a save that only changes other classes costs nothing. Otherwise, O(*c* log *n*)
    ///   statements for *c* changed rows and *n* results. All results are fetched again if the
    ///   descriptor asks about related objects, has an offset or a filter in memory, if results within
    ///   the limit have to be replaced by others, and if another process may have written.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    public func results<Model: PersistentModel>(
        of descriptor: FetchDescriptor<Model> = FetchDescriptor()
    ) -> LiveResults<Model> {
        LiveResults(context: self, descriptor: descriptor)
    }
}
