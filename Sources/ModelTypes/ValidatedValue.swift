/// A wrapper around one raw value that is always valid. Generated types conform to it.
///
/// For example: `struct ValidatedName: ValidatedValue`.
public protocol ValidatedValue: UnorderedValidatedValue, Comparable where RawValue: Comparable {}

extension ValidatedValue {
    /// Compares the raw values. For example: `names.sorted()`.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A ``ValidatedValue`` without an order. Generated types that wrap data conform to it.
///
/// For example: `struct Thumbnail: UnorderedValidatedValue`. Decoding cleans and checks the value;
/// if a rule is broken, its error is the underlying error of the `DecodingError`.
public protocol UnorderedValidatedValue: RawRepresentable, StoredValue, Hashable, Codable,
    CustomStringConvertible
where RawValue: StoredValue & Hashable & Codable {
    /// The error, with one case per rule. For example: `tooShort(length: 2, lowerBound: 3)`.
    associatedtype ValidationError: Error

    /// Cleans and checks a value. For example: `try ValidatedName(" Ann ")`.
    /// - Throws: The error of the first rule that the cleaned value breaks.
    init(_ rawValue: RawValue) throws(ValidationError)

    /// Accepts a stored value unchecked. For example: `ValidatedName(trust: "Ann")`.
    init(trust rawValue: RawValue)
}

extension UnorderedValidatedValue {
    /// Cleans and checks a value; `nil` if it breaks a rule. For example: `ValidatedName(rawValue:
    /// "")`.
    public init?(rawValue: RawValue) {
        do {
            try self.init(rawValue)
        } catch {
            return nil
        }
    }

    /// The raw value as text. For example: `Ann`.
    public var description: String { "\(rawValue)" }

    /// Decodes the raw value, then cleans and checks it.
    ///
    /// For example: `try decoder.decode(ValidatedName.self, from: json)`.
    /// - Throws: `DecodingError.dataCorrupted` if the value breaks a rule, with the rule's error as
    ///   the underlying error, or any error from decoding the raw value.
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

    /// Encodes only the raw value. For example: `"Ann"` in JSON.
    /// - Throws: Any error from encoding the raw value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
