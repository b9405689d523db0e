import ModelIR
import SwiftSyntax

extension EntityReader {
    /// The statements of an initializer; `nil` without a body.
    func body(of initializer: InitializerDeclSyntax) -> InitializerBody? {
        guard let body = initializer.body else { return nil }
        let locals = LocalNames(initializer)
        let statements = withoutEarlyReturn(body.statements).map { item in
            statement(
                item,
                catalog.codeText.text(of: item.with(\.semicolon, nil), in: file),
                locals
            )
        }
        return InitializerBody(
            head: head(of: initializer),
            parameters: initializer.signature.parameterClause.parameters.map { parameter in
                InitializerBody.Parameter(
                    label: parameter.firstName.identifierText,
                    hasDefault: parameter.defaultValue != nil,
                    argument: argument(parameter)
                )
            },
            statements: statements,
            effects: effects(of: initializer)
        )
    }

    /// The text before the braces, without comments.
    private func head(of initializer: InitializerDeclSyntax) -> String {
        let signature = initializer.with(\.body, nil).with(\.leadingTrivia, [])
        let text = catalog.codeText.text(
            of: signature,
            in: file,
            CodeText.Changes(prefix: prefix(of: initializer))
        )
        return trimmedText(unindented(text, as: indentation(of: initializer)))
    }

    private func statement(
        _ item: CodeBlockItemSyntax,
        _ text: String,
        _ locals: LocalNames
    ) -> InitializerBody.Statement {
        let blanks = indentation(of: item)
        var statement = InitializerBody.Statement(
            text: trimmedText(unindented(trimmedText(text), as: blanks))
        )
        let uses = ObjectUses(item, locals)
        statement.names = uses.names.sorted()
        statement.captured = uses.captured.sorted()
        statement.declares = LocalNames(item).names.sorted()
        statement.uses = uses.locals.sorted()
        statement.needsObject = uses.needsObject
        statement.callsParent = callsParent(item)
        statement.sets = (setNames([item], locals.names) ?? []).sorted()
        if let (property, value) = assignment(item.item), statement.sets == [property] {
            statement.assignment = NamedText(
                property,
                catalog.codeText.expression(value, in: file)
            )
        }
        return statement
    }
}

/// Whether a statement calls an initializer of the superclass, also after `try` and in its branches.
private func callsParent(_ item: CodeBlockItemSyntax) -> Bool {
    let words = item.tokens(viewMode: .sourceAccurate).map(\.text)
    return words.indices.contains { words[$0...].starts(with: ["super", ".", "init"]) }
}

/// For example: `named: name` for `named name: String`.
private func argument(_ parameter: FunctionParameterSyntax) -> String? {
    if parameter.ellipsis != nil { return nil }
    let label = parameter.firstName.tokenKind == .wildcard ? "" : parameter.firstName.text + ": "
    let type = parameter.type.as(AttributedTypeSyntax.self)
    let isShared = type?.specifiers.contains { $0.trimmedDescription == "inout" } ?? false
    let isDeferred =
        type?.attributes.contains { $0.trimmedDescription.hasPrefix("@autoclosure") } ?? false
    let name = (parameter.secondName ?? parameter.firstName).text
    return label + (isShared ? "&" : "") + name + (isDeferred ? "()" : "")
}

/// For example: `try await` for an initializer that throws and waits.
private func effects(of initializer: InitializerDeclSyntax) -> String {
    let specifiers = initializer.signature.effectSpecifiers
    let words = [
        specifiers?.throwsClause == nil ? nil : "try",
        specifiers?.asyncSpecifier == nil ? nil : "await",
    ]
    return words.compactMap(\.self).joined(separator: " ")
}

/// The names that statements set on every way to their end; `nil` if they don't reach it.
private func setNames(_ items: [CodeBlockItemSyntax], _ locals: Set<String>) -> Set<String>? {
    var names: Set<String> = []
    for item in items {
        guard let set = setNames(item.item, locals) else { return nil }
        names.formUnion(set)
    }
    return names
}

private func setNames(_ item: CodeBlockItemSyntax.Item, _ locals: Set<String>) -> Set<String>? {
    if item.is(ThrowStmtSyntax.self) || item.is(ReturnStmtSyntax.self) { return nil }
    if let (name, _) = assignment(item) {
        return isBare(item) && locals.contains(name) ? [] : [name]
    }
    let tuple = assignedTuple(item)
    if !tuple.isEmpty {
        return Set(tuple.filter { !$0.isBare || !locals.contains($0.name) }.map(\.name))
    }
    if let statement = item.as(DoStmtSyntax.self) {
        let ways = [statement.body] + statement.catchClauses.map(\.body)
        return common(ways.map { setNames(Array($0.statements), locals) })
    }
    let expression = item.as(ExpressionStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    if let choice = expression?.as(IfExprSyntax.self) { return setNames(choice, locals) }
    guard let choice = expression?.as(SwitchExprSyntax.self) else { return [] }
    return common(
        choice.cases.map { one in
            guard case .switchCase(let one) = one else { return [] }
            return setNames(Array(one.statements), locals)
        }
    )
}

private func setNames(_ choice: IfExprSyntax, _ locals: Set<String>) -> Set<String>? {
    let body = setNames(Array(choice.body.statements), locals)
    switch choice.elseBody {
    case .ifExpr(let next): return common([body, setNames(next, locals)])
    case .codeBlock(let block):
        return common([body, setNames(Array(block.statements), locals)])
    default: return []
    }
}

/// What all ways have in common, those aside that don't reach their end.
private func common(_ ways: [Set<String>?]) -> Set<String>? {
    let ended = ways.compactMap(\.self)
    guard let first = ended.first else { return ways.isEmpty ? [] : nil }
    return ended.dropFirst().reduce(first) { $0.intersection($1) }
}

/// Whether an assignment sets a name without `self`.
private func isBare(_ item: CodeBlockItemSyntax.Item) -> Bool {
    item.as(SequenceExprSyntax.self)?.elements.first?.name != nil
}
