import ModelIR
import SwiftSyntax

extension InitializerCall {
    /// A call whose callee can be an initializer; `nil` for another one.
    ///
    /// For example: `Doc(title: "a")`, `.init(title: "a")`.
    init?(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.identifierText ?? "_" }
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.identifierText
            guard let callee = name == "init" ? Callee(member) : .named(name) else { return nil }
            self.init(callee, labels: labels)
        } else if let name = node.calledExpression.name {
            self.init(name == "Self" ? .own : .named(name), labels: labels)
        } else {
            return nil
        }
    }

    /// An initializer's name with its labels; `nil` for another name. For example: `Doc.init(title:)`.
    init?(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.text == "init", let names = node.declName.argumentNames,
            let callee = Callee(node)
        else { return nil }
        self.init(callee, labels: names.arguments.map(\.name.identifierText))
    }
}

extension InitializerCall.Callee {
    /// What has the initializer; `nil` for an unknown type, and for the superclass.
    fileprivate init?(_ node: MemberAccessExprSyntax) {
        guard let base = node.base else {
            self = .inferred
            return
        }
        let name =
            base.as(MemberAccessExprSyntax.self)?.declName.baseName.identifierText ?? base.name
        switch name {
        case "self", "Self": self = .own
        case let name?: self = .named(name)
        case nil: return nil
        }
    }
}

extension InitializerSignature {
    init(_ node: InitializerDeclSyntax) {
        self.init(
            node.signature.parameterClause.parameters.map { parameter in
                InitializerBody.Parameter(
                    label: parameter.firstName.identifierText,
                    hasDefault: parameter.defaultValue != nil
                )
            }
        )
    }
}
