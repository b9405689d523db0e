import ModelIR
import SwiftSyntax

/// Copies declarations verbatim, except for qualifications by types that the code lacks.
struct CodeText {
    /// For example: `SchemaV2` for `enum SchemaV2: VersionedSchema`.
    var containers: Set<String> = []
    /// The names inside the containers. For example: `Note`.
    var names: Set<String> = []
    /// The new names of private declarations that share a name across files.
    var privateNames = PrivateNames()
    /// The types around generated types, if the code has them, too.
    var nesting: Nesting?

    /// A declaration with its comments, without surrounding blanks.
    func fragment(
        _ kind: SourceFragment.Kind,
        name: String,
        _ node: some SyntaxProtocol,
        condition: String?,
        in file: SourceFile,
        changes: Changes = Changes()
    ) -> SourceFragment {
        let text = unindented(text(of: node, in: file, changes), as: indentation(of: node))
        return SourceFragment(
            kind,
            name: name,
            text: trimmedText(text),
            language: "swift",
            condition: condition,
            origin: origin(of: node, in: file, changes)
        )
    }

    /// The position of a declaration, and that of its text, which begins with the comments before
    /// it.
    private func origin(
        of node: some SyntaxProtocol,
        in file: SourceFile,
        _ changes: Changes = Changes()
    ) -> Origin {
        var origin = file.origin(of: node)
        let trivia = trimmedText(
            (node.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.description ?? "") + "x"
        )
        let count = (trivia + changes.prefix).count(where: \.isNewline)
        guard count > 0 else { return origin }
        let line = max(1, Int(origin.position.line) - count)
        origin.parts.append(
            Origin.Part(name: "text", position: Origin.Position(line: line, column: 1))
        )
        return origin
    }

    /// A protocol in an inheritance clause.
    func conformance(_ type: TypeSyntax, condition: String?, in file: SourceFile) -> Conformance {
        let name = trimmedText(text(of: type, in: file))
        return Conformance(name, condition: condition, origin: file.origin(of: type))
    }

    /// A top-level declaration, with the access that lowering will set, and without some members of
    /// an extension.
    func declaration(
        _ node: DeclSyntax,
        without omitted: Set<SyntaxIdentifier> = [],
        markedMembers: MarkedMembers = .requirements,
        losesAccess: Bool = true,
        condition: String?,
        in file: SourceFile
    ) -> SourceFragment {
        let extended = node.as(ExtensionDeclSyntax.self)?.extendedType
        let reduced = node.without(omitted)
        let marks = memberMarks(in: reduced, markedMembers)
        var fragment = fragment(
            .declaration,
            name: extended.map { "extension " + trimmedText(text(of: $0, in: file)) }
                ?? privateNames.name(of: node, in: file),
            reduced,
            condition: condition,
            in: file,
            changes: Changes(
                losesAccess: losesAccess,
                leftOut: nesting?.generatedParts(of: node, in: file) ?? [],
                memberMarks: marks
            )
        )
        if !marks.isEmpty { fragment.readMemberMarks() }
        if losesAccess, let node = node.asProtocol((any WithModifiersSyntax).self) {
            let access = accessModifiers(node.modifiers)
            fragment.access = access.isEmpty ? nil : access
        }
        // The reduced tree doesn't have a position in the file.
        fragment.origin = origin(of: node, in: file)
        return fragment
    }

    /// The changes to a declaration that is carried over.
    struct Changes {
        /// The modifiers from the enclosing extension. For example: `public `.
        var prefix = ""
        /// Whether to remove its own access modifier.
        var losesAccess = false
        /// Whether `open` becomes `public`: only classes of the same module inherit from generated ones.
        var isClosed = false
        /// The parts to leave out, in order.
        var leftOut: [Range<AbsolutePosition>] = []
        /// The marks before tokens, by position.
        var memberMarks: [AbsolutePosition: Character] = [:]

        fileprivate var isEmpty: Bool {
            prefix.isEmpty && !losesAccess && leftOut.isEmpty && memberMarks.isEmpty
        }
    }

    /// The text without qualifications by containers, and without `fileprivate`: declarations from
    /// one file may be split across several.
    ///
    /// For example: `Note` for `SchemaV2.Note`. Complexity: O(n) for n tokens.
    func text(
        of node: some SyntaxProtocol,
        in file: SourceFile,
        _ changes: Changes = Changes()
    ) -> String {
        let text = node.description
        guard
            !containers.isEmpty || !changes.isEmpty || text.contains("fileprivate")
                || changes.isClosed && text.contains("open")
                || privateNames.hasNames(in: file) || mayNameAliasedNumber(text)
        else { return text }
        let start = changes.isEmpty ? nil : declarationStart(node)
        var result = ""
        var skipped = 0
        var leftOut = changes.leftOut[...]
        for token in node.tokens(viewMode: .sourceAccurate) {
            leftOut = leftOut.drop { $0.upperBound <= token.position }
            if let part = leftOut.first, part.contains(token.position) { continue }
            if skipped > 0 {
                skipped -= 1
                continue
            }
            if isQualification(token) {
                result += token.leadingTrivia.description
                skipped = 1
                continue
            }
            if token == start { result += token.leadingTrivia.description + changes.prefix }
            if isDropped(token, of: node, changes) {
                if token != start { result += token.leadingTrivia.description }
                continue
            }
            let word = word(for: token, in: file, changes)
            if token != start { result += token.leadingTrivia.description }
            if let mark = changes.memberMarks[token.position] { result.append(mark) }
            result += word + token.trailingTrivia.description
        }
        return result
    }

    /// The text of a token, without what surrounds it.
    private func word(
        for token: TokenSyntax,
        in file: SourceFile,
        _ changes: Changes
    ) -> String {
        if token.isVariableVersion { return "let" }
        if changes.isClosed, token.tokenKind == .keyword(.open), token.modifier != nil {
            return "public"
        }
        return token.aliasedNumberType ?? privateNames.word(for: token, in: file)
    }

    /// A default expression that is carried over.
    func expression(_ expression: ExprSyntax, in file: SourceFile) -> String {
        unindented(text(of: expression.trimmed, in: file), as: indentation(of: expression))
    }

    /// An initial value, as it can also be a parameter's default, which `if` and `switch` can't.
    func initialValue(_ expression: ExprSyntax, in file: SourceFile) -> String {
        let text = self.expression(expression, in: file)
        let isChoice = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
        return isChoice ? "{ \(text) }()" : text
    }

    /// Whether a token and the dot after it qualify a generated type.
    private func isQualification(_ token: TokenSyntax) -> Bool {
        guard !containers.isEmpty, case .identifier(let name) = token.tokenKind,
            containers.contains(name),
            let dot = token.nextToken(viewMode: .sourceAccurate), dot.tokenKind == .period,
            let next = dot.nextToken(viewMode: .sourceAccurate)
        else { return false }
        return names.contains(next.identifierText) || containers.contains(next.identifierText)
    }

    private func isDropped(
        _ token: TokenSyntax,
        of node: some SyntaxProtocol,
        _ changes: Changes
    ) -> Bool {
        guard let modifier = token.modifier else { return false }
        if modifier.isOfVersion { return true }
        guard modifier.detail == nil else { return false }
        switch token.tokenKind {
        case .keyword(.fileprivate): return true
        case .keyword(.private), .keyword(.public), .keyword(.package), .keyword(.open),
            .keyword(.internal):
            return changes.losesAccess && modifier.parent?.parent?.id == node.id
        default: return false
        }
    }

    /// The first token after the attributes. For example: `static`, `func`.
    private func declarationStart(_ node: some SyntaxProtocol) -> TokenSyntax? {
        let attributes = node.children(viewMode: .sourceAccurate).first {
            $0.is(AttributeListSyntax.self)
        }
        let end = attributes?.endPosition ?? node.position
        return node.tokens(viewMode: .sourceAccurate).first { $0.position >= end }
    }
}

extension DeclSyntax {
    /// The extension without some of its members, or the enum, which then conforms to nothing.
    fileprivate func without(_ omitted: Set<SyntaxIdentifier>) -> DeclSyntax {
        guard !omitted.isEmpty else { return self }
        if var node = self.as(ExtensionDeclSyntax.self) {
            node.memberBlock.members = node.memberBlock.members.without(omitted)
            return DeclSyntax(node)
        }
        guard var node = self.as(EnumDeclSyntax.self) else { return self }
        node.memberBlock.members = node.memberBlock.members.without(omitted)
        if let clause = node.inheritanceClause {
            node.inheritanceClause = nil
            node.name.trailingTrivia = clause.trailingTrivia
        }
        return DeclSyntax(node)
    }
}

extension MemberBlockItemListSyntax {
    fileprivate func without(_ omitted: Set<SyntaxIdentifier>) -> MemberBlockItemListSyntax {
        var members = filter { !omitted.contains($0.id) }
        // The first remaining member takes the place of the first member.
        if let first, omitted.contains(first.id) {
            let trivia = members.first?.leadingTrivia ?? []
            let blanks = trivia.prefix { $0.isWhitespace }
            let margin = Trivia(pieces: blanks.filter { !$0.isNewline })
            members.leadingTrivia =
                .newline + margin + Trivia(pieces: trivia.dropFirst(blanks.count))
        }
        return members
    }
}

extension TokenSyntax {
    /// Whether it is the `var` of `static var versionIdentifier = Schema.Version(1, 0, 0)`, which
    /// SwiftData's examples have, and which code that runs concurrently can't.
    fileprivate var isVariableVersion: Bool {
        tokenKind == .keyword(.var) && parent?.as(VariableDeclSyntax.self)?.isVersion ?? false
    }

    /// The modifier that it belongs to, with the detail in parentheses. For example:
    /// `nonisolated(unsafe)`.
    fileprivate var modifier: DeclModifierSyntax? {
        parent?.as(DeclModifierSyntax.self)
            ?? parent?.as(DeclModifierDetailSyntax.self)?.parent?.as(DeclModifierSyntax.self)
    }
}

extension DeclModifierSyntax {
    /// Whether it is the `nonisolated(unsafe)` of a schema's version, which a constant doesn't need.
    fileprivate var isOfVersion: Bool {
        name.tokenKind == .keyword(.nonisolated)
            && parent?.parent?.as(VariableDeclSyntax.self)?.isVersion ?? false
    }
}

extension VariableDeclSyntax {
    /// Whether the declaration around it says that it is a version of a schema.
    private var isInSchema: Bool {
        var node = parent
        while let ancestor = node {
            if let group = ancestor.asProtocol((any DeclGroupSyntax).self) {
                return isSchema(group.inheritanceClause)
            }
            node = ancestor.parent
        }
        return false
    }

    /// Whether it holds the version of a schema, or the classes of one.
    fileprivate var isVersion: Bool {
        guard let binding = bindings.first, binding.initializer != nil,
            binding.accessorBlock == nil
        else { return false }
        switch binding.pattern.trimmedDescription {
        case "versionIdentifier": return true
        case "models": return modifiers.contains { $0.name.text == "static" } && isInSchema
        default: return false
        }
    }
}

extension CodeText {
    init(_ declarations: Declarations, _ helpers: [HelperDeclaration]) {
        nesting = declarations.nesting
        guard nesting == nil else { return }
        containers = declarations.containers
        guard !containers.isEmpty else { return }
        names = Set(
            declarations.models.map(\.name) + declarations.values.map(\.nameNode.identifierText)
                + helpers.flatMap(\.names)
        )
    }
}
