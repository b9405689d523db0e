/// The actor that the generated declarations belong to.
package enum Isolation: String, Sendable, Hashable, CaseIterable {
    /// Nothing is said: what the user's module assumes holds.
    case module
    /// None, also in a module that assumes the main actor: Core Data has queues of its own.
    case nonisolated

    /// The modifier with a space behind it, or nothing.
    package var modifier: String {
        switch self {
        case .module: ""
        case .nonisolated: "nonisolated "
        }
    }
}
