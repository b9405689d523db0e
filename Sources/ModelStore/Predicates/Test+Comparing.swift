import ModelTypes

// Comparisons of values: with a known one, they become conditions that fields can express, also where
// a default stands for a missing value.
extension Test {
    static func isMissing(_ scalar: Scalar) -> Test { .isEqual(scalar, .constant(.null), nil) }

    static func isEqual(_ left: Scalar, _ right: Scalar, _ kind: ScalarKind?) -> Test {
        guard case .constant(let value) = right else {
            if case .constant = left { return isEqual(right, left, kind) }
            return .equal(left, right, kind)
        }
        switch left {
        case .constant(let other): return .constant(other.isEqual(to: value))
        case .test(let test): return test.isEqual(to: value)
        case .optionalTest(let present, let holds):
            return switch value {
            case .bool(true): holds
            case .bool(false): .both(present, holds.negated)
            default: present.negated
            }
        case .column(let place, let name):
            return column(place, name, equals: value) ?? .equal(left, right, kind)
        case .count(let members):
            return count(members, .equal, value) ?? .equal(left, right, kind)
        case .coalesced(let first, let other):
            let rest = Test.both(isMissing(first), isEqual(other, right, kind))
            return value == .null ? rest : .either(isEqual(first, right, kind), rest)
        case .choice(let test, let yes, let no):
            return .choice(test, isEqual(yes, right, kind), isEqual(no, right, kind))
        case .calculated, .length, .part, .joined, .lookup: return .equal(left, right, kind)
        }
    }

    private func isEqual(to value: Constant) -> Test {
        switch value {
        case .bool(true): self
        case .bool(false): negated
        default: .constant(false)
        }
    }

    private static func column(_ place: Place, _ name: String, equals value: Constant) -> Test? {
        let node = ConditionNode.equal(name: name, value)
        if case .row(let row) = place { return .node(row, node) }
        if value != .null { return about(place, node) }
        let some = (!Condition<Never>(node)).node
        return about(place, some)?.negated
    }

    private static func count(_ members: Members, _ test: CountTest, _ value: Constant) -> Test? {
        guard members.filter == nil, case .row(let row) = members.place,
            case .integer(let number) = value
        else { return nil }
        return .node(row, .count(name: members.relationship, test, number))
    }

    static func isOrdered(
        _ left: Scalar,
        _ order: Order,
        _ right: Scalar,
        _ kind: ScalarKind?
    ) -> Test {
        guard case .constant(let value) = right else {
            if case .constant = left { return isOrdered(right, order.flipped, left, kind) }
            return .ordered(left, order, right, kind)
        }
        switch left {
        case .constant(let other): return .constant(other.isOrdered(order, value))
        case .column(let place, let name):
            return about(place, .ordered(name: name, order, value))
                ?? .ordered(left, order, right, kind)
        case .count(let members):
            return count(members, .ordered(order), value) ?? .ordered(left, order, right, kind)
        case .coalesced(let first, let other):
            return .either(
                isOrdered(first, order, right, kind),
                .both(isMissing(first), isOrdered(other, order, right, kind))
            )
        case .choice(let test, let yes, let no):
            return .choice(
                test,
                isOrdered(yes, order, right, kind),
                isOrdered(no, order, right, kind)
            )
        case .test, .optionalTest, .calculated, .length, .part, .joined, .lookup:
            return .ordered(left, order, right, kind)
        }
    }

    static func isOneOf(_ scalar: Scalar, _ values: [Constant], _ kind: ScalarKind?) -> Test {
        switch scalar {
        case .column(.row(let row), let name): return .node(row, .oneOf(name: name, values))
        case .column(let place, let name):
            let some = values.filter { $0 != .null }
            guard let test = about(place, .oneOf(name: name, some)) else {
                return .oneOf(scalar, values)
            }
            return values.contains(.null) ? .either(test, isMissing(scalar)) : test
        case .coalesced(let first, let other):
            return .either(
                isOneOf(first, values.filter { $0 != .null }, kind),
                .both(isMissing(first), isOneOf(other, values, kind))
            )
        case .constant(let value): return .constant(values.contains { $0.isEqual(to: value) })
        case .test, .optionalTest, .choice:
            return values.reduce(.constant(false)) {
                .either($0, isEqual(scalar, .constant($1), kind))
            }
        case .calculated, .count, .length, .part, .joined, .lookup:
            return .oneOf(scalar, values)
        }
    }

    static func matches(
        _ scalar: Scalar,
        _ test: TextTest,
        _ other: Scalar,
        _ options: TextOptions
    ) -> Test {
        guard case .constant(let constant) = other else {
            return .text(scalar, test, other, options)
        }
        guard case .string(let pattern) = constant else { return .constant(false) }
        switch scalar {
        case .constant(.string(let text)):
            return .constant(textMatches(text, test, pattern, options))
        case .column(let place, let name):
            return about(place, .text(name: name, test, pattern, options))
                ?? .text(scalar, test, other, options)
        case .coalesced(let first, let rest):
            return .either(
                matches(first, test, other, options),
                .both(isMissing(first), matches(rest, test, other, options))
            )
        case .choice(let condition, let yes, let no):
            return .choice(
                condition,
                matches(yes, test, other, options),
                matches(no, test, other, options)
            )
        case .constant: return .constant(false)
        case .test, .optionalTest, .calculated, .count, .length, .part, .joined, .lookup:
            return .text(scalar, test, other, options)
        }
    }
}

extension Order {
    /// The order of the operands the other way round.
    fileprivate var flipped: Order {
        switch self {
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        }
    }
}

extension Constant {
    /// Whether two values are equal, as in Swift: NaN equals nothing, and nil only nil.
    func isEqual(to other: Constant) -> Bool {
        if self == .null || other == .null { return self == other }
        return !isNaN && !other.isNaN && compare(other) == 0
    }
}
