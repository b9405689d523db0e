import ModelIR
import SwiftSyntax

/// The names that a part of a text uses of what is around it, except those inside `#if` and in what can be
/// conditional by itself.
final class UsedNames: SyntaxVisitor {
    /// The names with nothing before them, in order, unless the text declares them. For example:
    /// `Color` in `Color.red`.
    private(set) var bare: [String] = []
    /// The names after `self`. For example: `color` in `self.color`.
    private(set) var own: Set<String> = []
    /// The names after something else. For example: `color` in `note.color` and in `\.color`.
    private(set) var members: Set<String> = []
    /// The calls that can be ones of initializers.
    private(set) var calls: [InitializerCall] = []
    /// The names that the text declares, its parameters among them.
    let declared: Set<String>
    /// The names whose new values are being computed. For example: `color` in `let color = color`.
    private var bound: [String] = []

    private let root: SyntaxIdentifier

    private let isExcepted: (CodeBlockItemSyntax) -> Bool

    /// - Parameter isExcepted: Which statements can be conditional by themselves.
    init(_ node: Syntax, except isExcepted: @escaping (CodeBlockItemSyntax) -> Bool) {
        self.isExcepted = isExcepted
        declared = LocalNames(node).names
        root = node.id
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        node.id != root && canBeLeftOut(node.decl) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        node.id != root && isExcepted(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.baseName.identifierText)
        return .skipChildren
    }

    /// Some functions exist on fewer systems than the type that has them.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = InitializerCall(node) { calls.append(call) }
        let first = node.arguments.first
        if let name = node.calledExpression.name, let label = first?.label?.text {
            add("\(name)(\(label):)")
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let call = first?.expression.as(FunctionCallExprSyntax.self)?.calledExpression
            let format = (call ?? first?.expression)?.as(MemberAccessExprSyntax.self)
            let value = format?.base == nil ? format?.declName.baseName.text : nil
            add(".\(member.declName.baseName.text)(\(value.map { "." + $0 } ?? ""))")
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        add(node.name.identifierText)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = InitializerCall(node) { calls.append(call) }
        let name = node.declName.baseName.identifierText
        if node.base?.name == "self" {
            own.insert(name)
        } else {
            members.insert(name)
        }
        if let base = node.base { walk(base) }
        return .skipChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        members.insert(node.name.identifierText)
        return .visitChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
        members.insert(node.declName.baseName.identifierText)
        return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
        else { return .visitChildren }
        bound.append(name)
        if node.initializer == nil { add(name) }
        return .visitChildren
    }

    override func visitPost(_ node: OptionalBindingConditionSyntax) {
        if node.pattern.is(IdentifierPatternSyntax.self) { bound.removeLast() }
    }

    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind {
        if let name = variable(node) { bound.append(name) }
        return .visitChildren
    }

    override func visitPost(_ node: InitializerClauseSyntax) {
        if variable(node) != nil { bound.removeLast() }
    }

    /// For example: `color` for the value in `let color = color`.
    private func variable(_ value: InitializerClauseSyntax) -> String? {
        let binding = value.parent?.as(PatternBindingSyntax.self)
        return binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
    }

    private func add(_ name: String) {
        if !declared.contains(name) || bound.contains(name) { bare.append(name) }
    }
}
