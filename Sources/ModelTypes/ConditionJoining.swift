// Joining thousands of conditions one by one must not build an equally deep tree, because
// everything that walks it, including its release, needs stack for each level. Conditions gather in
// lists of limited length instead, which keeps adding one more cheap.
extension ConditionNode {
    /// The maximum number of conditions in one list.
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

    /// The operands of nested lists, in order.
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

    /// The exact complement; negating twice returns the original condition.
    var negated: ConditionNode {
        if case .not(let node) = self { return node }
        return .not(self)
    }
}
