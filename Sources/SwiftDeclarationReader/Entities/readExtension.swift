import ModelIR
import SwiftSyntax

extension EntityReader {
    /// What an extension adds to the class.
    func read(_ one: ExtensionDeclaration) {
        file = one.context.file
        currentExtension = one.node
        code.imports = Set(code.imports + file.imports).sorted()
        readConformances(one.node.inheritanceClause, condition: one.context.condition)
        readMembers(one.node.memberBlock.members, condition: one.context.condition)
        currentExtension = nil
    }

    /// An extension of a type inside the class, which needs its file.
    func carryOver(_ one: ExtensionDeclaration) {
        let (node, context) = (DeclSyntax(one.node), one.context)
        code.imports = Set(code.imports + context.file.imports).sorted()
        code.declarations.append(
            catalog.codeText.declaration(node, condition: context.condition, in: context.file)
        )
    }

    /// What a member gets from the extension around it. For example: `public `.
    func prefix(of member: some SyntaxProtocol) -> String {
        currentExtension.map { inheritedPrefix(of: member, in: $0) } ?? ""
    }

    /// The protocols that a class or an extension of it names.
    func readConformances(_ clause: InheritanceClauseSyntax?, condition: String?) {
        for (name, type) in inheritedTypes(clause)
        where name != entity.parent && !Self.conformances.contains(name) {
            guard !Self.impossibleConformances.contains(name) else {
                reports.add(
                    .warning,
                    "member.left-out",
                    at: type,
                    in: file,
                    "'\(self.name)' is generated without '\(name)', which an extension of a class can't"
                        + " bring"
                )
                continue
            }
            code.conformances.append(
                catalog.codeText.conformance(type, condition: condition, in: file)
            )
        }
    }

    /// What generated classes are anyway, or may not say again.
    private static let conformances = [
        "AnyObject", "Equatable", "Hashable", "Identifiable", "NSManagedObject", "NSObject",
        "Observable", "ObservableObject", "PersistentModel",
    ]

    /// What the base classes of the code are, and what needs a designated initialiser.
    private static let impossibleConformances = [
        "Codable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
        "Sendable",
    ]
}

/// The modifiers and attributes of an extension that count for each of its members.
func inheritedPrefix(of member: some SyntaxProtocol, in node: ExtensionDeclSyntax) -> String {
    let own = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let margin = "\n" + indentation(of: member)
    let attributes = node.attributes.map { $0.trimmedDescription + margin }
    // What is private to the file of the declaration is not to that of the code.
    let access = accessModifiers(node.modifiers).filter { !$0.hasSuffix("private") }
    let isLevelled = own.map { !accessModifiers($0).isEmpty } ?? true
    return (attributes + (isLevelled ? [] : access.map { $0 + " " })).joined()
}
