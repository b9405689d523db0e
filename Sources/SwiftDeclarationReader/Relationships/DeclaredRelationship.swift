import Diagnostics
import SwiftSyntax

/// Facts about a declared relationship.
struct DeclaredRelationship {
    var entity: String
    /// The index among the entity's relationships.
    var index: Int
    /// Whether the relationship is optional as written: a to-many relationship of type `[Tag]?` is.
    var isOptional: Bool
    var inverse: KeyPath?
    /// Whether the declaration has `inverse: nil`, which prevents inference.
    var hasNoInverse = false
    var file: SourceFile
    /// The name of the property.
    var nameNode: TokenSyntax
    /// `@Relationship`, if the declaration has it.
    var annotation: Annotation?
}

extension DeclaredRelationship {
    /// The change that declares an inverse; `nil` if several properties share a declaration.
    ///
    /// - Parameter inverse: A key path. For example: `\Stop.trip`.
    func fix(declaring inverse: String) -> Diagnostic.Fix? {
        let argument = "inverse: \(inverse)"
        guard let annotation else { return annotationFix(argument) }
        if let last = annotation.arguments.last {
            return insertion(", " + argument, at: last.expression.endPositionBeforeTrailingTrivia)
        }
        guard annotation.node.leftParen == nil else { return nil }
        let place = annotation.node.endPositionBeforeTrailingTrivia
        return insertion("(\(argument))", at: place)
    }

    private func annotationFix(_ argument: String) -> Diagnostic.Fix? {
        let variable = sequence(first: Syntax(nameNode), next: \.parent).lazy
            .compactMap { $0.as(VariableDeclSyntax.self) }.first
        guard let variable, variable.bindings.count == 1 else { return nil }
        let place = variable.positionAfterSkippingLeadingTrivia
        return insertion("@Relationship(\(argument)) ", at: place)
    }

    private func insertion(_ text: String, at place: AbsolutePosition) -> Diagnostic.Fix {
        let range = SourceRange(start: file.location(of: place))
        return Diagnostic.Fix("Write '\(text)'.", replace: range, with: text)
    }
}
