import SwiftSyntax

/// A declaration with the attribute `@ModelActor`.
struct ModelActorUse {
    let attribute: AttributeSyntax
    /// The declaration's keyword. For example: `actor`.
    let keyword: TokenSyntax
    private let modifiers: DeclModifierListSyntax
    private let members: [DeclSyntax]

    /// The properties that the macro adds.
    static let properties = [
        (name: "modelExecutor", type: "any ModelExecutor"),
        (name: "modelContainer", type: "ModelContainer"),
    ]

    init(_ attribute: AttributeSyntax, _ declaration: some DeclGroupSyntax) {
        self.attribute = attribute
        keyword = declaration.introducer
        modifiers = declaration.modifiers
        members = declaration.memberBlock.members.map(\.decl)
    }

    var isActor: Bool { keyword.tokenKind == .keyword(.actor) }

    /// The access of the members, before their first word. For example: `public `.
    var access: String {
        let name = modifiers.first { ["public", "package"].contains($0.name.text) }?.name.text
        return name.map { $0 + " " } ?? ""
    }

    /// Whether the macro adds `init(modelContainer:)`.
    var needsInitializer: Bool {
        !leavesOutInitializer && declaredInitializer == nil && unsetProperties.isEmpty
    }

    /// Whether the attribute is `@ModelActor(disableGenerateInit: true)`.
    var leavesOutInitializer: Bool {
        let arguments = attribute.arguments?.as(LabeledExprListSyntax.self) ?? []
        return arguments.contains {
            $0.label?.text == "disableGenerateInit"
                && $0.expression.as(BooleanLiteralExprSyntax.self)?.literal.text == "true"
        }
    }

    /// The declared `init(modelContainer:)`.
    var declaredInitializer: InitializerDeclSyntax? {
        members.lazy.compactMap { $0.as(InitializerDeclSyntax.self) }.first {
            $0.signature.parameterClause.parameters.map(\.firstName.text) == ["modelContainer"]
        }
    }

    /// The names of stored properties that an initializer has to set.
    var unsetProperties: [TokenSyntax] {
        variables.filter { !$0.isOfType && !$0.isLazy }.flatMap { variable in
            // `filter` of SwiftSyntax's own collection would return nodes without a place in the file.
            Array(variable.bindings).filter { $0.isUnset(isVariable: variable.isVariable) }
                .compactMap(\.name)
        }.filter { name in !Self.properties.contains { $0.name == name.text } }
    }

    /// The name in the declaration of a property; `nil` if it isn't declared.
    func declaration(of name: String) -> TokenSyntax? {
        variables.lazy.flatMap(\.bindings).compactMap(\.name).first { $0.text == name }
    }

    private var variables: [VariableDeclSyntax] {
        members.compactMap { $0.as(VariableDeclSyntax.self) }
    }
}

extension VariableDeclSyntax {
    fileprivate var isVariable: Bool { bindingSpecifier.tokenKind == .keyword(.var) }
    fileprivate var isLazy: Bool { modifiers.contains { $0.name.text == "lazy" } }
    fileprivate var isOfType: Bool { modifiers.contains { $0.name.text == "static" } }
}

extension PatternBindingSyntax {
    fileprivate var name: TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }

    /// Whether the property is stored and has no value at first, as optional variables have.
    fileprivate func isUnset(isVariable: Bool) -> Bool {
        let isOptional = typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
        return initializer == nil && !isComputed && !(isVariable && isOptional)
    }

    private var isComputed: Bool {
        switch accessorBlock?.accessors {
        case nil: false
        case .getter: true
        case .accessors(let list):
            list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
        @unknown default: true
        }
    }
}
