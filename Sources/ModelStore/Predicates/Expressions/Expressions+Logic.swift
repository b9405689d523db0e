import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Conjunction: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let left = try reader.test(lhs)
        if case .constant(false) = left { return .test(left) }
        return .test(.both(left, try reader.test(rhs)))
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Disjunction: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let left = try reader.test(lhs)
        if case .constant(true) = left { return .test(left) }
        return .test(.either(left, try reader.test(rhs)))
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Negation: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let term = try reader.term(wrapped)
        if case .scalar(let scalar, .bool) = term {
            return .test(.isEqual(scalar, .constant(.bool(false)), .bool))
        }
        return .test(try reader.test(of: term, nodeName(wrapped)).negated)
    }

}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Conditional: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let test = try reader.test(test)
        if case .constant(let value) = test {
            return try value ? reader.term(trueBranch) : reader.term(falseBranch)
        }
        let (yes, no) = (try reader.term(trueBranch), try reader.term(falseBranch))
        if Output.self == Bool.self {
            let yes = try reader.test(of: yes, nodeName(trueBranch))
            return .test(.choice(test, yes, try reader.test(of: no, nodeName(falseBranch))))
        }
        guard let kind = ScalarKind(Output.self) else { throw reader.noSQL(self) }
        return .scalar(
            .choice(
                test,
                try reader.scalar(of: yes, nodeName(trueBranch)),
                try reader.scalar(of: no, nodeName(falseBranch))
            ),
            kind
        )
    }
}
