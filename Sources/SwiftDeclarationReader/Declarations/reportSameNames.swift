import Diagnostics
import SwiftSyntax

/// Reports private declarations of one file with the same name as another declaration in the code,
/// where all are visible in the whole module.
///
/// - Parameter renamed: The declarations that get another name in the code.
func reportSameNames(
    _ helpers: [HelperDeclaration],
    _ renamed: PrivateNames,
    _ reports: Reports
) {
    var firsts: [String: HelperDeclaration.Name] = [:]
    for name in helpers.flatMap(\.declaredNames) where !renamed.contains(name) {
        guard let first = firsts[name.text] else {
            firsts[name.text] = name
            continue
        }
        guard first.file.index != name.file.index, first.isPrivate || name.isPrivate else {
            continue
        }
        reports.add(
            .error,
            "swift.same-name",
            at: name.file.location(of: name.node),
            "'\(name.text)' is private to its file, and '\(first.file.path)' has another one; in the code,"
                + " both are in one module: rename one",
            notes: [.init("the other is here", at: first.file.location(of: first.node))]
        )
    }
}

extension HelperDeclaration {
    /// A name that a declaration introduces into the code.
    struct Name {
        /// For example: `format(_:)`, `String.sortKey`.
        var text: String
        var node: DeclSyntax
        var file: SourceFile
        var isPrivate: Bool

        /// For example: `format` for `format(_:)`.
        var base: String { baseName(of: node) }
    }

    var declaredNames: [Name] {
        guard let node = node.as(ExtensionDeclSyntax.self) else {
            return [name(memberName(of: node), node, node.isPrivate)]
        }
        let isPrivate = DeclSyntax(node).isPrivate
        return node.memberBlock.members.map { member in
            let text = node.extendedType.trimmedDescription + "." + memberName(of: member.decl)
            return name(text, member.decl, isPrivate || member.decl.isPrivate)
        }
    }

    private func name(_ text: String, _ node: DeclSyntax, _ isPrivate: Bool) -> Name {
        Name(text: text, node: node, file: context.file, isPrivate: isPrivate)
    }
}
