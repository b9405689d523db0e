import Foundation

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension OptionMatch where Options.RawValue: Codable {
    /// A predicate over the stored value and the Boolean properties that say which options it has.
    ///
    /// Generated code calls it. For example: `OptionMatch<Topics>.any([.food]).predicate(over:
    /// \Note.topicsRaw, flags: [(.food, \.topicsHasFood)])`. Its size is that of the flags, where a list
    /// of the matching values would double with each option.
    ///
    /// - Parameters:
    ///   - stored: The stored value.
    ///   - flags: The property of each option.
    public func predicate<Object>(
        over stored: any KeyPath<Object, Options.RawValue> & Sendable,
        flags: [(Options, any KeyPath<Object, Bool> & Sendable)]
    ) -> Predicate<Object> {
        Predicate { object in
            condition(flags.map { ($0, value(of: $1, object)) }) { options in
                PredicateExpressions.build_Equal(
                    lhs: value(of: stored, object),
                    rhs: PredicateExpressions.build_Arg(options.rawValue)
                )
            }
        }
    }

    /// A predicate over a stored value that can be missing, which matches no condition.
    ///
    /// For example: `OptionMatch<Topics>.none([.food]).predicate(over: \Note.topicsRaw, flags:
    /// [(.food, \.topicsHasFood)])`, for a `topicsRaw: Int64?`.
    public func predicate<Object>(
        over stored: any KeyPath<Object, Options.RawValue?> & Sendable,
        flags: [(Options, any KeyPath<Object, Bool> & Sendable)]
    ) -> Predicate<Object> {
        Predicate { object in
            let matching = condition(flags.map { ($0, value(of: $1, object)) }) { options in
                PredicateExpressions.build_Equal(
                    lhs: value(of: stored, object),
                    rhs: PredicateExpressions.build_Arg(Optional(options.rawValue))
                )
            }
            let isPresent = PredicateExpressions.build_NotEqual(
                lhs: value(of: stored, object),
                rhs: PredicateExpressions.build_NilLiteral()
            )
            return both(isPresent, matching)
        }
    }

    private typealias Test = any StandardPredicateExpression<Bool>

    private func condition(_ flags: [(Options, Test)], exactly: (Options) -> Test) -> Test {
        func tests(_ options: Options) -> [Test] {
            flags.filter { options.isSuperset(of: $0.0) }.map(\.1)
        }
        switch self {
        case .all(let options):
            return joined(tests(options)) { both($0, $1) } ?? constant(true)
        case .any(let options):
            return joined(tests(options)) { either($0, $1) } ?? constant(false)
        case .none(let options):
            guard let any = joined(tests(options), { either($0, $1) }) else {
                return constant(true)
            }
            return negated(any)
        case .exactly(let options): return exactly(options)
        }
    }

    private func joined(_ tests: [Test], _ join: (Test, Test) -> Test) -> Test? {
        tests.first.map { tests.dropFirst().reduce($0, join) }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private func value<Object, Value>(
    of keyPath: any KeyPath<Object, Value> & Sendable,
    _ object: PredicateExpressions.Variable<Object>
) -> PredicateExpressions.KeyPath<PredicateExpressions.Variable<Object>, Value> {
    PredicateExpressions.build_KeyPath(
        root: PredicateExpressions.build_Arg(object),
        keyPath: keyPath
    )
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private func constant(_ value: Bool) -> any StandardPredicateExpression<Bool> {
    PredicateExpressions.build_Arg(value)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private func negated(
    _ test: some StandardPredicateExpression<Bool>
) -> any StandardPredicateExpression<Bool> {
    PredicateExpressions.build_Negation(test)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private func both(
    _ one: some StandardPredicateExpression<Bool>,
    _ other: some StandardPredicateExpression<Bool>
) -> any StandardPredicateExpression<Bool> {
    PredicateExpressions.build_Conjunction(lhs: one, rhs: other)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private func either(
    _ one: some StandardPredicateExpression<Bool>,
    _ other: some StandardPredicateExpression<Bool>
) -> any StandardPredicateExpression<Bool> {
    PredicateExpressions.build_Disjunction(lhs: one, rhs: other)
}
