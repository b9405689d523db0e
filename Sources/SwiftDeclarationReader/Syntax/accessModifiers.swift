import SwiftSyntax

/// The access modifiers as spelled. For example: `public` and `private(set)`.
func accessModifiers(_ modifiers: DeclModifierListSyntax) -> [String] {
    let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
    // Filtering the list itself would create a new tree of the whole file.
    return modifiers.compactMap { levels.contains($0.name.text) ? $0.trimmedDescription : nil }
}

/// The access modifiers of a type, or those of the extension around it.
func accessModifiers(_ modifiers: DeclModifierListSyntax, in context: DeclarationContext)
    -> [String]
{
    let own = accessModifiers(modifiers)
    return own.isEmpty ? context.access : own
}

extension DeclSyntax {
    /// Whether only the file can use the declaration.
    var isPrivate: Bool {
        let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
        return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
    }
}
