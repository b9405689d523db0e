/// Who may use the generated declarations.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
    case `internal`
    case `package`
    case `public`

    /// The modifier with a space behind it; nothing for `internal`, which Swift assumes.
    package var modifier: String {
        switch self {
        case .internal: ""
        case .package, .public: rawValue + " "
        }
    }
}
