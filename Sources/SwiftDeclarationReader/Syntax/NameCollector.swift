import SwiftSyntax

/// Collects the words of a text that may be names, including operators.
struct NameCollector {
    private var seen: Set<String> = []
    /// The words that haven't been looked up yet.
    var open: [String] = []

    mutating func collect(_ node: some SyntaxProtocol) {
        for token in node.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .identifier: add(token.identifierText)
            case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
                add(text)
            default: break
            }
        }
    }

    private mutating func add(_ name: String) {
        if seen.insert(name).inserted { open.append(name) }
    }
}
