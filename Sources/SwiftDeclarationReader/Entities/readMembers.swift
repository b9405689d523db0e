import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Members in their order; those under `#if` with its condition.
    func readMembers(_ members: MemberBlockItemListSyntax, condition: String?) {
        for member in members { read(member.decl, condition) }
    }

    private func read(_ member: DeclSyntax, _ condition: String?) {
        if let variable = member.as(VariableDeclSyntax.self) {
            return read(variable, condition)
        }
        if let conditional = member.as(IfConfigDeclSyntax.self) {
            for (own, elements) in conditionalElements(conditional) {
                guard case .decls(let members) = elements else { continue }
                readMembers(members, condition: MemberCondition.both(condition, own))
            }
            return
        }
        if let macro = member.as(MacroExpansionDeclSyntax.self),
            ["Unique", "Index"].contains(macro.macroName.text)
        {
            return macros.append(macro)
        }
        if let nested = member.as(ClassDeclSyntax.self),
            Annotation.all(of: nested.attributes).first("Model") != nil
        {
            return
        }
        carryOver(member, condition)
    }

    private func carryOver(_ member: DeclSyntax, _ condition: String?) {
        let memberName = memberName(of: member)
        if let initializer = member.as(InitializerDeclSyntax.self) {
            let kind = kind(of: initializer)
            if kind == .initializer { addParameterDefaults(of: initializer) }
            addFragment(kind, memberName, member, condition)
        } else if member.is(FunctionDeclSyntax.self) || member.is(SubscriptDeclSyntax.self) {
            addFragment(.method, memberName, member, condition)
        } else {
            let type = catalog.values["\(name).\(memberName)"]
            let isGenerated = type.map { !$0.isExternal } ?? false
            addFragment(isGenerated ? .valueType : .other, memberName, member, condition)
        }
    }

    /// The first initialiser decides.
    private func addParameterDefaults(of initializer: InitializerDeclSyntax) {
        for (name, value) in parameterDefaults(of: initializer)
        where !code.parameterDefaults.contains(where: { $0.name == name }) {
            code.parameterDefaults.append(NamedText(name, unindentedText(of: value)))
        }
    }

    func addFragment(
        _ kind: SourceFragment.Kind,
        _ name: String,
        _ node: some SyntaxProtocol,
        _ condition: String?
    ) {
        let fragment = SourceFragment(
            kind,
            name: name,
            text: trimmedText(unindented(node.description, as: indentation(of: node))),
            language: "swift",
            condition: condition,
            origin: file.origin(of: node)
        )
        code.carriedOver.append(fragment)
    }
}

/// The text without blank lines and blanks at its ends; comments stay.
func trimmedText(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
}
