/// What opens the files: it decides which changes need no help.
package enum StoreKind: Hashable, Sendable {
    /// Core Data with an inferred mapping model.
    case coreData
    /// `ModelStore`.
    case sqlite
}
