// Thousands of conditions that are joined one by one must not make a tree as deep: whatever walks
// it, down to releasing it, needs a stack for each level. They gather in lists of limited length,
// so that joining one more copies little.
extension ConditionNode {
    /// How many conditions stand side by side.
    private static let width = 256

    func and(_ other: ConditionNode) -> ConditionNode {
        if case .all(let nodes) = self, nodes.count < Self.width { return .all(nodes + [other]) }
        if case .all(let nodes) = other, nodes.count < Self.width { return .all([self] + nodes) }
        return .all([self, other])
    }

    func or(_ other: ConditionNode) -> ConditionNode {
        if case .any(let nodes) = self, nodes.count < Self.width { return .any(nodes + [other]) }
        if case .any(let nodes) = other, nodes.count < Self.width { return .any([self] + nodes) }
        return .any([self, other])
    }

    /// What stands side by side after all, in order.
    package var flattened: [ConditionNode] {
        var result: [ConditionNode] = []
        flatten(into: &result)
        return result
    }

    private func flatten(into result: inout [ConditionNode]) {
        switch self {
        case .all(let nodes):
            for node in nodes {
                if case .all = node { node.flatten(into: &result) } else { result.append(node) }
            }
        case .any(let nodes):
            for node in nodes {
                if case .any = node { node.flatten(into: &result) } else { result.append(node) }
            }
        case .constant, .equal, .ordered, .oneOf, .text, .bits, .toOne, .toMany, .count, .not:
            result.append(self)
        }
    }

    /// The exact complement; that of a complement is the condition itself.
    var negated: ConditionNode {
        if case .not(let node) = self { return node }
        return .not(self)
    }
}
