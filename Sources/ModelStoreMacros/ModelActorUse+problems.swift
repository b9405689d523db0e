import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

extension ModelActorUse {
    /// The diagnostics for uses that the compiler would reject inside the expansion, where users don't
    /// see what to change.
    var problems: [Diagnostic] {
        guard isActor else { return [notAnActor] }
        let properties = Self.properties.compactMap { declaration(of: $0.name) }
        return properties.map(declared) + (leavesOutInitializer ? [] : initializerProblems)
    }

    private var initializerProblems: [Diagnostic] {
        if let declaredInitializer { return [declared(declaredInitializer)] }
        return unsetProperties.map(unset)
    }

    private var notAnActor: Diagnostic {
        let actor = keyword.with(\.tokenKind, .keyword(.actor))
        let fix = FixIt(
            message: ModelActorMessage("replace '\(keyword.text)' with 'actor'"),
            changes: [.replace(oldNode: Syntax(keyword), newNode: Syntax(actor))]
        )
        let isType = ["class", "struct", "enum"].contains(keyword.text)
        return Diagnostic(
            node: keyword,
            message: ModelActorMessage("'@ModelActor' can only be attached to an actor"),
            fixIts: isType ? [fix] : []
        )
    }

    private func declared(_ property: TokenSyntax) -> Diagnostic {
        let message = """
            '@ModelActor' adds '\(property.text)': remove this property, or conform to 'ModelActor' \
            without the macro
            """
        return Diagnostic(node: property, message: ModelActorMessage(message))
    }

    private func declared(_ initializer: InitializerDeclSyntax) -> Diagnostic {
        let message = """
            '@ModelActor' adds 'init(modelContainer:)': remove this one, or leave out the macro's with \
            '@ModelActor(disableGenerateInit: true)'
            """
        return Diagnostic(
            node: initializer.initKeyword,
            message: ModelActorMessage(message),
            fixIts: [withoutInitializer]
        )
    }

    private func unset(_ property: TokenSyntax) -> Diagnostic {
        let message = """
            '@ModelActor' adds 'init(modelContainer:)', which doesn't set '\(property.text)': give it a \
            value, or declare an initializer and write '@ModelActor(disableGenerateInit: true)'
            """
        return Diagnostic(node: property, message: ModelActorMessage(message))
    }

    private var withoutInitializer: FixIt {
        let attribute = AttributeSyntax("@ModelActor(disableGenerateInit: true)")
            .with(\.trailingTrivia, self.attribute.trailingTrivia)
        return FixIt(
            message: ModelActorMessage("leave out the macro's initializer"),
            changes: [.replace(oldNode: Syntax(self.attribute), newNode: Syntax(attribute))]
        )
    }
}
