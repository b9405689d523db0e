/// A wrapper around one raw value that is valid wherever it exists. Generated types conform.
///
/// For example: `struct ValidatedName: ValidatedValue`.
public protocol ValidatedValue: UnorderedValidatedValue, Comparable where RawValue: Comparable {}

extension ValidatedValue {
    /// The order of the raw values. For example: `names.sorted()`.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A ``ValidatedValue`` whose raw value has no order. Generated types around data conform.
///
/// For example: `struct Thumbnail: UnorderedValidatedValue`. Decoding cleans and checks, and the
/// error of the broken rule is the underlying one of the `DecodingError`.
public protocol UnorderedValidatedValue: RawRepresentable, StoredValue, Hashable, Codable,
    CustomStringConvertible
where RawValue: StoredValue & Hashable & Codable {
    /// One case per rule. For example: `tooShort(length: 2, lowerBound: 3)`.
    associatedtype ValidationError: Error

    /// Cleans and checks. For example: `try ValidatedName(" Ann ")`.
    /// - Throws: the first rule that the cleaned value breaks.
    init(_ rawValue: RawValue) throws(ValidationError)

    /// Takes what was stored, unchecked. For example: `ValidatedName(trust: "Ann")`.
    init(trust rawValue: RawValue)
}

extension UnorderedValidatedValue {
    /// Cleans and checks; nil where a rule is broken. For example: `ValidatedName(rawValue: "")`.
    public init?(rawValue: RawValue) {
        do {
            try self.init(rawValue)
        } catch {
            return nil
        }
    }

    /// The raw value as text. For example: `Ann`.
    public var description: String { "\(rawValue)" }

    /// Decodes the raw value, cleans and checks.
    ///
    /// For example: `try decoder.decode(ValidatedName.self, from: json)`.
    /// - Throws: `DecodingError.dataCorrupted` for a broken rule, with the rule's error as the
    ///   underlying one, and what decoding the raw value throws.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let value = try container.decode(RawValue.self)
        do {
            try self.init(value)
        } catch {
            let context = DecodingError.Context(
                codingPath: container.codingPath,
                debugDescription: "no valid \(Self.self): \(error)",
                underlyingError: (error as Any) as? any Error
            )
            throw DecodingError.dataCorrupted(context)
        }
    }

    /// Encodes the raw value alone. For example: `"Ann"` in JSON.
    /// - Throws: what encoding the raw value throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
