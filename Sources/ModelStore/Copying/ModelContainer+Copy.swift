import Foundation

extension ModelContainer {
    /// Copies all rows of a store to an empty one: from a file to a server, back, or between two of a kind.
    ///
    /// Both containers have the same model. Objects keep their identifiers, and new ones get others than
    /// any object of the source ever had. Each batch is one transaction. If copying is interrupted, a
    /// second call goes on behind the last batch. At the end, the number of rows and a checksum of all
    /// values are compared for each table. For example:
    /// ```swift
    /// let file = try await ModelContainer.open(for: Person.self)
    /// let server = try await ModelContainer.open(for: Person.self, configurations: .postgreSQL(address))
    /// try await ModelContainer.copy(from: file, to: server) { progress in
    ///     print("\(progress.copiedRows) of \(progress.totalRows) rows")
    /// }
    /// ```
    /// Nobody else may use the target until it's done: its references aren't checked meanwhile. What
    /// others save in the source after the copy began isn't copied.
    /// - Parameters:
    ///   - source: where the rows are, and stay.
    ///   - target: a store without rows, or one that an interrupted copy of the same source has left.
    ///   - progress: called after each batch. If it throws, copying is interrupted.
    /// - Throws: `StoreError.notEmpty` if the target has other rows; `copyDiffers` if the tables differ at
    ///   the end, as the source has changed between two calls: erase the target then; `schemaDiffers` for
    ///   two models, `unsupported` for several files and other programs' tables, and other errors of both
    ///   stores; what `progress` throws, and `CancellationError`.
    /// - Complexity: O(*n* log *n*) for *n* rows; in memory, one batch.
    public static func copy(
        from source: ModelContainer,
        to target: ModelContainer,
        progress: @escaping @Sendable (CopyProgress) throws -> Void = { _ in }
    ) async throws {
        let request = CopyRequest()
        try await withTaskCancellationHandler {
            try await target.store.threads.run {
                try StoreCopy(from: source.store, to: target.store) {
                    try request.check()
                    try progress($0)
                }.run()
            }
        } onCancel: {
            request.cancel()
        }
    }
}

/// A copy that somebody waits for.
private final class CopyRequest: @unchecked Sendable {
    // Sendable, because `isCancelled` is only touched under `lock`.
    private let lock = NSLock()
    private var isCancelled = false

    func cancel() { lock.withLock { isCancelled = true } }

    func check() throws {
        if lock.withLock({ isCancelled }) { throw CancellationError() }
    }
}
