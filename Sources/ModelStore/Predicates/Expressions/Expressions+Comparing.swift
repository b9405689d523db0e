import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Equal: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        .test(try reader.equality(lhs, rhs))
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.NotEqual: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        .test(try reader.equality(lhs, rhs).negated)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Comparison: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let (left, right) = (try reader.term(lhs), try reader.term(rhs))
        let order = try self.order(reader)
        let decoded = reader.comparison(left, right) { (left: LHS.Output?, right: LHS.Output?) in
            guard let left, let right else { return false }
            return order.holds(left, right)
        }
        if let decoded { return .test(decoded) }
        let values = (
            try reader.scalar(of: left, nodeName(lhs)), try reader.scalar(of: right, nodeName(rhs))
        )
        let ranks = ranks(LHS.Output.self)
        if !ranks.isEmpty {
            let places = (values.0.ranked(ranks), values.1.ranked(ranks))
            return .test(.isOrdered(places.0, order, places.1, .integer(bits: 64, isSigned: true)))
        }
        return .test(.isOrdered(values.0, order, values.1, ScalarKind(LHS.Output.self)))
    }

    private func order(_ reader: PredicateReader) throws -> Order {
        switch op {
        case .lessThan: return .less
        case .lessThanOrEqual: return .lessOrEqual
        case .greaterThan: return .greater
        case .greaterThanOrEqual: return .greaterOrEqual
        @unknown default: throw reader.noSQL("the operator \(op)")
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    fileprivate mutating func equality<Left: PredicateExpression, Right: PredicateExpression>(
        _ left: Left,
        _ right: Right
    ) throws -> Test where Left.Output == Right.Output, Left.Output: Equatable {
        let (leftTerm, rightTerm) = (try term(left), try term(right))
        if let decoded = comparison(
            leftTerm,
            rightTerm,
            { (left: Left.Output?, right: Left.Output?) in left == right }
        ) {
            return decoded
        }
        switch (leftTerm, rightTerm) {
        case (.value(let value), let term), (let term, .value(let value)):
            if let test = try equality(Left.Output.self, term, value) { return test }
            let scalar = try scalar(of: term, nodeName(left))
            let other = try self.scalar(of: .value(value), nodeName(right))
            return .isEqual(scalar, other, ScalarKind(Left.Output.self))
        case (.place(let place), .place(let other)),
            (.identifier(let place), .identifier(let other)):
            return .same(place, other)
        case (let term, let other):
            return .isEqual(
                try scalar(of: term, nodeName(left)),
                try scalar(of: other, nodeName(right)),
                ScalarKind(Left.Output.self)
            )
        }
    }

    /// A comparison with a value that is stored as JSON; `nil` if neither is, or if the values can be
    /// compared as they are stored.
    ///
    /// - Parameter compare: Compares values; `nil` for a missing one.
    fileprivate func comparison<Value>(
        _ left: Term,
        _ right: Term,
        _ compare: @escaping (Value?, Value?) -> Bool
    ) -> Test? {
        let (scalar, part): (Scalar, CodablePart)
        switch (left, right) {
        case (.codable(let column, let one), .codable(let other, let two)):
            scalar = .joined(column, other)
            part = one.with(two) { compare($0 as? Value, $1 as? Value) }
        case (.codable(let column, let one), .value(let value?)):
            scalar = column
            part = one.then { compare($0 as? Value, value as? Value) }
        case (.value(let value?), .codable(let column, let one)):
            scalar = column
            part = one.then { compare(value as? Value, $0 as? Value) }
        case (_, _): return nil
        }
        return .isEqual(.part(scalar, part), .constant(.bool(true)), .bool)
    }

    /// Whether what isn't a scalar equals a captured value.
    private func equality<Value: Equatable>(
        _ type: Value.Type,
        _ term: Term,
        _ value: Any?
    ) throws -> Test? {
        switch (term, value) {
        case (.place(let place), nil), (.identifier(let place), nil):
            return Test.present(place).negated
        case (.composite(let place, let name), nil):
            return isPresent(name, in: place).negated
        case (.identifier(let place), let identifier as PersistentIdentifier):
            return .identified(place, [identifier])
        case (.codable(let column, let part), nil): return part.isPresent(in: column).negated
        // An optional to-many is never missing: it's empty instead.
        case (.members(let members), nil):
            return .quantified(members, .none, .constant(true))
        case (.members(let members), let list as any Collection) where list.isEmpty:
            return .quantified(members, .none, .constant(true))
        case (.value(let other), _) where ScalarKind(type) == nil:
            return .constant((value as? Value) == (other as? Value))
        case (_, _): return nil
        }
    }
}

extension Order {
    fileprivate func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
        switch self {
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        }
    }
}
