import Foundation
import ModelStore
import ModelTypes

/// Random expressions about authors, put together from others.
struct RandomExpressions {
    typealias Truth = Expression<Author, Bool>
    typealias Number = Expression<Author, Int>
    typealias Text = Expression<Author, String>
    typealias Build = PredicateExpressions

    var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    mutating func predicate(depth: Int) -> Predicate<Author> {
        let truth = truth(depth)
        return Predicate { Embedded(truth, $0) }
    }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[random.int(values.count)] }

    // MARK: Conditions

    mutating func truth(_ depth: Int) -> Truth {
        if depth == 0 { return leaf() }
        let (first, second) = (truth(depth - 1), truth(depth - 1))
        switch random.int(11) {
        case 0, 1: return joined(first, second)
        case 2: return either(first, second)
        case 3:
            return Truth { Build.build_Negation(Embedded(first, $0)) }
        case 4: return choice(first, second, truth(depth - 1))
        case 5: return same(first, second)
        case 6: return compared(number(depth - 1), number(depth - 1))
        case 7: return texts(text(depth - 1), text(depth - 1))
        case 8: return mentor(first)
        case 9: return mentees(first)
        default: return nickname(first)
        }
    }

    private func joined(_ first: Truth, _ second: Truth) -> Truth {
        Truth {
            Build.build_Conjunction(
                lhs: Embedded(first, $0),
                rhs: Embedded(second, $0)
            )
        }
    }

    private func either(_ first: Truth, _ second: Truth) -> Truth {
        Truth {
            Build.build_Disjunction(
                lhs: Embedded(first, $0),
                rhs: Embedded(second, $0)
            )
        }
    }

    private func same(_ first: Truth, _ second: Truth) -> Truth {
        Truth {
            Build.build_Equal(
                lhs: Embedded(first, $0),
                rhs: Embedded(second, $0)
            )
        }
    }

    private func choice<Value: Sendable>(
        _ test: Truth,
        _ yes: Expression<Author, Value>,
        _ no: Expression<Author, Value>
    ) -> Expression<Author, Value> {
        Expression {
            Build.build_Conditional(
                Embedded(test, $0),
                Embedded(yes, $0),
                Embedded(no, $0)
            )
        }
    }

    private mutating func compared(_ left: Number, _ right: Number) -> Truth {
        let order: Build.ComparisonOperator = pick([
            .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual,
        ])
        if random.int(3) == 0 {
            return Truth {
                Build.build_NotEqual(
                    lhs: Embedded(left, $0),
                    rhs: Embedded(right, $0)
                )
            }
        }
        return Truth {
            Build.build_Comparison(
                lhs: Embedded(left, $0),
                rhs: Embedded(right, $0),
                op: order
            )
        }
    }

    private mutating func texts(_ left: Text, _ right: Text) -> Truth {
        switch random.int(4) {
        case 0:
            return Truth {
                Build.build_contains(
                    Embedded(left, $0),
                    Embedded(right, $0)
                )
            }
        case 1:
            return Truth {
                Build.build_starts(
                    Embedded(left, $0),
                    with: Embedded(right, $0)
                )
            }
        case 2:
            return Truth {
                Build.build_Equal(
                    lhs: Embedded(left, $0),
                    rhs: Embedded(right, $0)
                )
            }
        default:
            return Truth {
                Build.build_Comparison(
                    lhs: Embedded(left, $0),
                    rhs: Embedded(right, $0),
                    op: .lessThan
                )
            }
        }
    }

    // MARK: Relationships and optionals

    private mutating func mentor(_ inner: Truth) -> Truth {
        let other = random.int(2) == 0
        return Truth {
            Build.build_NilCoalesce(
                lhs: Build.build_flatMap(Build.build_KeyPath(root: $0, keyPath: \.mentor)) {
                    Embedded(inner, $0)
                },
                rhs: Build.build_Arg(other)
            )
        }
    }

    private mutating func mentees(_ inner: Truth) -> Truth {
        let count = random.int(3)
        switch random.int(3) {
        case 0:
            return Truth {
                Build.build_contains(Build.build_KeyPath(root: $0, keyPath: \.mentees)) {
                    Embedded(inner, $0)
                }
            }
        case 1:
            return Truth {
                Build.build_allSatisfy(Build.build_KeyPath(root: $0, keyPath: \.mentees)) {
                    Embedded(inner, $0)
                }
            }
        default:
            return Truth {
                Build.build_Equal(
                    lhs: Build.build_KeyPath(
                        root: Build.build_filter(
                            Build.build_KeyPath(root: $0, keyPath: \.mentees)
                        ) { Embedded(inner, $0) },
                        keyPath: \.count
                    ),
                    rhs: Build.build_Arg(count)
                )
            }
        }
    }

    /// A condition inside an optional chain, compared with true, false or nil.
    private mutating func nickname(_ inner: Truth) -> Truth {
        let expected: Bool? = pick([true, false, nil])
        return Truth { row in
            Build.build_Equal(
                lhs: Build.build_flatMap(Build.build_KeyPath(root: row, keyPath: \.nickname)) {
                    Build.build_Conjunction(
                        lhs: Build.build_NotEqual(lhs: $0, rhs: Build.build_Arg("bob")),
                        rhs: Embedded(inner, row)
                    )
                },
                rhs: Build.build_Arg(expected)
            )
        }
    }

    // MARK: Values

    mutating func number(_ depth: Int) -> Number {
        if depth == 0 { return numberLeaf() }
        let (left, right) = (number(depth - 1), number(depth - 1))
        if random.int(3) == 0 { return choice(truth(depth - 1), left, right) }
        let operation: Build.ArithmeticOperator = pick([.add, .subtract, .multiply])
        return Number {
            Build.build_Arithmetic(
                lhs: Embedded(left, $0),
                rhs: Embedded(right, $0),
                op: operation
            )
        }
    }

    mutating func text(_ depth: Int) -> Text {
        if depth == 0 { return textLeaf() }
        let (left, right) = (text(depth - 1), text(depth - 1))
        return choice(truth(depth - 1), left, right)
    }
}
