/// A condition on a `Model`, which is either true or false, never "unknown".
///
/// For example: `People.fields.weight > 70 && People.fields.name.contains("an")`.
public struct Condition<Model>: Hashable, Sendable {
    package let node: ConditionNode

    package init(_ node: ConditionNode) {
        self.node = node
    }

    /// A condition that is always or never true. For example: `.constant(true)`.
    public static func constant(_ value: Bool) -> Self { Self(.constant(value)) }

    /// Whether both conditions hold. For example: `fields.weight > 70 && fields.age < 30`.
    public static func && (left: Self, right: Self) -> Self { Self(left.node.and(right.node)) }

    /// Whether at least one condition holds. For example: `fields.weight > 70 || fields.weight ==
    /// nil`.
    public static func || (left: Self, right: Self) -> Self { Self(left.node.or(right.node)) }

    /// Whether the condition doesn't hold. For example: `!(fields.weight > 70)`.
    public static prefix func ! (condition: Self) -> Self { Self(condition.node.negated) }
}

/// How texts are compared; without options, exactly.
///
/// For example: `fields.name.contains("an", options: .caseInsensitive)`.
public struct TextOptions: OptionSet, Hashable, Sendable {
    /// The options as bits. For example: 3 for both.
    public let rawValue: Int

    /// Creates options from bits. For example: `TextOptions(rawValue: 1)`.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Ignores case. For example: `"An"` contains `"an"`.
    public static let caseInsensitive = TextOptions(rawValue: 1 << 0)
    /// Ignores diacritics. For example: `"é"` equals `"e"`.
    public static let diacriticInsensitive = TextOptions(rawValue: 1 << 1)
}

/// A condition without its model, for rendering. For example: `.constant(true)`.
package indirect enum ConditionNode: Hashable, Sendable {
    case constant(Bool)
    case equal(name: String, Constant)
    case ordered(name: String, Order, Constant)
    case oneOf(name: String, [Constant])
    case text(name: String, TextTest, String, TextOptions)
    case bits(name: String, BitTest, mask: Int64)
    case toOne(name: String, ConditionNode)
    case toMany(name: String, Quantifier, ConditionNode)
    case count(name: String, CountTest, Int64)
    case not(ConditionNode)
    case all([ConditionNode])
    case any([ConditionNode])
}

package enum Order: Hashable, Sendable {
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
}

package enum CountTest: Hashable, Sendable {
    case equal
    case ordered(Order)
}

package enum TextTest: Hashable, Sendable {
    case contains
    case hasPrefix
    case hasSuffix
    case equals
}

package enum BitTest: Hashable, Sendable {
    case all
    case any
    case none
    case exactly
}

package enum Quantifier: Hashable, Sendable {
    case any
    case all
    case none
}
