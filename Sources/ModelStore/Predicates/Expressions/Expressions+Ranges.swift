import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Range: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.range(lower, upper, isClosed: false)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.ClosedRange: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.range(lower, upper, isClosed: true)
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.RangeExpressionContains: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        guard let range = try bounds(&reader) else { throw reader.noSQL(range) }
        let scalar = try reader.scalar(element)
        let lower = range.lower.map { Test.isOrdered(scalar, .greaterOrEqual, $0, range.kind) }
        let order: Order = range.isClosed ? .lessOrEqual : .less
        let upper = range.upper.map { Test.isOrdered(scalar, order, $0, range.kind) }
        return .test(.both(lower ?? .constant(true), upper ?? .constant(true)))
    }

    private func bounds(_ reader: inout PredicateReader) throws -> RangeTerm? {
        switch try reader.term(range) {
        case .range(let range): range
        case .value(let range as any BoundedRange): range.term
        default: nil
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    fileprivate mutating func range<Bound: PredicateExpression>(
        _ lower: Bound,
        _ upper: some PredicateExpression,
        isClosed: Bool
    ) throws -> Term {
        .range(
            RangeTerm(
                lower: try scalar(lower),
                upper: try scalar(upper),
                isClosed: isClosed,
                kind: ScalarKind(Bound.Output.self)
            )
        )
    }
}

/// A captured range.
private protocol BoundedRange<Bound>: RangeExpression {
    var lower: Bound? { get }
    var upper: Bound? { get }
    var isClosed: Bool { get }
}

extension BoundedRange {
    /// Nil for bounds without a stored form.
    fileprivate var term: RangeTerm? {
        guard let kind = ScalarKind(Bound.self) else { return nil }
        return RangeTerm(
            lower: lower.flatMap(constant).map(Scalar.constant),
            upper: upper.flatMap(constant).map(Scalar.constant),
            isClosed: isClosed,
            kind: kind
        )
    }
}

extension Range: BoundedRange {
    fileprivate var lower: Bound? { lowerBound }
    fileprivate var upper: Bound? { upperBound }
    fileprivate var isClosed: Bool { false }
}

extension ClosedRange: BoundedRange {
    fileprivate var lower: Bound? { lowerBound }
    fileprivate var upper: Bound? { upperBound }
    fileprivate var isClosed: Bool { true }
}

extension PartialRangeFrom: BoundedRange {
    fileprivate var lower: Bound? { lowerBound }
    fileprivate var upper: Bound? { nil }
    fileprivate var isClosed: Bool { false }
}

extension PartialRangeThrough: BoundedRange {
    fileprivate var lower: Bound? { nil }
    fileprivate var upper: Bound? { upperBound }
    fileprivate var isClosed: Bool { true }
}

extension PartialRangeUpTo: BoundedRange {
    fileprivate var lower: Bound? { nil }
    fileprivate var upper: Bound? { upperBound }
    fileprivate var isClosed: Bool { false }
}
