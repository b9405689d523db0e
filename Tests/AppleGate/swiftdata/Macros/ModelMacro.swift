import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: the storage of an object, the description of its class, and accessors for its stored
/// properties.
struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let type = declaration.as(ClassDeclSyntax.self) else {
            throw MacroError("@Model requires a class")
        }
        let members = type.memberBlock.members.map(\.decl)
        guard members.contains(where: { $0.is(InitializerDeclSyntax.self) }) else {
            throw MacroError("@Model requires an initializer for '\(type.name.text)'")
        }
        return try storage(of: type) + [schema(of: type)]
    }

    /// A class that names another one inherits from a model: protocols are in extensions.
    private static func storage(of type: ClassDeclSyntax) throws -> [DeclSyntax] {
        ["@Transient private let _$storage = SwiftData.ObjectStorage()"]
            + (type.isRoot
                ? [
                    """
                    @Transient \(raw: type.access)let persistentModelID = \
                    SwiftData.PersistentIdentifier()
                    """,
                    "@Transient \(raw: type.access)var modelContext: SwiftData.ModelContext?",
                ] : [])
    }

    private static func schema(of type: ClassDeclSyntax) throws -> DeclSyntax {
        let name = type.name.text
        let entries = try type.storedVariables.map { stored in
            """
            SwiftData.Schema.PropertyMetadata(name: "\(stored.name)", \
            keypath: \\\(name).\(stored.name), defaultValue: \(stored.defaultValue ?? "nil"), \
            metadata: \(stored.metadata))
            """
        }
        let inherited = type.isRoot ? "" : "super.schemaMetadata + "
        let head = type.isRoot ? (type.isFinal ? "static" : "class") : "override class"
        return """
            \(raw: type.access)\(raw: head) var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
            \(raw: inherited)[\(raw: entries.joined(separator: ",\n"))]
            }
            """
    }

    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let variable = member.as(VariableDeclSyntax.self),
            try StoredVariable(variable) != nil
        else { return [] }
        return ["@_StoredProperty"]
    }

    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.as(ClassDeclSyntax.self)?.isRoot == true else { return [] }
        return [
            try ExtensionDeclSyntax(
                """
                extension \(type.trimmed): nonisolated SwiftData.PersistentModel,
                    nonisolated Observation.Observable {}
                """
            )
        ]
    }
}

extension ClassDeclSyntax {
    fileprivate var isRoot: Bool { inheritanceClause == nil }

    fileprivate var isFinal: Bool { modifiers.contains { $0.name.text == "final" } }

    fileprivate var access: String {
        let levels = modifiers.map(\.name.text).filter { ["package", "public"].contains($0) }
        return levels.first.map { $0 + " " } ?? ""
    }

    fileprivate var storedVariables: [StoredVariable] {
        get throws {
            try memberBlock.members.compactMap { member in
                try member.decl.as(VariableDeclSyntax.self).flatMap(StoredVariable.init)
            }
        }
    }
}
