/// What the user can choose about the code for Core Data.
package struct CoreDataOptions: Sendable, Hashable {
    package var access: AccessLevel
    package var onMissing: MissingValuePolicy
    package var isolation: Isolation

    package init(
        access: AccessLevel = .internal,
        onMissing: MissingValuePolicy = .trap,
        isolation: Isolation = .module
    ) {
        self.access = access
        self.onMissing = onMissing
        self.isolation = isolation
    }
}

/// The actor that the generated declarations belong to.
package enum Isolation: String, Sendable, Hashable, CaseIterable {
    /// Nothing is said: what the user's module assumes holds.
    case module
    /// None, also in a module that assumes the main actor: Core Data has queues of its own.
    case nonisolated

    /// The modifier with a space behind it, or nothing.
    var modifier: String {
        switch self {
        case .module: ""
        case .nonisolated: "nonisolated "
        }
    }
}

/// Who may use the generated declarations.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
    case `internal`
    case `package`
    case `public`

    /// The modifier with a space behind it; nothing for `internal`, which Swift assumes.
    var modifier: String {
        switch self {
        case .internal: ""
        case .package, .public: rawValue + " "
        }
    }
}

/// What a property does that promises a value which the store does not hold.
package enum MissingValuePolicy: String, Sendable, Hashable, CaseIterable {
    /// Stops the program with a message that names entity, attribute and object.
    case trap
    /// Answers the default value of the model, where there is one, and traps elsewhere.
    case useDefault
}
