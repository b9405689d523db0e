/// A wrapper around one raw value that is valid wherever it exists. Generated types conform.
///
/// For example: `struct ValidatedName: ValidatedValue`.
/// Decoding validates: `RawRepresentable`'s `Decodable` goes through `init?(rawValue:)`.
public protocol ValidatedValue: RawRepresentable, StoredValue, Hashable, Comparable, Codable,
    CustomStringConvertible
where RawValue: StoredValue & Comparable & Codable {
    /// One case per rule. For example: `tooShort(length: 2, lowerBound: 3)`.
    associatedtype ValidationError: Error

    /// Cleans and checks. For example: `try ValidatedName(" Ann ")`.
    init(_ rawValue: RawValue) throws(ValidationError)

    /// Takes what was stored, unchecked. For example: `ValidatedName(trust: "Ann")`.
    init(trust rawValue: RawValue)
}

extension ValidatedValue {
    /// Cleans and checks; nil where a rule is broken. For example: `ValidatedName(rawValue: "")`.
    public init?(rawValue: RawValue) {
        do {
            try self.init(rawValue)
        } catch {
            return nil
        }
    }

    /// The order of the raw values. For example: `names.sorted()`.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The raw value as text. For example: `Ann`.
    public var description: String { "\(rawValue)" }
}

/// The text rules of `@Validated` that are more than one expression.
///
/// For example: `TextRule.trimmed(" Ann ")`.
public enum TextRule {
    /// The text without white space at either end. For example: `"Ann"` for `" Ann "`.
    public static func trimmed(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }

    /// Whether the text has no line break. For example: false for `"a\nb"`.
    public static func isSingleLine(_ text: String) -> Bool {
        !text.contains(where: \.isNewline)
    }
}
