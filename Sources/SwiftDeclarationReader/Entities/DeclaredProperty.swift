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
    var annotations: [Annotation]
    var documentation: [String]
    var condition: String?

    func annotation(_ name: String) -> Annotation? { annotations.first(name) }
}
