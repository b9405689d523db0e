import ModelIR
import SwiftSyntax

/// Whether an initializer only assigns its parameters to properties, calls another initializer, or
/// does more.
func kind(of initializer: InitializerDeclSyntax) -> SourceFragment.Kind {
    if initializer.modifiers.contains(where: { $0.name.text == "convenience" }) {
        return .convenienceInitializer
    }
    let parameters = initializer.signature.parameterClause.parameters
    let names = Set(parameters.map { ($0.secondName ?? $0.firstName).identifierText })
    let isPlain =
        initializer.optionalMark == nil && initializer.signature.effectSpecifiers == nil
        && !parameters.contains { $0.ellipsis != nil || hasLongDefault($0) }
        && (initializer.body?.statements.allSatisfy { setsAProperty($0.item, names) } ?? false)
    return isPlain ? .initializer : .customInitializer
}

/// Whether a parameter's default is too long for its line, or has lines of its own.
///
/// A generated initializer would be without it; the declared one stays as it is. The rest of the line has
/// the type, and the indentation.
private func hasLongDefault(_ parameter: FunctionParameterSyntax) -> Bool {
    guard let text = parameter.defaultValue?.value.trimmedDescription else { return false }
    let name = parameter.secondName ?? parameter.firstName
    return name.text.utf8.count + text.utf8.count > 70 || text.contains(where: \.isNewline)
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
    guard let parts = assignedParts(item), let name = ownMember(parts[0]) else { return nil }
    let value = parts.dropFirst(2)
    return (
        name,
        value.count == 1
            ? parts[2] : ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(value)))
    )
}

/// For example: `title` and `age` for `(self.title, age) = (name, 1)`; empty for other statements.
func assignedTuple(_ item: CodeBlockItemSyntax.Item) -> [(name: String, isBare: Bool)] {
    guard let tuple = assignedParts(item)?.first?.as(TupleExprSyntax.self) else { return [] }
    return tuple.elements.compactMap { element in
        ownMember(element.expression).map { ($0, element.expression.name != nil) }
    }
}

/// The parts of an assignment: its target, the sign and the value.
private func assignedParts(_ item: CodeBlockItemSyntax.Item) -> [ExprSyntax]? {
    guard let parts = item.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count > 2, parts[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return parts
}

/// For example: `title` for `self.title` and for `title`.
private func ownMember(_ target: ExprSyntax) -> String? {
    if let name = target.name { return name }
    guard let member = target.as(MemberAccessExprSyntax.self), member.base?.name == "self" else {
        return nil
    }
    return member.declName.baseName.identifierText
}

extension ExprSyntax {
    /// The name, if the expression is only a name.
    var name: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.identifierText }
}
