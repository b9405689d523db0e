import SwiftSyntax

/// A key path and its components. For example: `\Memo.item`.
struct KeyPath {
    var root: String?
    /// The names of the properties, joined by dots.
    var path: String
    var node: KeyPathExprSyntax

    init?(_ expression: ExprSyntax) {
        guard let node = expression.as(KeyPathExprSyntax.self) else { return nil }
        self.node = node
        var names: [String] = []
        for component in node.components {
            switch component.component {
            case .property(let property): names.append(property.declName.baseName.identifierText)
            default: break
            }
        }
        if let type = node.root, case .named(let name, _) = SpelledType(type) { root = name }
        // In `\SchemaV2.Memo.item`, the parser takes only the first name as the type.
        while names.count > 1, names[0].first?.isUppercase ?? false { root = names.removeFirst() }
        guard !names.isEmpty else { return nil }
        path = names.joined(separator: ".")
    }

    /// The token of the root or of the path that is a name.
    func token(named name: String) -> TokenSyntax? {
        node.tokens(viewMode: .sourceAccurate).first { $0.identifierText == name }
    }
}
