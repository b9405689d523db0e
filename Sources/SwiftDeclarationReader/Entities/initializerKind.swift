import ModelIR
import SwiftSyntax

/// Whether an initialiser only sets properties to its parameters, calls another, or does more.
func kind(of initializer: InitializerDeclSyntax) -> SourceFragment.Kind {
    if initializer.modifiers.contains(where: { $0.name.text == "convenience" }) {
        return .convenienceInitializer
    }
    let names = Set(
        initializer.signature.parameterClause.parameters
            .map { ($0.secondName ?? $0.firstName).identifierText }
    )
    let isPlain =
        initializer.optionalMark == nil && initializer.signature.effectSpecifiers == nil
        && (initializer.body?.statements.allSatisfy { isAssignment($0.item, of: names) } ?? false)
    return isPlain ? .initializer : .customInitializer
}

/// Whether a statement sets a property to a parameter, or to nothing.
///
/// For example: `self.title = title`, `photos = []`.
private func isAssignment(_ item: CodeBlockItemSyntax.Item, of parameters: Set<String>) -> Bool {
    guard let parts = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count == 3, parts[1].is(AssignmentExprSyntax.self), isProperty(parts[0])
    else { return false }
    let value = parts[2]
    if value.isNil || isEmptyCollection(value) { return true }
    let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    return name.map(parameters.contains) ?? false
}

/// For example: `self.title`, and `title`.
private func isProperty(_ expression: ExprSyntax) -> Bool {
    if expression.is(DeclReferenceExprSyntax.self) { return true }
    let base = expression.as(MemberAccessExprSyntax.self)?.base
    return base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
}
