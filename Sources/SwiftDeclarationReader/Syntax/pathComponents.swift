import SwiftSyntax

/// For example: `SchemaV2` and `Note` for `SchemaV2.Note`; empty if the type isn't a named one.
func pathComponents(_ type: TypeSyntax) -> [String] {
    if let type = type.as(IdentifierTypeSyntax.self) { return [type.name.identifierText] }
    if let type = type.as(MemberTypeSyntax.self) {
        return pathComponents(type.baseType) + [type.name.identifierText]
    }
    if type.is(ArrayTypeSyntax.self) { return ["Array"] }
    if type.is(DictionaryTypeSyntax.self) { return ["Dictionary"] }
    return type.is(OptionalTypeSyntax.self) ? ["Optional"] : []
}
