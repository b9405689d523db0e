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
        guard let (text, place) = insertion(of: argument) else { return nil }
        let range = SourceRange(start: file.location(of: place))
        return Diagnostic.Fix("Declare '\(argument)'.", replace: range, with: text)
    }

    /// What to write for an argument of `@Relationship`, and where.
    private func insertion(of argument: String) -> (text: String, place: AbsolutePosition)? {
        guard let annotation else { return annotationInsertion(of: argument) }
        if let last = annotation.arguments.last {
            return (", " + argument, last.expression.endPositionBeforeTrailingTrivia)
        }
        guard annotation.node.leftParen == nil else { return nil }
        return ("(\(argument))", annotation.node.endPositionBeforeTrailingTrivia)
    }

    private func annotationInsertion(
        of argument: String
    ) -> (text: String, place: AbsolutePosition)? {
        let variable = sequence(first: Syntax(nameNode), next: \.parent).lazy
            .compactMap { $0.as(VariableDeclSyntax.self) }.first
        guard let variable, variable.bindings.count == 1 else { return nil }
        return ("@Relationship(\(argument)) ", variable.positionAfterSkippingLeadingTrivia)
    }
}
