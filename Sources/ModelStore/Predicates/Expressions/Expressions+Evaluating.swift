import Foundation
import ModelTypes

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PredicateExpressions.ExpressionEvaluate: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let expression = try expression.evaluate(PredicateBindings())
        try reader.bindAll(repeat (each expression.variable, each input))
        return try reader.term(expression.expression)
    }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension PredicateReader {
    fileprivate mutating func bindAll<each Input: PredicateExpression>(
        _ inputs: repeat (PredicateExpressions.Variable<(each Input).Output>, each Input)
    ) throws {
        for (variable, input) in repeat each inputs { bind(variable, try term(input)) }
    }
}

#if canImport(Darwin)
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    extension PredicateExpressions.PredicateEvaluate: ReadableExpression {
        func term(_ reader: inout PredicateReader) throws -> Term {
            let predicate = try predicate.evaluate(PredicateBindings())
            try reader.bindAll(repeat (each predicate.variable, each input))
            return try reader.term(predicate.expression)
        }
    }
#endif
