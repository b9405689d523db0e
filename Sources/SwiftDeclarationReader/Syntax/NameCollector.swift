import SwiftSyntax

/// Collects the words of a text that may be names, including operators.
struct NameCollector {
    private var seen: Set<String> = []
    /// The words that haven't been looked up yet.
    var open: [String] = []
    /// Types whose members are collected with their names. For example: `SchemaV2.limit`.
    private let containers: Set<String>

    init(containers: Set<String> = []) {
        self.containers = containers
    }

    mutating func collect(_ node: some SyntaxProtocol) {
        for token in node.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .identifier:
                let name = token.identifierText
                add(name)
                if !containers.isEmpty, containers.contains(name), let member = token.member {
                    add(name + "." + member)
                }
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

extension TokenSyntax {
    /// The name after the token and a dot.
    fileprivate var member: String? {
        guard let dot = nextToken(viewMode: .sourceAccurate), dot.tokenKind == .period else {
            return nil
        }
        return dot.nextToken(viewMode: .sourceAccurate)?.identifierText
    }
}
