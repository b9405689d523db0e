import SwiftSyntax
import SwiftSyntaxMacros

/// The accessors of a stored property.
struct StoredPropertyMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let stored = try declaration.as(VariableDeclSyntax.self).flatMap(StoredVariable.init)
        else { return [] }
        let key = "\"\(stored.name)\""
        let setter = stored.isTransformed ? "setTransformed" : "set"
        return [
            """
            @storageRestrictions(accesses: _$storage, initializes: \(raw: stored.placeholder))
            init(initialValue) {
                _$storage.initialize(\(raw: key), initialValue)
                \(raw: stored.placeholder) = SwiftData.StoredElsewhere()
            }
            """,
            "get { _$storage.value(\(raw: key)) }",
            """
            set {
                _$storage.\(raw: setter)(\(raw: key), to: newValue, of: self, \\.\(raw: stored.name))
            }
            """,
        ]
    }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let stored = try declaration.as(VariableDeclSyntax.self).flatMap(StoredVariable.init)
        else { return [] }
        return ["@Transient private var \(raw: stored.placeholder): SwiftData.StoredElsewhere"]
    }
}

extension StoredVariable {
    /// The property that stands for the stored value, so that initializers have to set it.
    fileprivate var placeholder: String { "_" + name.filter { $0 != "`" } }
}

/// Attributes that only the schema reads.
struct EmptyPeerMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// `#Unique` and `#Index`, of which only the arguments are checked.
struct EmptyDeclarationMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
