import Foundation
import ModelTypes

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.ConditionalCast: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.cast(input, to: Desired.self, nodeName(self))
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.ForceCast: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        try reader.cast(input, to: Desired.self, nodeName(self))
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.TypeCheck: ReadableExpression {
    func term(_ reader: inout PredicateReader) throws -> Term {
        switch try reader.cast(input, to: Desired.self, nodeName(self)) {
        case .place(let place): return .test(.present(place))
        case .value(let value): return .test(.constant(value != nil))
        case .scalar(let scalar, _): return .test(Test.isMissing(scalar).negated)
        default: throw reader.noSQL(self)
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateReader {
    fileprivate mutating func cast<Input: PredicateExpression, Desired>(
        _ input: Input,
        to type: Desired.Type,
        _ node: @autoclosure () -> String
    ) throws -> Term {
        let term = try term(input)
        switch term {
        case .value(let value): return .value(value.flatMap { $0 as? Desired })
        case .place(let place):
            guard let number = number(of: plain(type)) else { break }
            let isAlways = isEntity(self.number(of: place), within: number)
            return .place(isAlways ? place : .cast(place, number))
        case .scalar where plain(Input.Output.self) == plain(type): return term
        default: break
        }
        throw noSQL("\(node()) to \(type)")
    }

    /// The type without the optionals around it.
    private func plain(_ type: Any.Type) -> Any.Type {
        (type as? any WrappedValue.Type).map { plain($0.wrappedType) } ?? type
    }
}
