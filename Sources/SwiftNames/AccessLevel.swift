/// The access level of the generated declarations.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
    case `internal`
    case `package`
    case `public`

    /// The modifier with a trailing space; empty for `internal`, which is Swift's default.
    package var modifier: String {
        switch self {
        case .internal: ""
        case .package, .public: rawValue + " "
        }
    }
}
