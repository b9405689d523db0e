import Foundation
import ModelTypes

/// The statements of a class's fetches by predicates, for later predicates that only differ in their values.
///
/// Finding out what a predicate means takes a third of the time in which one row is fetched.
final class KnownPredicates: @unchecked Sendable {
    // Sendable, because everything that changes, including the forms, is only touched in `withLock`. What's used
    // outside of it, a collector, is a constant closure that captures other collectors and types.
    private let lock = NSLock()
    /// A `KnownExpressions` for the type of each expression.
    private var types: [ObjectIdentifier: AnyObject] = [:]

    /// The form of a predicate, with its statement; `nil` if the SQL depends on more than the form.
    ///
    /// - Parameter isPart: whether there's a limit or an offset.
    /// - Complexity: O(*n*) for *n* comparisons.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    func known<Model>(_ predicate: Predicate<Model>, isPart: Bool) -> KnownPredicate? {
        known(predicate.expression, ComparedValues(predicate.variable.key), isPart)
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    private func known<Expression: PredicateExpression>(
        _ expression: Expression,
        _ values: ComparedValues,
        _ isPart: Bool
    ) -> KnownPredicate? {
        let expressions = lock.withLock { self.expressions(Expression.self) }
        var values = values
        guard let expressions, let collector = expressions.collector,
            collector.collect(expression, &values)
        else { return nil }
        return lock.withLock { () -> KnownPredicate? in
            guard let form = expressions.form(values, isPart) else { return nil }
            return KnownPredicate(form: form, statement: form.statement, values: values.values)
        }
    }

    /// Only to be asked for while locked.
    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    private func expressions<Expression: PredicateExpression>(
        _ type: Expression.Type
    ) -> KnownExpressions<Expression>? {
        if let known = types[ObjectIdentifier(type)] { return known as? KnownExpressions }
        // Code has few types of predicates, but may put together any number of them.
        guard types.count < 1_000 else { return nil }
        let made = KnownExpressions<Expression>()
        types[ObjectIdentifier(type)] = made
        return made
    }

    /// Learns the statement of a form from the one of a predicate.
    ///
    /// - Parameters:
    ///   - bound: the values of the statement's parameters; `nil` if not all of them are values.
    ///   - values: those of the predicate, and those of the part.
    func learn(
        _ text: String,
        binding bound: [Constant]?,
        for predicate: KnownPredicate,
        _ values: [Constant]
    ) {
        // If two are equal, the lists don't tell which parameter is which.
        guard Set(values).count == values.count else { return }
        lock.withLock {
            predicate.form.statement = bound == values ? .text(text) : .various
        }
    }
}

/// A predicate as one of its form.
struct KnownPredicate {
    fileprivate let form: PredicateForm
    let statement: FormStatement
    let values: [Constant]
}

/// The statement of all predicates of a form.
enum FormStatement {
    case unknown
    /// One whose parameters are the predicate's values, and those of the part.
    case text(String)
    /// Its parameters aren't the predicate's values.
    case various
}

/// A form of predicates, which only differ in their values.
private final class PredicateForm {
    private let keyPaths: [AnyKeyPath]
    private let signs: [ComparisonSign]
    private let isPart: Bool
    var statement = FormStatement.unknown

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    init(_ values: ComparedValues, _ isPart: Bool) {
        keyPaths = values.keyPaths
        signs = values.signs
        self.isPart = isPart
    }

    @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
    func isForm(of values: ComparedValues, _ isPart: Bool) -> Bool {
        self.isPart == isPart && signs == values.signs && keyPaths == values.keyPaths
    }
}

/// The predicates whose expressions are of one type.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private final class KnownExpressions<Expression: PredicateExpression> {
    let collector = ValueCollector<Expression>.ofTests
    private var forms: [PredicateForm] = []

    /// - Returns: `nil` if there are too many.
    func form(_ values: ComparedValues, _ isPart: Bool) -> PredicateForm? {
        if let known = forms.first(where: { $0.isForm(of: values, isPart) }) { return known }
        guard forms.count < 16 else { return nil }
        let made = PredicateForm(values, isPart)
        forms.append(made)
        return made
    }
}
