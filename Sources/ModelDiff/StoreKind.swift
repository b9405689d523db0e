/// What opens the files: it decides which changes need no help.
package enum StoreKind: Hashable, Sendable {
    /// Core Data with an inferred mapping model.
    case coreData
    /// SwiftData, which leaves that to Core Data.
    case swiftData
    /// `ModelStore`.
    case sqlite
}
