import SwiftNames

/// What the user can choose about the code.
package struct LoweringOptions: Sendable, Hashable {
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

/// What a property does that promises a value which the store does not hold.
package enum MissingValuePolicy: String, Sendable, Hashable, CaseIterable {
    /// Stops the program with a message that names entity, attribute and object.
    case trap
    /// Answers the default value of the model, where there is one, and traps elsewhere.
    case useDefault
}
