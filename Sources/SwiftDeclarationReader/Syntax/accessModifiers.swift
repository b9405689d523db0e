import SwiftSyntax

/// The modifiers about access, as they are spelled. For example: `public` and `private(set)`.
func accessModifiers(_ modifiers: DeclModifierListSyntax) -> [String] {
    let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
    // Filtering the list itself would make it anew, with the whole file around it.
    return modifiers.compactMap { levels.contains($0.name.text) ? $0.trimmedDescription : nil }
}
