import SwiftParser
import SwiftSyntax

/// Collects the names that an observer uses.
final class ObserverNames: SyntaxVisitor {
    private let property: String
    private let value: String
    /// The offsets of the property's name, whatever it refers to there, and of those after `self`.
    private var references: [Int] = []
    private var qualifiedReferences: [Int] = []
    /// The ranges in which the name refers to something else.
    private var scopes: [Range<Int>] = []
    private(set) var usesValue = false
    /// A declaration that hides the property in an unclear scope.
    private(set) var shadow: String?

    init(_ text: String, property: String, value: String) {
        self.property = property
        self.value = value
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: text))
    }

    /// The offsets that refer to the property itself.
    var ownReferences: [Int] {
        // The other value may have the same name as the property.
        let unqualified =
            property == value
            ? [] : references.filter { place in !scopes.contains { $0.contains(place) } }
        return (unqualified + qualifiedReferences).sorted()
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.identifierText
        if name == value, !isMember(node) { usesValue = true }
        guard name == property else { return .visitChildren }
        let place = node.baseName.positionAfterSkippingLeadingTrivia.utf8Offset
        if isMemberOfSelf(node) {
            qualifiedReferences.append(place)
        } else if !isMember(node) {
            references.append(place)
        }
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.identifier.identifierText == property { scopes.append(scope(of: Syntax(node))) }
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, in: Syntax(node))
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.secondName ?? node.firstName, in: Syntax(node))
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        note(node.secondName ?? node.firstName, in: Syntax(node))
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if node.name.identifierText == property { shadow = property }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.identifierText == property { shadow = property }
        return .visitChildren
    }

    private func note(_ name: TokenSyntax, in node: Syntax) -> SyntaxVisitorContinueKind {
        if name.identifierText == property { scopes.append(scope(of: node)) }
        return .visitChildren
    }

    /// Whether the name follows a dot. For example: `other.title`, `\.title`.
    private func isMember(_ node: DeclReferenceExprSyntax) -> Bool {
        if let access = node.parent?.as(MemberAccessExprSyntax.self) {
            return access.declName.id == node.id
        }
        return node.parent?.is(KeyPathPropertyComponentSyntax.self) ?? false
    }

    private func isMemberOfSelf(_ node: DeclReferenceExprSyntax) -> Bool {
        guard let access = node.parent?.as(MemberAccessExprSyntax.self),
            access.declName.id == node.id
        else { return false }
        return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }
}

/// The scope of a name declared at the node, in bytes.
private func scope(of node: Syntax) -> Range<Int> {
    var current = node
    while let parent = current.parent {
        if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self)
            || parent.is(CatchClauseSyntax.self)
        {
            return node.endPosition.utf8Offset..<parent.endPosition.utf8Offset
        }
        if let branch = parent.as(IfExprSyntax.self) {
            // Excludes the `else`.
            return current.endPosition(of: node)..<branch.body.endPosition.utf8Offset
        }
        if parent.is(WhileStmtSyntax.self) || parent.is(SwitchCaseSyntax.self) {
            return current.endPosition(of: node)..<parent.endPosition.utf8Offset
        }
        if let loop = parent.as(ForStmtSyntax.self) {
            return loop.sequence.endPosition.utf8Offset..<loop.endPosition.utf8Offset
        }
        if parent.is(GuardStmtSyntax.self) || parent.is(VariableDeclSyntax.self) {
            return parent.endPosition.utf8Offset..<block(around: parent).endPosition.utf8Offset
        }
        current = parent
    }
    return node.endPosition.utf8Offset..<current.endPosition.utf8Offset
}

/// The statement list that contains the node.
private func block(around node: Syntax) -> Syntax {
    var current = node
    while let parent = current.parent {
        if parent.is(CodeBlockItemListSyntax.self) { return parent }
        current = parent
    }
    return current
}

extension Syntax {
    /// The end of the condition that declares the node: the value being bound is still the outer
    /// one.
    fileprivate func endPosition(of node: Syntax) -> Int {
        var current = node
        while let parent = current.parent, parent.id != id {
            if parent.is(ConditionElementSyntax.self) { return parent.endPosition.utf8Offset }
            current = parent
        }
        return node.endPosition.utf8Offset
    }
}

/// The text with `if let title = title` for `if let title`, to separate the new name from the
/// property.
func unwrappingExplicitly(_ property: String, in text: String) -> String {
    let finder = ShorthandFinder(property)
    finder.walk(Parser.parse(source: text))
    var bytes = Array(text.utf8)
    for pattern in finder.patterns.reversed() {
        let value = " = " + String(decoding: bytes[pattern], as: UTF8.self)
        bytes.insert(contentsOf: value.utf8, at: pattern.upperBound)
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// Finds conditions of the form `let title`.
private final class ShorthandFinder: SyntaxVisitor {
    private let property: String
    private(set) var patterns: [Range<Int>] = []

    init(_ property: String) {
        self.property = property
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard node.initializer == nil,
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            name.identifierText == property
        else { return .visitChildren }
        let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
        patterns.append(start..<start + name.text.utf8.count)
        return .visitChildren
    }
}
