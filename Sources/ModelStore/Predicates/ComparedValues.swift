import Foundation
import ModelTypes

/// An operator, or the form of a value.
enum ComparisonSign {
    case less, lessOrEqual, greater, greaterOrEqual
    case bool, integer, double, string, uuid
}

/// The properties that a predicate compares, its operators, and the values that it compares with.
///
/// Of two predicates of one type, in which only the values differ, the SQL is the same.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct ComparedValues {
    private let variable: PredicateExpressions.VariableID
    private(set) var keyPaths: [AnyKeyPath] = []
    /// The operators and the forms of the values, in order.
    private(set) var signs: [ComparisonSign] = []
    private(set) var values: [Constant] = []

    /// - Parameter variable: the one that stands for the row.
    init(_ variable: PredicateExpressions.VariableID) {
        self.variable = variable
    }

    fileprivate func isRow(_ variable: PredicateExpressions.VariableID) -> Bool {
        variable == self.variable
    }

    fileprivate mutating func add(_ path: AnyKeyPath) { keyPaths.append(path) }

    fileprivate mutating func add(_ comparison: PredicateExpressions.ComparisonOperator) -> Bool {
        switch comparison {
        case .lessThan: signs.append(.less)
        case .lessThanOrEqual: signs.append(.lessOrEqual)
        case .greaterThan: signs.append(.greater)
        case .greaterThanOrEqual: signs.append(.greaterOrEqual)
        @unknown default: return false
        }
        return true
    }

    /// - Returns: `false` for a value on which the SQL depends.
    fileprivate mutating func add(_ value: Constant) -> Bool {
        switch value {
        case .bool: signs.append(.bool)
        case .integer: signs.append(.integer)
        case .double(let number):
            if number.isNaN { return false }
            signs.append(.double)
        case .string: signs.append(.string)
        case .uuid: signs.append(.uuid)
        // There may be dates that a column can't have, and of decimals, ranges are asked for.
        case .null, .date, .decimal, .url, .data: return false
        }
        values.append(value)
        return true
    }
}

/// Collects the values of expressions of a type, without asking what each of their parts is.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
final class ValueCollector<Expression> {
    fileprivate let role: Role
    /// Adds the values of an expression; `false` if its SQL isn't that of all others of the type.
    let collect: (Expression, inout ComparedValues) -> Bool

    fileprivate init(
        _ role: Role,
        _ collect: @escaping (Expression, inout ComparedValues) -> Bool
    ) {
        self.role = role
        self.collect = collect
    }

    /// What an expression stands for.
    fileprivate enum Role { case row, property, value, test }
}

/// An expression of predicates that compare properties of a row with captured values.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private protocol ComparingExpression: PredicateExpression {
    /// `nil` if it has other parts.
    static var collector: ValueCollector<Self>? { get }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ComparingExpression {
    fileprivate static var anyCollector: Any? { collector }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ValueCollector where Expression: PredicateExpression {
    /// `nil` for anything but comparisons of properties with captured values, joined by `&&` and `||`.
    static var ofTests: ValueCollector? { known(.test) }

    fileprivate static func known(_ role: Role) -> ValueCollector? {
        let type = Expression.self as? any ComparingExpression.Type
        let collector = type?.anyCollector as? ValueCollector
        return collector?.role == role ? collector : nil
    }
}

/// The collectors of an expression's operands.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private struct Operands<Left: PredicateExpression, Right: PredicateExpression> {
    let left: ValueCollector<Left>
    let right: ValueCollector<Right>

    private init?(_ left: ValueCollector<Left>?, _ right: ValueCollector<Right>?) {
        guard let left, let right else { return nil }
        self.left = left
        self.right = right
    }

    /// Two tests.
    static var tests: Operands? { Operands(.known(.test), .known(.test)) }

    /// A property and a value, in any order.
    static var propertyAndValue: Operands? {
        Operands(.known(.property), .known(.value)) ?? Operands(.known(.value), .known(.property))
    }

    func collect(_ left: Left, _ right: Right, _ values: inout ComparedValues) -> Bool {
        self.left.collect(left, &values) && self.right.collect(right, &values)
    }
}

/// An expression with two operands.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
private protocol ExpressionOfTwo: ComparingExpression {
    associatedtype LHS: PredicateExpression
    associatedtype RHS: PredicateExpression
    var lhs: LHS { get }
    var rhs: RHS { get }
    /// `nil` if the operands are other ones.
    static var operands: Operands<LHS, RHS>? { get }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension ExpressionOfTwo {
    fileprivate static var collector: ValueCollector<Self>? {
        operands.map { operands in
            ValueCollector(.test) { operands.collect($0.lhs, $0.rhs, &$1) }
        }
    }
}

// MARK: - Expressions

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Variable: ComparingExpression {
    fileprivate static var collector: ValueCollector<Self>? {
        ValueCollector(.row) { $1.isRow($0.key) }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.KeyPath: ComparingExpression {
    fileprivate static var collector: ValueCollector<Self>? {
        guard let row = ValueCollector<Root>.known(.row) else { return nil }
        return ValueCollector(.property) { expression, values in
            values.add(expression.keyPath)
            return row.collect(expression.root, &values)
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Value: ComparingExpression {
    fileprivate static var collector: ValueCollector<Self>? {
        guard let type = Output.self as? any StoredValue.Type else { return nil }
        return collector(ofStored: type) as? ValueCollector<Self>
    }

    private static func collector<Stored: StoredValue>(ofStored _: Stored.Type) -> Any {
        ValueCollector<PredicateExpressions.Value<Stored>>(.value) { $1.add($0.value.constant) }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Equal: ExpressionOfTwo {
    fileprivate static var operands: Operands<LHS, RHS>? { .propertyAndValue }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.NotEqual: ExpressionOfTwo {
    fileprivate static var operands: Operands<LHS, RHS>? { .propertyAndValue }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Comparison: ComparingExpression {
    fileprivate static var collector: ValueCollector<Self>? {
        Operands<LHS, RHS>.propertyAndValue.map { operands in
            ValueCollector(.test) {
                $1.add($0.op) && operands.collect($0.lhs, $0.rhs, &$1)
            }
        }
    }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Conjunction: ExpressionOfTwo {
    fileprivate static var operands: Operands<LHS, RHS>? { .tests }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
extension PredicateExpressions.Disjunction: ExpressionOfTwo {
    fileprivate static var operands: Operands<LHS, RHS>? { .tests }
}
