import SwiftSyntax

/// The names that an initializer declares: its parameters and variables.
final class LocalNames: SyntaxVisitor {
    private(set) var names: Set<String> = []

    init(_ node: some SyntaxProtocol) {
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).identifierText)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.identifierText)
        return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.identifierText)
        return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).identifierText)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.identifierText)
        return .visitChildren
    }
}

/// What a statement of an initializer uses of the object.
///
/// Names that the initializer doesn't declare may be members: those of `self.title`, and those
/// without `self`.
final class ObjectUses: SyntaxVisitor {
    private(set) var names: Set<String> = []
    /// Those in closures.
    private(set) var captured: Set<String> = []
    private(set) var locals: Set<String> = []
    private(set) var needsObject = false
    private let declared: Set<String>
    private var depth = 0

    init(_ node: some SyntaxProtocol, _ locals: LocalNames) {
        declared = locals.names
        super.init(viewMode: .sourceAccurate)
        walk(node)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.name == "self" {
            add(node.declName.baseName.identifierText)
        } else if let base = node.base {
            walk(base)
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.identifierText
        if name == "self" {
            needsObject = true
        } else if declared.contains(name) {
            locals.insert(name)
        } else {
            add(name)
        }
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        for condition in node.conditions {
            // `if let title` names the property or variable.
            guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
                binding.initializer == nil,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)
            else { continue }
            add(name.identifier.identifierText)
        }
        return .visitChildren
    }

    override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
        needsObject = true
        return .skipChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if depth == 0, node.expression?.is(NilLiteralExprSyntax.self) != true { needsObject = true }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

    private func add(_ name: String) {
        names.insert(name)
        if depth > 0 { captured.insert(name) }
    }
}
