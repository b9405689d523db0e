import ModelIR
import SwiftSyntax

/// A declaration that is carried over verbatim if a model's code needs it.
struct HelperDeclaration {
    var node: DeclSyntax
    var context: DeclarationContext
    /// Members that are generated elsewhere. For example: `Style` in `extension Date { enum Style:
    /// String { … } }`.
    var omitted: Set<SyntaxIdentifier> = []
    /// The type that an alias refers to, if the code lacks the type in between.
    ///
    /// For example: `User` for `typealias Person = SchemaV2.Person`, which is an alias itself.
    var meaning: String?
    /// Whether code outside of the model can need it, and its members as well.
    var isKept = false
    /// Whether it is a type around models, without them: the code has it only for its other members.
    var isContainer = false
    /// Whether only functions and computed properties of classes need it, which belong to the module's actor
    /// if the configuration says so.
    var isForFunctions = false
    /// Whether only code elsewhere needs it, so that its access and isolation are what they were.
    var isAsWritten = false
}

extension HelperDeclaration {
    /// The names by which other code refers to it. For example: `today` for `let today = Date()`.
    var names: [String] {
        if let variable = node.as(VariableDeclSyntax.self) {
            return variable.bindings.map(\.pattern.trimmedDescription)
        }
        return node.is(ExtensionDeclSyntax.self) ? [] : [baseName(of: node)]
    }

    var isAlias: Bool { node.is(TypeAliasDeclSyntax.self) }

    var path: [String] { context.containers + names.prefix(1) }

    var isMigrationPlan: Bool { inherits("SchemaMigrationPlan") }

    var isCodable: Bool { !node.is(ExtensionDeclSyntax.self) && inherits("Codable") }

    private func inherits(_ name: String) -> Bool {
        let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
        return inheritedTypes(clause).contains { $0.name == name }
    }

    /// The names that indicate that code needs it. An extension is needed if one of its members is
    /// named, or if its type is named and it adds a protocol or the type is carried over.
    func wakingNames(_ declared: Set<String>) -> [String] {
        if isContainer { return qualifiedMembers }
        guard let node = node.as(ExtensionDeclSyntax.self) else { return names }
        var names = node.memberBlock.members.map { baseName(of: $0.decl) }
        let types = node.extendedType.tokens(viewMode: .sourceAccurate).compactMap { token in
            if case .identifier = token.tokenKind { token.identifierText } else { nil }
        }
        // An initializer is called by the name of its type.
        let isCalled = names.contains("init") || node.inheritanceClause != nil
        names += types.filter { declared.contains($0) || isCalled }
        return names
    }

    /// A type around models without these, if static members of it remain.
    ///
    /// For example: `enum SchemaV2 { static let limit = 10 }` of a version with that constant. Types in it
    /// are generated, or carried over by themselves, and a version's members are SwiftData's.
    var withoutModels: HelperDeclaration? {
        guard let members = node.as(EnumDeclSyntax.self)?.memberBlock.members,
            caseElements(members).isEmpty
        else { return nil }
        var result = self
        result.isContainer = true
        result.omitted = Set(members.lazy.filter { !$0.decl.isUsableAlone }.map(\.id))
        return result.remainingMembers.isEmpty ? nil : result
    }

    /// For example: `SchemaV2.limit`.
    private var qualifiedMembers: [String] {
        names.flatMap { name in remainingMembers.map { name + "." + baseName(of: $0.decl) } }
    }

    /// Whether it has static properties that no actor protects, so that Swift rejects it as `nonisolated`.
    ///
    /// For example: `final class Log { static var lines: [String] = []; static let shared = Log() }`.
    private var sharesState: Bool {
        // The store calls what versions and migration plans declare.
        guard let type = node.asProtocol((any DeclGroupSyntax).self), !isKept, !isContainer,
            !node.is(ExtensionDeclSyntax.self), !node.is(ActorDeclSyntax.self)
        else { return false }
        let ownName =
            node.is(ClassDeclSyntax.self)
                && !inheritedTypes(type.inheritanceClause).contains {
                    $0.name.hasSuffix("Sendable")
                }
            ? names.first : nil
        return type.memberBlock.members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.isUnprotected(in: ownName) ?? false
        }
    }

    private var remainingMembers: [MemberBlockItemSyntax] {
        // Filtered members would have other identifiers.
        let members = node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
        return (members.map(Array.init) ?? []).filter { !omitted.contains($0.id) }
    }

    func fragment(_ codeText: CodeText) -> SourceFragment {
        var fragment = codeText.declaration(
            node,
            without: omitted,
            markedMembers: isKept ? .all : .requirements,
            losesAccess: !isAsWritten || node.isPrivate,
            condition: context.condition,
            in: context.file
        )
        if isAsWritten { fragment.isAsWritten = true }
        if isForFunctions || sharesState, node.isProtocol((any DeclGroupSyntax).self) {
            fragment.isForFunctions = true
        }
        guard let meaning else { return fragment }
        fragment.origin = context.file.origin(of: node)
        fragment.text = "typealias \(fragment.name) = \(meaning)"
        return fragment
    }
}

extension VariableDeclSyntax {
    /// Whether it's a static property that code without an actor can't have: a stored variable, or a constant
    /// with an object of its own class.
    ///
    /// - Parameter ownName: The name of the class if its objects can't leave an actor.
    fileprivate func isUnprotected(in ownName: String?) -> Bool {
        guard modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
            !modifiers.contains(where: { $0.name.text == "nonisolated" }), attributes.isEmpty
        else { return false }
        if bindingSpecifier.tokenKind == .keyword(.var) {
            return bindings.contains { !$0.isComputed }
        }
        return bindings.contains { binding in
            let type = binding.typeAnnotation?.type.trimmedDescription
            let called = binding.initializer?.value.as(FunctionCallExprSyntax.self)?
                .calledExpression.trimmedDescription
            return ownName != nil && (type ?? called) == ownName
        }
    }
}

extension DeclSyntax {
    /// Whether it's a static member that a version of a schema or a migration plan doesn't require.
    fileprivate var isUsableAlone: Bool {
        guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers,
            modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
        else { return false }
        let required = ["models", "schemas", "stages", "versionIdentifier"]
        return (self.is(VariableDeclSyntax.self) || self.is(FunctionDeclSyntax.self))
            && !required.contains(baseName(of: self))
    }
}
