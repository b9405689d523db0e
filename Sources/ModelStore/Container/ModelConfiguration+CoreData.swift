extension ModelConfiguration {
    /// Whether classes for a store of Core Data write to it.
    ///
    /// For example: `configuration.coreDataWriting = .allowed`.
    public enum CoreDataWriting: Hashable, Sendable {
        /// The store is only read: saving throws `StoreError.readOnly`. The file is opened so that
        /// nothing in it or beside it changes.
        case refused
        /// The store is written as Core Data writes it. If it keeps a history or is mirrored to
        /// CloudKit, opening it throws `StoreError.notWritable`, as neither would have the changes.
        case allowed
        /// The same, also for a store with a history or with CloudKit.
        ///
        /// Programs that follow the history don't notice the changes, and CloudKit doesn't get them
        /// until Core Data changes the same objects. For example: a copy for a test.
        case withoutHistory
    }
}
