import SwiftSyntax

/// A value that begins with a dot. For example: `.length(3..<20)`, `Schema.Attribute.Option.unique`.
struct Choice {
    /// The type before the dot, by the last component of its name; `nil` if the type is implicit.
    let base: SpelledType?
    let name: String
    let nameNode: TokenSyntax
    let arguments: [Annotation.Argument]

    init?(_ expression: ExprSyntax) {
        if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            base = member.base?.spelledType
            name = member.declName.baseName.identifierText
            nameNode = member.declName.baseName
            arguments = call.arguments.map(Annotation.Argument.init)
        } else if let member = expression.as(MemberAccessExprSyntax.self) {
            base = member.base?.spelledType
            name = member.declName.baseName.identifierText
            nameNode = member.declName.baseName
            arguments = []
        } else {
            return nil
        }
    }
}
