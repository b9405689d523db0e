/// What becomes of a diagnostic that a user has an opinion about.
package enum CheckLevel: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    /// Nothing is said.
    case ignore
}
