/// What the user can choose about the code for Core Data.
package struct CoreDataOptions: Sendable, Hashable {
    package var access: AccessLevel
    package var onMissing: MissingValuePolicy

    package init(access: AccessLevel = .internal, onMissing: MissingValuePolicy = .trap) {
        self.access = access
        self.onMissing = onMissing
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
