import ModelTypes

extension Test {
    /// Whether the test is false wherever a value is missing.
    func isFalse(without scalar: Scalar) -> Bool {
        guard case .column(let place, let name) = scalar else { return false }
        return switch self {
        case .node(let row, let node):
            place.path.map { $0.row == row && node.isFalse(without: name, in: $0.names) } ?? false
        case .all(let tests): tests.contains { $0.isFalse(without: scalar) }
        default: false
        }
    }
}

extension Place {
    /// The to-ones that lead there from a row.
    fileprivate var path: (row: Int, names: [String])? {
        switch self {
        case .row(let row): (row, [])
        case .toOne(let place, let name): place.path.map { ($0.row, $0.names + [name]) }
        case .cast: nil
        }
    }
}

extension ConditionNode {
    fileprivate func isFalse(without name: String, in path: [String]) -> Bool {
        switch self {
        case .equal(name, let value): path.isEmpty && value != .null
        case .ordered(name, _, _), .text(name, _, _, _), .bits(name, _, _): path.isEmpty
        case .oneOf(name, let values): path.isEmpty && !values.contains(.null)
        case .toOne(let step, let node):
            step == path.first && node.isFalse(without: name, in: Array(path.dropFirst()))
        case .all(let nodes): nodes.contains { $0.isFalse(without: name, in: path) }
        case .any(let nodes):
            !nodes.isEmpty && nodes.allSatisfy { $0.isFalse(without: name, in: path) }
        case .constant(let value): !value
        case .equal, .ordered, .oneOf, .text, .bits, .toMany, .count, .not: false
        }
    }
}
