import SwiftSyntax

/// The name of a member in messages. For example: `rename(to:)`, `title`; empty for unnamed
/// members.
func memberName(of member: DeclSyntax) -> String {
    if let function = member.as(FunctionDeclSyntax.self) {
        return function.name.text + labels(function.signature.parameterClause.parameters)
    }
    if let initializer = member.as(InitializerDeclSyntax.self) {
        return "init" + labels(initializer.signature.parameterClause.parameters)
    }
    if let access = member.as(SubscriptDeclSyntax.self) {
        return "subscript" + labels(access.parameterClause.parameters)
    }
    if member.is(DeinitializerDeclSyntax.self) { return "deinit" }
    if let variable = member.as(VariableDeclSyntax.self) {
        let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        return pattern?.identifier.identifierText ?? ""
    }
    return member.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""
}

/// The name without parameter labels. For example: `rename` for `func rename(to: String)`.
func baseName(of member: DeclSyntax) -> String {
    String(memberName(of: member).prefix { $0 != "(" })
}

/// For example: `(to:)`.
private func labels(_ parameters: FunctionParameterListSyntax) -> String {
    "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
}
