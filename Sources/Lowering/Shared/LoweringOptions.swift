import ModelIR
import SwiftNames

/// The user's choices about generated code.
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

extension LoweringOptions {
    /// Whether the property of a to-one relationship can be `nil`.
    package func isOptional(_ relationship: Relationship) -> Bool {
        relationship.isOptional || onMissing == .optional
    }
}
