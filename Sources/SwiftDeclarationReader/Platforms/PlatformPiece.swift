import ModelIR
import SwiftParser
import SwiftSyntax

/// A part of a fragment that can be conditional by itself.
///
/// For example: a computed property of a carried-over struct, which is for all systems.
struct PlatformPiece {
    enum Kind {
        /// The fragment without the parts that are pieces themselves.
        case fragment
        /// A member of a type inside of the fragment.
        case member
        /// A call whose result isn't used.
        case call
    }

    let kind: Kind
    /// The index of the fragment.
    let fragment: Int
    /// The index of the piece around this one.
    let parent: Int?
    /// The name by which other code refers to it; empty if there is none.
    let name: String
    /// The place in the fragment's text, in UTF-8.
    let range: Range<Int>
    let uses: UsedNames
    /// The parameters of an initializer; `nil` for anything else.
    let signature: InitializerSignature?
}

/// Collects the pieces of a fragment.
final class PieceFinder: SyntaxVisitor {
    private(set) var pieces: [PlatformPiece] = []
    /// The names of members that a type needs: stored properties and cases.
    private(set) var fixedNames: Set<String> = []
    private let text: [UInt8]
    private let fragment: Int
    private let first: Int
    private let source: SourceFragment
    private var path: [Int] = []

    /// - Parameters:
    ///   - fragment: The index of the fragment.
    ///   - first: The index of its first piece.
    init(_ source: SourceFragment, _ fragment: Int, first: Int) {
        text = Array(source.text.utf8)
        self.fragment = fragment
        self.first = first
        self.source = source
        super.init(viewMode: .sourceAccurate)
        let tree = Parser.parse(source: source.text)
        add(.fragment, source.baseName, Syntax(tree), 0..<text.count, source.initializerSignature)
        path = [first]
        walk(tree)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard canBeLeftOut(node.decl) else {
            fixedNames.formUnion(names(of: node.decl))
            return .visitChildren
        }
        let signature = node.decl.as(InitializerDeclSyntax.self).map(InitializerSignature.init)
        path.append(
            add(.member, baseName(of: node.decl), Syntax(node), range(of: node), signature)
        )
        return .visitChildren
    }

    override func visitPost(_ node: MemberBlockItemSyntax) {
        if canBeLeftOut(node.decl) { path.removeLast() }
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard isPiece(node) else { return .visitChildren }
        add(.call, "", Syntax(node), range(of: node))
        return .skipChildren
    }

    /// The statements of an initializer are also kept elsewhere.
    private func isPiece(_ node: CodeBlockItemSyntax) -> Bool {
        guard isCall(node, inObserver: source.kind == .observer) else { return false }
        return source.initializer == nil || !text[range(of: node)].contains(UInt8(ascii: "\n"))
    }

    private func names(of member: DeclSyntax) -> [String] {
        if let variable = member.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription)
        }
        guard let list = member.as(EnumCaseDeclSyntax.self) else { return [] }
        return list.elements.map(\.name.identifierText)
    }

    @discardableResult
    private func add(
        _ kind: PlatformPiece.Kind,
        _ name: String,
        _ node: Syntax,
        _ range: Range<Int>,
        _ signature: InitializerSignature? = nil
    ) -> Int {
        pieces.append(
            PlatformPiece(
                kind: kind,
                fragment: fragment,
                parent: path.last,
                name: name,
                range: range,
                uses: UsedNames(node, except: isPiece),
                signature: signature
            )
        )
        return first + pieces.count - 1
    }

    /// The item with its comments.
    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let start = text[node.position.utf8Offset..<end]
            .firstIndex { !" \t\r\n".utf8.contains($0) }
        return (start ?? end)..<end
    }
}

/// Whether a type has the same values without a member.
func canBeLeftOut(_ member: DeclSyntax) -> Bool {
    if let variable = member.as(VariableDeclSyntax.self) {
        let isStatic = variable.modifiers.contains { $0.name.text == "static" }
        return isStatic || variable.bindings.allSatisfy(\.isComputed)
    }
    return !member.is(EnumCaseDeclSyntax.self) && !member.is(IfConfigDeclSyntax.self)
}

/// Whether a statement is a call that isn't the value of what is around it.
///
/// - Parameter isObserver: Whether the outermost statements are those of an observer.
private func isCall(_ node: CodeBlockItemSyntax, inObserver isObserver: Bool) -> Bool {
    guard node.item.is(FunctionCallExprSyntax.self), let list = node.parent else { return false }
    if isObserver, list.parent?.is(SourceFileSyntax.self) == true { return true }
    // The only expression is the value, unless there is none.
    let isOnlyOne = list.as(CodeBlockItemListSyntax.self)?.count == 1
    guard isOnlyOne else { return !(list.parent?.is(SourceFileSyntax.self) ?? true) }
    guard let owner = list.parent?.parent else { return false }
    if let function = owner.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause == nil
    }
    return owner.is(InitializerDeclSyntax.self) || owner.is(IfExprSyntax.self)
        || owner.is(DeferStmtSyntax.self)
        || owner.is(ForStmtSyntax.self) || owner.is(WhileStmtSyntax.self)
        || owner.is(DoStmtSyntax.self) || owner.is(CatchClauseSyntax.self)
}
