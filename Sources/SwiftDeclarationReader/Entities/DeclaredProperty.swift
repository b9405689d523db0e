import ModelIR
import SwiftSyntax

/// A stored property as declared, before its type is resolved.
struct DeclaredProperty {
    var name: String
    var nameNode: TokenSyntax
    var type: SpelledType
    /// The type with the names of the types around it, as the declaration has them. For example:
    /// `Habit.Goal`.
    var writtenType: SpelledType
    /// The type annotation or, if the type is inferred, the initial value.
    var typeNode: Syntax
    var defaultValue: ExprSyntax?
    var isConstant: Bool
    /// The access modifiers. For example: `private(set)`.
    var modifiers: [String]
    var annotations: [Annotation]
    var documentation: [String]
    var condition: String?

    /// Whether only the class itself can set the property: a constant, or one with a private
    /// setter.
    var isReadOnly: Bool {
        isConstant || modifiers.contains { ["private(set)", "fileprivate(set)"].contains($0) }
    }

    /// Whether the property is initialized without an initializer.
    var beginsWithValue: Bool {
        if case .optional = type { return true }
        return defaultValue != nil
    }

    /// Whether a default is `nil`, or the `.none` of an optional property, which is `Optional.none` even if the type
    /// has a case of that name.
    func hasNoValue(_ expression: ExprSyntax) -> Bool {
        if expression.isNil { return true }
        guard type.isOptional, let member = expression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "none"
        else { return false }
        guard let base = member.base else { return true }
        return base.spelledType?.isOptional ?? false || base.name == "Optional"
    }

    func annotation(_ name: String) -> Annotation? { annotations.first(name) }
}
