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

/// What an initialiser has as defaults of the parameters that it sets properties of their names to.
func parameterDefaults(of initializer: InitializerDeclSyntax) -> [(name: String, value: ExprSyntax)]
{
    let statements = (initializer.body?.statements).map { Array($0) } ?? []
    let assigned = statements.compactMap { statement in
        statement.item.as(SequenceExprSyntax.self).map { Array($0.elements) }
    }
    return initializer.signature.parameterClause.parameters.compactMap { parameter in
        let name = (parameter.secondName ?? parameter.firstName).identifierText
        let isSet = assigned.contains { parts in
            parts.count == 3 && propertyName(parts[0]) == name
                && parts[2].as(DeclReferenceExprSyntax.self)?.baseName.identifierText == name
        }
        return parameter.defaultValue.flatMap { isSet ? (name, $0.value) : nil }
    }
}

/// Whether a statement sets a property to a parameter, or to nothing.
///
/// For example: `self.title = title`, `photos = []`.
private func isAssignment(_ item: CodeBlockItemSyntax.Item, of parameters: Set<String>) -> Bool {
    if isParentCall(item, parameters) { return true }
    guard let parts = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count == 3, parts[1].is(AssignmentExprSyntax.self), propertyName(parts[0]) != nil
    else { return false }
    let value = parts[2]
    if value.isNil || isEmptyCollection(value) { return true }
    let name = value.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    return name.map(parameters.contains) ?? false
}

/// For example: `super.init(title: title)`.
private func isParentCall(_ item: CodeBlockItemSyntax.Item, _ parameters: Set<String>) -> Bool {
    guard let call = item.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init"
    else { return false }
    return call.arguments.allSatisfy { argument in
        let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        return name.map(parameters.contains) ?? false
    }
}

/// For example: `title` of `self.title`, and of `title`.
private func propertyName(_ expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
        return name.baseName.identifierText
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
        member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return member.declName.baseName.identifierText
}
