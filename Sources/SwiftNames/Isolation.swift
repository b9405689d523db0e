/// The isolation of the generated declarations.
package enum Isolation: String, Sendable, Hashable, CaseIterable {
    /// No modifier: the default isolation of the user's module applies.
    case module
    /// No actor, even in a module that defaults to the main actor, because Core Data uses its own
    /// queues.
    case nonisolated

    /// The modifier with a trailing space, or an empty text.
    package var modifier: String {
        switch self {
        case .module: ""
        case .nonisolated: "nonisolated "
        }
    }
}
