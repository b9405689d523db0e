import SwiftSyntax

/// The modifiers about access, as they are spelled. For example: `public` and `private(set)`.
func accessModifiers(_ modifiers: DeclModifierListSyntax) -> [String] {
    let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
    return modifiers.filter { levels.contains($0.name.text) }.map(\.trimmedDescription)
}
