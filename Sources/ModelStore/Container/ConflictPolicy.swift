extension ModelConfiguration {
    /// What saving does if others have saved other values since an object was read.
    ///
    /// For example: `configuration.conflicts = .error`.
    public enum ConflictPolicy: Hashable, Sendable {
        /// The values of this save stay, property by property: a property that this context didn't
        /// change keeps what others have saved. It's how SwiftData saves.
        ///
        /// An increment that reads 3 and writes 4 takes another one back that did the same in the
        /// meantime; ``ModelContext/write(_:)`` and ``ModelContext/update(_:where:set:)`` don't.
        case lastWriterWins
        /// Saving throws `StoreError.conflict` if a row that it changes or deletes isn't as it was
        /// read, and changes nothing.
        ///
        /// The context remembers the values of all objects that it reads, which takes memory and
        /// time, and a save reads the rows that it changes.
        case error
    }
}
