import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Reads members in order; those in `#if` with its condition.
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
                readMembers(members, condition: bothConditions(condition, own))
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
            if kind != .convenienceInitializer {
                code.carriedOver[code.carriedOver.count - 1].initializer = body(of: initializer)
            }
        } else if member.is(FunctionDeclSyntax.self) || member.is(SubscriptDeclSyntax.self) {
            addFragment(.method, memberName, member, condition)
        } else {
            let type = catalog.values["\(name).\(memberName)"]
            let isGenerated = type.map { !$0.isExternal } ?? false
            addFragment(isGenerated ? .valueType : .other, memberName, member, condition)
        }
    }

    /// The first initializer takes precedence.
    private func addParameterDefaults(of initializer: InitializerDeclSyntax) {
        for (name, value) in parameterDefaults(of: initializer)
        where !code.parameterDefaults.contains(where: { $0.name == name }) {
            code.parameterDefaults.append(
                NamedText(name, catalog.codeText.expression(value, in: file))
            )
        }
    }

    func addFragment(
        _ kind: SourceFragment.Kind,
        _ name: String,
        _ node: some SyntaxProtocol,
        _ condition: String?
    ) {
        // Extensions already name what is around the class with its type.
        let scopes = currentExtension == nil ? scopes : [:]
        let marks = scopeMarks(in: node, Set(scopes.keys))
        var fragment = catalog.codeText.fragment(
            kind,
            name: name,
            node,
            condition: condition,
            in: file,
            changes: CodeText.Changes(
                prefix: prefix(of: node),
                isClosed: true,
                memberMarks: marks
            )
        )
        if !marks.isEmpty { fragment.readScopeMarks(scopes) }
        if kind == .valueType { fragment.text = "" }
        code.carriedOver.append(fragment)
    }
}
