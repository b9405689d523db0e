/// What the generated code runs on.
package enum Target: String, Sendable, Hashable, CaseIterable {
    /// Apple's Core Data.
    case coredata
    /// The library ModelStore, wherever SQLite runs.
    case sqlite
}
