import ModelTypes

extension StoreCondition {
    /// The values that columns of the row must have for the condition to hold, by their names.
    ///
    /// For example: `["kind": .integer(3)]` for `kind == 3 && pages > 100`. Further ones may be needed.
    var requiredValues: [String: Constant] { test.requiredValues }

    /// The names of the row's columns that the answer depends on; `nil` if it depends on anything else.
    var columns: Set<String>? {
        var names: Set<String> = []
        return test.addColumns(to: &names) ? names : nil
    }
}

extension Test {
    fileprivate var requiredValues: [String: Constant] {
        switch self {
        case .node(0, let node): node.requiredValues
        case .equal(.column(.row(0), let name), .constant(let value), _): [name: value]
        case .all(let tests): joined(tests.map(\.requiredValues))
        default: [:]
        }
    }

    /// - Returns: `false` if the answer depends on anything but columns of the row.
    fileprivate func addColumns(to names: inout Set<String>) -> Bool {
        switch self {
        case .constant: true
        case .node(let row, let node): row == 0 && node.addColumns(to: &names)
        case .equal(let left, let right, _), .ordered(let left, _, let right, _),
            .text(let left, _, let right, _):
            left.addColumns(to: &names) && right.addColumns(to: &names)
        case .oneOf(let scalar, _), .pattern(let scalar, _), .listed(let scalar, _, _):
            scalar.addColumns(to: &names)
        case .not(let test): test.addColumns(to: &names)
        case .all(let tests), .any(let tests): tests.allSatisfy { $0.addColumns(to: &names) }
        case .exists, .identified, .same, .members, .within: false
        }
    }
}

extension Scalar {
    fileprivate func addColumns(to names: inout Set<String>) -> Bool {
        switch self {
        case .constant: return true
        case .column(.row(0), let name):
            names.insert(name)
            return true
        case .column, .count: return false
        case .test(let test): return test.addColumns(to: &names)
        case .optionalTest(let present, let holds):
            return present.addColumns(to: &names) && holds.addColumns(to: &names)
        case .choice(let test, let yes, let no):
            return test.addColumns(to: &names) && yes.addColumns(to: &names)
                && no.addColumns(to: &names)
        case .coalesced(let left, let right), .calculated(_, let left, let right),
            .joined(let left, let right):
            return left.addColumns(to: &names) && right.addColumns(to: &names)
        case .length(let scalar, _), .part(let scalar, _), .lookup(let scalar, _, _):
            return scalar.addColumns(to: &names)
        }
    }
}

extension ConditionNode {
    fileprivate var requiredValues: [String: Constant] {
        switch self {
        case .equal(let name, let value): [name: value]
        case .all(let nodes): joined(nodes.map(\.requiredValues))
        default: [:]
        }
    }

    fileprivate func addColumns(to names: inout Set<String>) -> Bool {
        switch self {
        case .constant: return true
        case .equal(let name, _), .ordered(let name, _, _), .oneOf(let name, _),
            .text(let name, _, _, _), .bits(let name, _, _):
            names.insert(name)
            return true
        case .toOne, .toMany, .count: return false
        case .not(let node): return node.addColumns(to: &names)
        case .all(let nodes), .any(let nodes):
            return nodes.allSatisfy { $0.addColumns(to: &names) }
        }
    }
}

/// All of the values; of several for a column, the first.
private func joined(_ parts: [[String: Constant]]) -> [String: Constant] {
    parts.reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
