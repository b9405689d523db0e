import ModelTypes

// Tests in their simplest form: conditions that fields can express become what fields make of them.
extension Test {
    /// A condition on the object in a place, false if there's none.
    static func about(_ place: Place, _ node: ConditionNode) -> Test? {
        switch place {
        case .row(let row): .node(row, node)
        case .toOne(let place, let name): about(place, .toOne(name: name, node))
        case .cast: nil
        }
    }

    static func present(_ place: Place) -> Test {
        switch place {
        case .row: .constant(true)
        case .toOne(let place, let name):
            about(place, .toOne(name: name, .constant(true))) ?? .exists(.toOne(place, name))
        case .cast: .exists(place)
        }
    }

    static func inside(_ place: Place, _ row: Int, _ test: Test) -> Test {
        switch test {
        case .constant(false): return test
        case .constant(true): return present(place)
        case .node(row, let node):
            return about(place, node) ?? .within(place, row, test)
        default: return .within(place, row, test)
        }
    }

    static func quantified(_ members: Members, _ quantifier: Quantifier, _ test: Test) -> Test {
        if let filter = members.filter {
            var all = members
            all.filter = nil
            return switch quantifier {
            case .any: quantified(all, .any, .both(filter, test))
            case .none: quantified(all, .none, .both(filter, test))
            case .all: quantified(all, .none, .both(filter, test.negated))
            }
        }
        if case .row(let row) = members.place, let node = test.node(about: members.row) {
            return .node(row, .toMany(name: members.relationship, quantifier, node))
        }
        return .members(members, quantifier, test)
    }

    /// The condition on one row that the test is.
    private func node(about row: Int) -> ConditionNode? {
        switch self {
        case .constant(let value): .constant(value)
        case .node(row, let node): node
        default: nil
        }
    }

    static func both(_ left: Test, _ right: Test) -> Test {
        switch (left, right) {
        case (.constant(let value), let other), (let other, .constant(let value)):
            value ? other : .constant(false)
        case (.node(let row, let one), .node(let same, let other)) where row == same:
            .node(row, (Condition<Never>(one) && Condition(other)).node)
        case (.all(let tests), _) where tests.count < listWidth: .all(tests + [right])
        case (_, _): .all([left, right])
        }
    }

    static func either(_ left: Test, _ right: Test) -> Test {
        switch (left, right) {
        case (.constant(let value), let other), (let other, .constant(let value)):
            value ? .constant(true) : other
        case (.node(let row, let one), .node(let same, let other)) where row == same:
            .node(row, (Condition<Never>(one) || Condition(other)).node)
        case (.any(let tests), _) where tests.count < listWidth: .any(tests + [right])
        case (_, _): .any([left, right])
        }
    }

    var negated: Test {
        switch self {
        case .constant(let value): .constant(!value)
        case .node(let row, let node): .node(row, (!Condition<Never>(node)).node)
        case .not(let test): test
        default: .not(self)
        }
    }

    /// `test ? yes : no`.
    static func choice(_ test: Test, _ yes: Test, _ no: Test) -> Test {
        .either(.both(test, yes), .both(test.negated, no))
    }
}

/// Lists of tests are rendered as one level of brackets.
private let listWidth = 64
