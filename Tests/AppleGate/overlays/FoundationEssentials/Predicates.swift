// The operators of `#Predicate`, one type and one function for each. The toolchain's macro names this module, where
// Apple's names Foundation.

// developer.apple.com/documentation/foundation/predicateexpression
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public protocol PredicateExpression<Output> {
    associatedtype Output
}

// developer.apple.com/documentation/foundation/standardpredicateexpression
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public protocol StandardPredicateExpression<Output>: PredicateExpression, Codable, Sendable {}

// developer.apple.com/documentation/foundation/predicate
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public struct Predicate<each Input>: Sendable {
    public init(
        _ builder: (repeat PredicateExpressions.Variable<each Input>) ->
            any StandardPredicateExpression<Bool>
    ) {
        fatalError()
    }

    public func evaluate(_ input: repeat each Input) throws -> Bool { fatalError() }
}

// developer.apple.com/documentation/foundation/predicate(_:)
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
@freestanding(expression)
public macro Predicate<each Input>(
    _ body: (repeat each Input) -> Bool
) -> Predicate<repeat each Input> =
    #externalMacro(module: "FoundationMacros", type: "PredicateMacro")

// developer.apple.com/documentation/foundation/predicateexpressions
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
public enum PredicateExpressions {
    // developer.apple.com/documentation/foundation/predicateexpressions/variable
    public struct Variable<Output>: StandardPredicateExpression {}
    public struct Value<Output>: PredicateExpression {}
    public struct KeyPath<Root: PredicateExpression, Output>: PredicateExpression {}
    public struct NilLiteral<Wrapped>: StandardPredicateExpression {
        public typealias Output = Wrapped?
    }
    public struct Equal<LHS: PredicateExpression, RHS: PredicateExpression>: PredicateExpression
    where LHS.Output == RHS.Output, LHS.Output: Equatable {
        public typealias Output = Bool
    }
    public struct NotEqual<LHS: PredicateExpression, RHS: PredicateExpression>: PredicateExpression
    where LHS.Output == RHS.Output, LHS.Output: Equatable {
        public typealias Output = Bool
    }
    public struct Comparison<LHS: PredicateExpression, RHS: PredicateExpression>:
        PredicateExpression
    where LHS.Output == RHS.Output, LHS.Output: Comparable {
        public typealias Output = Bool

        public enum Operator: Codable, Sendable {
            case lessThan, lessThanOrEqual, greaterThan, greaterThanOrEqual
        }
    }
    public struct Conjunction<LHS: PredicateExpression, RHS: PredicateExpression>:
        PredicateExpression
    where LHS.Output == Bool, RHS.Output == Bool {
        public typealias Output = Bool
    }
    public struct Disjunction<LHS: PredicateExpression, RHS: PredicateExpression>:
        PredicateExpression
    where LHS.Output == Bool, RHS.Output == Bool {
        public typealias Output = Bool
    }
    public struct Negation<Wrapped: PredicateExpression>: PredicateExpression
    where Wrapped.Output == Bool {
        public typealias Output = Bool
    }
    public struct NilCoalesce<LHS: PredicateExpression, RHS: PredicateExpression>:
        PredicateExpression
    where LHS.Output == RHS.Output? {
        public typealias Output = RHS.Output
    }
    public struct StringLocalizedStandardContains<
        Root: PredicateExpression,
        Other: PredicateExpression
    >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
        public typealias Output = Bool
    }
}

// Swift's own names.
// swift-format-ignore: AlwaysUseLowerCamelCase
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions {
    // developer.apple.com/documentation/foundation/predicateexpressions/build_arg(_:)
    public static func build_Arg<T>(_ arg: T) -> Value<T> { fatalError() }
    // developer.apple.com/documentation/foundation/predicateexpressions/build_arg(_:)
    public static func build_Arg<T: PredicateExpression>(_ arg: T) -> T { fatalError() }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_keypath(root:keypath:)
    public static func build_KeyPath<Root, Value>(
        root: Root,
        keyPath: any Swift.KeyPath<Root.Output, Value> & Sendable
    ) -> KeyPath<Root, Value> { fatalError() }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_nilliteral()
    public static func build_NilLiteral<Wrapped>() -> NilLiteral<Wrapped> { fatalError() }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_equal(lhs:rhs:)
    public static func build_Equal<LHS, RHS>(lhs: LHS, rhs: RHS) -> Equal<LHS, RHS> { fatalError() }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_notequal(lhs:rhs:)
    public static func build_NotEqual<LHS, RHS>(lhs: LHS, rhs: RHS) -> NotEqual<LHS, RHS> {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_comparison(lhs:rhs:op:)
    public static func build_Comparison<LHS, RHS>(
        lhs: LHS,
        rhs: RHS,
        op: Comparison<LHS, RHS>.Operator
    ) -> Comparison<LHS, RHS> { fatalError() }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_conjunction(lhs:rhs:)
    public static func build_Conjunction<LHS, RHS>(lhs: LHS, rhs: RHS) -> Conjunction<LHS, RHS> {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_disjunction(lhs:rhs:)
    public static func build_Disjunction<LHS, RHS>(lhs: LHS, rhs: RHS) -> Disjunction<LHS, RHS> {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_negation(_:)
    public static func build_Negation<Wrapped>(_ wrapped: Wrapped) -> Negation<Wrapped> {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_nilcoalesce(lhs:rhs:)
    public static func build_NilCoalesce<LHS, RHS>(lhs: LHS, rhs: RHS) -> NilCoalesce<LHS, RHS> {
        fatalError()
    }

    // developer.apple.com/documentation/foundation/predicateexpressions/build_localizedstandardcontains(_:_:)
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root,
        _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> { fatalError() }
}

// developer.apple.com/documentation/foundation/standardpredicateexpression
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.Value: StandardPredicateExpression, Codable where Output: Codable {}
// A conditional conformance can't depend on `Sendable`; a predicate's own initializer checks nothing of it.
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.Value: @unchecked Sendable {}
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.KeyPath: StandardPredicateExpression, Codable, Sendable
where Root: StandardPredicateExpression {}
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.Equal: StandardPredicateExpression, Codable, Sendable
where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.NotEqual: StandardPredicateExpression, Codable, Sendable
where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.Comparison: StandardPredicateExpression, Codable, Sendable
where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.Conjunction: StandardPredicateExpression, Codable, Sendable
where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.Disjunction: StandardPredicateExpression, Codable, Sendable
where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.Negation: StandardPredicateExpression, Codable, Sendable
where Wrapped: StandardPredicateExpression {}
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.NilCoalesce: StandardPredicateExpression, Codable, Sendable
where LHS: StandardPredicateExpression, RHS: StandardPredicateExpression {}
@available(macOS 14.0, iOS 17.0, tvOS 17.0, watchOS 10.0, *)
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression,
    Codable,
    Sendable
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
