import ModelIR
import SwiftNames

/// The user's choices about generated code.
package struct LoweringOptions: Sendable, Hashable {
    package var access: AccessLevel
    /// The access levels of declarations in source code, if code keeps them; `nil` if all of it has
    /// ``access``.
    package var declaredAccess: DeclaredAccess?
    package var onMissing: MissingValuePolicy
    package var isolation: Isolation
    /// Whether the isolation is also that of types, whose requirements it must not contradict.
    package var isolatesTypes = true
    /// Whether enums have integer types that are stored as wider ones.
    package var keepsNumberTypes = false
    /// Whether enums that an app's own classes have SwiftData store are stored as they're declared.
    package var storesAsDeclared = false
    package var toMany: ToManyForm
    package var plan: PlanForm
    /// The code for Core Data beside the classes.
    package var stack: StackForm

    package init(
        access: AccessLevel = .internal,
        onMissing: MissingValuePolicy = .trap,
        isolation: Isolation = .module,
        toMany: ToManyForm = .declared,
        plan: PlanForm = .generated,
        stack: StackForm = .none
    ) {
        self.access = access
        self.onMissing = onMissing
        self.isolation = isolation
        self.toMany = toMany
        self.plan = plan
        self.stack = stack
    }
}

extension LoweringOptions {
    /// The isolation of classes and value types; ``isolation`` is that of declared members.
    package var typeIsolation: Isolation { isolatesTypes ? isolation : .nonisolated }

    /// The collection of a to-many relationship in code that isn't for Core Data; `nil` for a list of
    /// the store's own.
    package func collection(of relationship: Relationship) -> PropertyCode.Collection? {
        guard toMany == .declared, relationship.origin.file.isSwift else {
            return nil
        }
        return relationship.code?.collection ?? .array
    }

    /// Whether the property of a to-one relationship can be `nil`.
    package func isOptional(_ relationship: Relationship) -> Bool {
        relationship.isOptional || (relationship.code?.onMissing ?? onMissing) == .optional
    }
}
