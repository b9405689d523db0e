import ModelIR
import SwiftSyntax

/// The marks before the names in a class's member that its extension has to write with the type around the
/// class, by the position of a token. They are removed once the text has its final indentation.
///
/// - Parameter names: What the types around the class declare.
func scopeMarks(in node: some SyntaxProtocol, _ names: Set<String>)
    -> [AbsolutePosition: Character]
{
    if names.isEmpty { return [:] }
    let tokens = node.tokens(viewMode: .sourceAccurate).filter { names.contains($0.identifierText) }
    // What the member declares itself hides what is around the class.
    let hidden = Set(tokens.filter(\.isDeclaredName).map(\.identifierText))
    let marked = tokens.filter { $0.isOutermostName && !hidden.contains($0.identifierText) }
    return Dictionary(marked.map { ($0.position, scopeMark) }) { first, _ in first }
}

private let scopeMark: Character = "\u{E002}"

extension TokenSyntax {
    /// Whether the token uses a name that isn't behind a dot.
    fileprivate var isOutermostName: Bool {
        guard case .identifier = tokenKind, let parent else { return false }
        if parent.is(IdentifierTypeSyntax.self) { return true }
        guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return false }
        let member = reference.parent?.as(MemberAccessExprSyntax.self)
        return member?.declName.id != reference.id
            && reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true
    }
}

extension SourceFragment {
    /// Removes the marks from the text, and keeps their places.
    ///
    /// - Parameter scopes: The type to write before each name.
    mutating func readScopeMarks(_ scopes: [String: String]) {
        var names: [ScopedName] = []
        let parts = text.split(separator: scopeMark, omittingEmptySubsequences: false)
        var result = String(parts[0])
        for part in parts.dropFirst() {
            let name = part.drop { $0 == "`" }
                .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if let scope = scopes[String(name)] {
                names.append(ScopedName(offset: result.utf8.count, scope: scope))
            }
            result += part
        }
        text = result
        scopedNames = names
    }
}
