import ModelIR
import SwiftSyntax

extension EntityReader {
    /// Reads the members that an extension adds to the class.
    func read(_ one: ExtensionDeclaration) {
        file = one.context.file
        currentExtension = one.node
        code.imports = Set(code.imports + file.imports).sorted()
        readConformances(one.node.inheritanceClause, condition: one.context.condition)
        readMembers(one.node.memberBlock.members, condition: one.context.condition)
        currentExtension = nil
    }

    /// Carries over an extension of a nested type, which needs its file.
    func carryOver(_ one: ExtensionDeclaration) {
        let (node, context) = (DeclSyntax(one.node), one.context)
        code.imports = Set(code.imports + context.file.imports).sorted()
        code.declarations.append(
            catalog.codeText.declaration(node, condition: context.condition, in: context.file)
        )
    }

    /// The modifiers that a member inherits from the enclosing extension. For example: `public `.
    func prefix(of member: some SyntaxProtocol) -> String {
        currentExtension.map { inheritedPrefix(of: member, in: $0) } ?? ""
    }

    /// Reads the protocols that a class or an extension conforms to.
    func readConformances(_ clause: InheritanceClauseSyntax?, condition: String?) {
        for (name, type) in inheritedTypes(clause)
        where name != entity.parent && !Self.conformances.contains(name) {
            guard
                !Self.impossibleConformances.contains(name) || isDecodedByOwnCode(name)
                    || type.trimmedDescription == "@unchecked Sendable"
            else {
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
            // Those that always hold come first, wherever they're declared.
            let end = code.conformances.endIndex
            let place =
                condition == nil ? code.conformances.firstIndex { $0.condition != nil } : end
            code.conformances.insert(
                catalog.codeText.conformance(type, condition: condition, in: file),
                at: place ?? end
            )
        }
    }

    /// Whether the class has the code that a protocol requires. Classes for Core Data have no such
    /// initializer.
    private func isDecodedByOwnCode(_ name: String) -> Bool {
        guard catalog.codeText.nesting != nil else { return false }
        switch name {
        case "Codable": return signatures.isSuperset(of: ["init(from:)", "encode(to:)"])
        case "Decodable": return signatures.contains("init(from:)")
        default: return false
        }
    }

    /// Conformances that generated classes always have or can't repeat.
    private static let conformances = [
        "AnyObject", "Identifiable", "NSManagedObject", "NSObject", "Observable",
        "ObservableObject", "PersistentModel",
    ]

    /// Base classes, and protocols that require a designated initializer.
    private static let impossibleConformances = ["Codable", "Decodable", "Sendable"]
}

/// The modifiers and attributes of an extension that apply to each of its members.
func inheritedPrefix(of member: some SyntaxProtocol, in node: ExtensionDeclSyntax) -> String {
    let own = member.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let margin = "\n" + indentation(of: member)
    let attributes = node.attributes.map { $0.trimmedDescription + margin }
    // Declarations that are file-private in their file can't be in the code's file.
    let access = accessModifiers(node.modifiers).filter { !$0.hasSuffix("private") }
    let isLevelled = own.map { !accessModifiers($0).isEmpty } ?? true
    return (attributes + (isLevelled ? [] : access.map { $0 + " " })).joined()
}
