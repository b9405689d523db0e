import ModelTypes

extension Test {
    /// Whether the answer depends on other objects than the row.
    var leadsElsewhere: Bool {
        switch self {
        case .constant: false
        case .node(let row, let node): row != 0 || node.leadsElsewhere
        case .equal(let left, let right, _), .ordered(let left, _, let right, _),
            .text(let left, _, let right, _):
            left.leadsElsewhere || right.leadsElsewhere
        case .oneOf(let scalar, _), .pattern(let scalar, _), .listed(let scalar, _, _):
            scalar.leadsElsewhere
        case .exists(let place), .identified(let place, _): place.leadsElsewhere
        case .same(let place, let other): place.leadsElsewhere || other.leadsElsewhere
        case .members: true
        case .within(let place, _, let test): place.leadsElsewhere || test.leadsElsewhere
        case .not(let test): test.leadsElsewhere
        case .all(let tests), .any(let tests): tests.contains(where: \.leadsElsewhere)
        }
    }
}

extension Scalar {
    fileprivate var leadsElsewhere: Bool {
        switch self {
        case .constant: false
        case .column(let place, _): place.leadsElsewhere
        case .test(let test): test.leadsElsewhere
        case .optionalTest(let present, let holds): present.leadsElsewhere || holds.leadsElsewhere
        case .choice(let test, let yes, let no):
            test.leadsElsewhere || yes.leadsElsewhere || no.leadsElsewhere
        case .coalesced(let left, let right), .calculated(_, let left, let right),
            .joined(let left, let right):
            left.leadsElsewhere || right.leadsElsewhere
        case .count: true
        case .length(let scalar, _), .part(let scalar, _), .lookup(let scalar, _, _):
            scalar.leadsElsewhere
        }
    }
}

extension Place {
    fileprivate var leadsElsewhere: Bool {
        switch self {
        case .row(let row): row != 0
        case .toOne: true
        case .cast(let place, _): place.leadsElsewhere
        }
    }
}
