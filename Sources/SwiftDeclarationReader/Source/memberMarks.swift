import ModelIR
import SwiftSyntax

/// The members of a type that get the access of the type.
enum MarkedMembers {
    case all
    /// Those that common protocols require, which Swift wants to be as accessible as the type.
    case requirements
}

/// The marks before the members of a declaration that have no access modifier, by the position of a
/// token. They are removed once the text has its final indentation.
func memberMarks(in node: DeclSyntax, _ marked: MarkedMembers) -> [AbsolutePosition: Character] {
    guard let type = node.asProtocol((any DeclGroupSyntax).self),
        !node.is(ProtocolDeclSyntax.self), marked == .all || type.inheritanceClause != nil
    else { return [:] }
    return marks(of: type.memberBlock.members, marked)
}

/// What the standard library's and Foundation's protocols require. For example: `<` of `Comparable`.
private let requirements: Set<String> = [
    "<", "==", "allCases", "debugDescription", "description", "encode", "errorDescription",
    "failureReason", "hash", "helpAnchor", "id", "init", "rawValue", "recoverySuggestion",
    "stringValue", "intValue",
]

private let memberMark: Character = "\u{E000}"
private let typeMark: Character = "\u{E001}"

private func marks(of members: MemberBlockItemListSyntax, _ marked: MarkedMembers)
    -> [AbsolutePosition: Character]
{
    var result: [AbsolutePosition: Character] = [:]
    for member in members {
        if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
            for (_, elements) in conditionalElements(conditional) {
                guard case .decls(let members) = elements else { continue }
                result.merge(marks(of: members, marked)) { first, _ in first }
            }
        } else if marked == .all || requirements.contains(baseName(of: member.decl)),
            let mark = mark(of: member.decl), let token = startOfDeclaration(member.decl)
        {
            result[token.position] = mark
        }
    }
    return result
}

/// `nil` for a member whose access is declared, or that has none.
private func mark(of member: DeclSyntax) -> Character? {
    guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        accessModifiers(modifiers).isEmpty, !member.is(EnumCaseDeclSyntax.self),
        !member.is(DeinitializerDeclSyntax.self)
    else { return nil }
    let isType = member.isProtocol((any DeclGroupSyntax).self) && !member.is(ActorDeclSyntax.self)
    return isType && !isIsolated(member, modifiers) ? typeMark : memberMark
}

private func isIsolated(_ member: DeclSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
    let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
    return modifiers.contains { $0.name.text == "nonisolated" }
        || attributes?.trimmedDescription.contains("Actor") == true
}

/// The first token after the attributes.
private func startOfDeclaration(_ node: DeclSyntax) -> TokenSyntax? {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    let end = attributes?.endPosition ?? node.position
    return node.tokens(viewMode: .sourceAccurate).first { $0.position >= end }
}

extension SourceFragment {
    /// Removes the marks from the text, and keeps their places.
    mutating func readMemberMarks() {
        var starts: [MemberStart] = []
        var result = ""
        for character in text {
            if character == memberMark || character == typeMark {
                let isType = character == typeMark
                starts.append(MemberStart(offset: result.utf8.count, isType: isType))
            } else {
                result.append(character)
            }
        }
        text = result
        memberStarts = starts
    }
}
