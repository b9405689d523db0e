import ModelIR
import SwiftSyntax

/// Whether an initializer only assigns its parameters to properties, calls another initializer, or
/// does more.
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
        && (initializer.body?.statements.allSatisfy { setsAProperty($0.item, names) } ?? false)
    return isPlain ? .initializer : .customInitializer
}

/// The defaults of an initializer's parameters that are assigned to properties of the same name.
func parameterDefaults(of initializer: InitializerDeclSyntax) -> [(name: String, value: ExprSyntax)]
{
    let assignments = initializer.body?.statements.compactMap { assignment($0.item) } ?? []
    return initializer.signature.parameterClause.parameters.compactMap { parameter in
        let name = (parameter.secondName ?? parameter.firstName).identifierText
        let isSet = assignments.contains { $0.property == name && $0.value.name == name }
        return parameter.defaultValue.flatMap { isSet ? (name, $0.value) : nil }
    }
}

/// Whether a statement assigns a parameter or an empty value to a property, or delegates to the
/// superclass.
///
/// For example: `self.title = title`, `photos = []`, `super.init(title: title)`.
private func setsAProperty(_ item: CodeBlockItemSyntax.Item, _ parameters: Set<String>) -> Bool {
    let isParameter = { (value: ExprSyntax) in value.name.map(parameters.contains) ?? false }
    if let arguments = parentArguments(item) {
        return arguments.allSatisfy { isParameter($0.expression) }
    }
    guard let value = assignment(item)?.value else { return false }
    return value.isNil || isEmptyCollection(value) || isParameter(value)
}

/// The arguments of `super.init(…)`; `nil` for other statements.
func parentArguments(_ item: CodeBlockItemSyntax.Item) -> LabeledExprListSyntax? {
    guard let call = item.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.is(SuperExprSyntax.self) == true, member.declName.baseName.text == "init"
    else { return nil }
    return call.arguments
}

/// For example: `title` and `name` for `self.title = name` and for `title = name`.
func assignment(_ item: CodeBlockItemSyntax.Item) -> (property: String, value: ExprSyntax)? {
    guard let parts = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count == 3, parts[1].is(AssignmentExprSyntax.self)
    else { return nil }
    if let name = parts[0].name { return (name, parts[2]) }
    guard let member = parts[0].as(MemberAccessExprSyntax.self), member.base?.name == "self" else {
        return nil
    }
    return (member.declName.baseName.identifierText, parts[2])
}

extension ExprSyntax {
    /// The name, if the expression is only a name.
    var name: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText }
}
