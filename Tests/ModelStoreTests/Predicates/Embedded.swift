import Foundation

@testable import ModelStore

/// An expression about an author inside another one.
///
/// On Linux, `#Predicate` refuses `evaluate`, and Foundation's expression for it can't be part of a
/// predicate, since captured expressions aren't codable there.
struct Embedded<Output: Sendable>: StandardPredicateExpression, ReadableExpression {
    private let expression: Expression<Author, Output>
    private let row: PredicateExpressions.Variable<Author>

    init(_ expression: Expression<Author, Output>, _ row: PredicateExpressions.Variable<Author>) {
        self.expression = expression
        self.row = row
    }

    private var evaluation:
        PredicateExpressions.ExpressionEvaluate<
            PredicateExpressions.Value<Expression<Author, Output>>,
            PredicateExpressions.Variable<Author>,
            Output
        >
    {
        .init(expression: PredicateExpressions.Value(expression), input: row)
    }

    func evaluate(_ bindings: PredicateBindings) throws -> Output {
        try evaluation.evaluate(bindings)
    }

    func term(_ reader: inout PredicateReader) throws -> Term { try evaluation.term(&reader) }

    // Every part of a predicate is codable.
    func encode(to encoder: any Encoder) throws {
        throw EncodingError.invalidValue(
            row,
            .init(codingPath: [], debugDescription: "only tests have embedded expressions")
        )
    }

    init(from decoder: any Decoder) throws {
        throw DecodingError.dataCorrupted(
            .init(codingPath: [], debugDescription: "only tests have embedded expressions")
        )
    }
}
