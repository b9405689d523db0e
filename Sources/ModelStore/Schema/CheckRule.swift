/// A rule for the values of a column, as data.
package indirect enum CheckRule: Hashable, Sendable, Codable {
    case integers([Int64])
    case texts([String])
    case range(CheckBounds<Int64>)
    case realRange(CheckBounds<Double>)
    case characterCount(CheckBounds<Int64>)
    case byteCount(CheckBounds<Int64>)
    case all([CheckRule])
}

/// The bounds of a rule. For example: 3 and 19, both included.
package struct CheckBounds<Value: Hashable & Sendable & Codable & Comparable>: Hashable, Sendable,
    Codable
{
    package let lower: Value?
    package let upper: Value?
    /// False for `..<`.
    package let includesUpper: Bool

    init(_ lower: Value?, _ upper: Value?, includesUpper: Bool = true) {
        self.lower = lower
        self.upper = upper
        self.includesUpper = includesUpper
    }
}
