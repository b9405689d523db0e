import ModelIR
import SwiftSyntax

/// A stored property as it is declared, before it is known what it leads to.
struct DeclaredProperty {
    var name: String
    var nameNode: TokenSyntax
    var type: SpelledType
    /// The type annotation or, where the type is inferred, the default.
    var typeNode: Syntax
    var defaultValue: ExprSyntax?
    var isConstant: Bool
    /// Those about access. For example: `private(set)`.
    var modifiers: [String]
    var annotations: [Annotation]
    var documentation: [String]
    var condition: String?

    /// Whether only the class itself sets the property: a constant, or one with a private setter.
    var isReadOnly: Bool {
        isConstant || modifiers.contains { ["private(set)", "fileprivate(set)"].contains($0) }
    }

    /// Whether it has a value before anyone gives it one.
    var beginsWithValue: Bool {
        if case .optional = type { return true }
        return defaultValue != nil
    }

    func annotation(_ name: String) -> Annotation? { annotations.first(name) }
}
