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
        let (left, right) = (try reader.scalar(lhs), try reader.scalar(rhs))
        return .test(.isOrdered(left, try order(reader), right, ScalarKind(LHS.Output.self)))
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
        switch (try term(left), try term(right)) {
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
        case (.codable(let column, let part), let other?):
            let part = part.then { ($0 as? Value) == (other as? Value) }
            return .isEqual(.part(column, part), .constant(.bool(true)), .bool)
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
