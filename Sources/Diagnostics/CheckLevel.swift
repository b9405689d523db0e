/// The user's choice for the diagnostics with an id.
package enum CheckLevel: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    /// The diagnostics aren't reported.
    case ignore
}
