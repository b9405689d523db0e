/// The access level of the generated declarations, from the narrowest to the widest.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable, Comparable {
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

    /// The level that a declaration with these modifiers has where other files are concerned.
    ///
    /// For example: `public` for `open`, and `internal` for `private(set)` or without modifiers.
    package init(modifiers: [String]?) {
        let modifiers = modifiers ?? []
        if modifiers.contains(where: { ["public", "open"].contains($0) }) {
            self = .public
        } else {
            self = modifiers.contains("package") ? .package : .internal
        }
    }

    package static func < (one: Self, other: Self) -> Bool { one.order < other.order }

    private var order: Int {
        switch self {
        case .internal: 0
        case .package: 1
        case .public: 2
        }
    }
}
