import SwiftSyntax

/// An attribute in Swift source, as opposed to a model's attribute. For example: `@Stored("type")`.
struct Annotation {
    /// The name without its module. For example: `Model` for `@SwiftData.Model`.
    let name: String
    let typeArguments: [SpelledType]
    let arguments: [Argument]
    let node: AttributeSyntax

    struct Argument {
        let label: String?
        let expression: ExprSyntax
        let node: LabeledExprSyntax
    }

    init(_ node: AttributeSyntax) {
        self.node = node
        if case .named(let name, let arguments) = SpelledType(node.attributeName) {
            self.name = name
            typeArguments = arguments
        } else {
            name = node.attributeName.trimmedDescription
            typeArguments = []
        }
        if case .argumentList(let list)? = node.arguments {
            arguments = list.map(Argument.init)
        } else {
            arguments = []
        }
    }

    /// All attributes of a declaration, including conditional ones.
    static func all(of list: AttributeListSyntax) -> [Annotation] {
        list.flatMap { element -> [Annotation] in
            switch element {
            case .attribute(let node): [Annotation(node)]
            case .ifConfigDecl(let node):
                node.clauses.flatMap { clause -> [Annotation] in
                    guard case .attributes(let list)? = clause.elements else { return [] }
                    return all(of: list)
                }
            @unknown default: []
            }
        }
    }
}

extension Annotation.Argument {
    init(_ node: LabeledExprSyntax) {
        label = node.label?.identifierText
        expression = node.expression
        self.node = node
    }
}

extension [Annotation] {
    func first(_ name: String) -> Annotation? { first { $0.name == name } }
}
