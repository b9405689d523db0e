import ModelIR
import SwiftSyntax

/// Finds the declarations that begin on a line: the outermost, with everything in them.
final class DeclarationFinder: SyntaxAnyVisitor {
    private let file: SourceFile
    private let line: Int
    private(set) var found: [DeclSyntax] = []

    init(_ file: SourceFile, line: Int) {
        self.file = file
        self.line = line
        super.init(viewMode: .sourceAccurate)
        walk(file.tree)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard file.line(node.endPosition) >= line else { return .skipChildren }
        guard let declaration = node.as(DeclSyntax.self), !declaration.is(IfConfigDeclSyntax.self),
            file.line(declaration.positionAfterSkippingLeadingTrivia) <= line,
            line <= file.line(declaration.endOfHead)
        else { return .visitChildren }
        found.append(declaration)
        return .skipChildren
    }

    /// The lines of the declarations.
    var lines: Suppression.Lines? {
        guard let first = found.first, let last = found.last else { return nil }
        return Suppression.Lines(
            first: file.line(first.positionAfterSkippingLeadingTrivia),
            last: file.line(last.endPositionBeforeTrailingTrivia)
        )
    }

    /// The model class that the first declaration is or belongs to, and the property that it is.
    var owner: (entity: String?, property: String?) {
        guard let first = found.first else { return (nil, nil) }
        if let node = first.as(ClassDeclSyntax.self) { return (node.modelName, nil) }
        let entity = sequence(first: Syntax(first), next: \.parent).lazy
            .compactMap { $0.as(ClassDeclSyntax.self) }.first?.modelName
        let name = first.as(VariableDeclSyntax.self)?.bindings.first?.pattern
            .as(IdentifierPatternSyntax.self)?.identifier.identifierText
        return name == nil ? (nil, nil) : (entity, name)
    }
}

extension DeclSyntax {
    /// The end of everything before the body; of a declaration without one, its own end.
    fileprivate var endOfHead: AbsolutePosition {
        let block =
            asProtocol((any DeclGroupSyntax).self)?.memberBlock.leftBrace
            ?? self.as(FunctionDeclSyntax.self)?.body?.leftBrace
            ?? self.as(InitializerDeclSyntax.self)?.body?.leftBrace
        return block?.endPositionBeforeTrailingTrivia ?? endPositionBeforeTrailingTrivia
    }
}

extension ClassDeclSyntax {
    /// The name of a class with `@Model`.
    fileprivate var modelName: String? {
        Annotation.all(of: attributes).first("Model") == nil ? nil : name.identifierText
    }
}
