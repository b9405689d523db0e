import SwiftSyntax

/// The types of static properties and global variables, as far as the syntax shows them.
///
/// For example: `Int` for `Limits.pages`, if `enum Limits { static let pages = 5 }`.
struct ConstantTypes {
    private var types: [String: SpelledType] = [:]

    /// Complexity: O(n) for n declarations outside of functions.
    init(_ files: [SourceFile] = []) {
        for file in files { add(file.tree.statements) }
    }

    /// Whether a type has a static property. For example: `usual` of `Mood`.
    func has(_ name: String, of type: String) -> Bool { types[type + "." + name] != nil }

    /// The type of an expression that only names a constant.
    ///
    /// - Parameter owner: The class around it, whose types need no prefix.
    func type(of value: ExprSyntax, in owner: String) -> SpelledType? {
        let path: String
        if let member = value.as(MemberAccessExprSyntax.self), let base = member.base {
            path = base.trimmedDescription + "." + member.declName.baseName.identifierText
        } else if let name = value.name {
            path = name
        } else {
            return nil
        }
        return types[owner + "." + path] ?? types[path]
    }

    private mutating func add(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            if let declaration = statement.item.as(DeclSyntax.self) { add(declaration, in: "") }
        }
    }

    private mutating func add(_ declaration: DeclSyntax, in path: String) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            let isStatic = variable.modifiers.contains { $0.name.text == "static" }
            if isStatic || path.isEmpty { add(variable, in: path) }
        } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
            for clause in condition.clauses {
                switch clause.elements {
                case .statements(let statements): add(statements)
                case .decls(let members): for member in members { add(member.decl, in: path) }
                default: break
                }
            }
        } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
            let name =
                declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
                ?? declaration.asProtocol((any NamedDeclSyntax).self)?.name.identifierText ?? ""
            for member in group.memberBlock.members { add(member.decl, in: path + name + ".") }
        }
    }

    private mutating func add(_ variable: VariableDeclSyntax, in path: String) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let type = binding.typeAnnotation.map({ SpelledType($0.type) })
                    ?? binding.initializer?.value.inferredType
            else { continue }
            types[path + name.identifierText] = type
        }
    }
}
