import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Adds a container, an executor and an initializer to an actor, and the conformance to `ModelActor`.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        let use = ModelActorUse(node, declaration)
        for problem in use.problems { context.diagnose(problem) }
        guard use.isActor else { return [] }
        let properties = ModelActorUse.properties.filter { use.declaration(of: $0.name) == nil }
        return properties.map {
            "\(raw: use.access)nonisolated let \(raw: $0.name): \(raw: $0.type)"
        }
            + (use.needsInitializer ? [initializer(use.access)] : [])
    }

    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty, ModelActorUse(node, declaration).isActor else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): ModelActor {}")]
    }

    private static func initializer(_ access: String) -> DeclSyntax {
        """
        \(raw: access)init(modelContainer: ModelContainer) {
            self.modelExecutor = DefaultSerialModelExecutor(
                modelContext: ModelContext(modelContainer)
            )
            self.modelContainer = modelContainer
        }
        """
    }
}
