import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Arithmetic: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        let operation: Calculation.Operator? =
            switch op {
            case .add: .add
            case .subtract: .subtract
            case .multiply: .multiply
            @unknown default: nil
            }
        guard let operation else { throw reader.noSQL("the operator \(op)") }
        return try reader.calculation(operation, self, lhs, rhs)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.IntDivision: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.calculation(.divide, self, lhs, rhs)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.IntRemainder: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.calculation(.remainder, self, lhs, rhs)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.FloatDivision: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.calculation(.divide, self, lhs, rhs)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.UnaryMinus: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        if case .value(let value as Output) = try reader.term(wrapped),
            let negated = negated(value)
        {
            return .value(negated)
        }
        let zero = PredicateExpressions.Value(Output.zero)
        return try reader.calculation(.subtract, self, zero, wrapped)
    }
}

/// The opposite of a number; `nil` if its type has none. For example: `Int.min`.
private func negated<Number: SignedNumeric>(_ number: Number) -> Number? {
    if let integer = number as? any FixedWidthInteger, isLeast(integer) { return nil }
    return -number
}

private func isLeast<Integer: FixedWidthInteger>(_ integer: Integer) -> Bool {
    integer == .min
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    fileprivate mutating func calculation<Left: PredicateExpression>(
        _ operation: Calculation.Operator,
        _ node: some PredicateExpression,
        _ left: Left,
        _ right: some PredicateExpression
    ) throws -> Term {
        guard let kind = ScalarKind(Left.Output.self), kind.isNumber else {
            throw noSQL("arithmetic on \(Left.Output.self)")
        }
        let calculation = Calculation(operation: operation, kind: kind)
        let (left, right) = (try scalar(left), try scalar(right))
        guard case .constant(let first) = left, case .constant(let second) = right else {
            return .scalar(.calculated(calculation, left, right), kind)
        }
        do {
            return .scalar(.constant(try calculation.result(first, second)), kind)
        } catch {
            throw self.error(error, nodeName(node))
        }
    }
}

extension ScalarKind {
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .double, .float, .decimal: true
        case .bool, .text, .date, .uuid, .url, .data: false
        }
    }
}
