extension NonEmpty: Equatable where Base: Equatable {}

extension NonEmpty: Hashable where Base: Hashable {}

extension NonEmpty: StoredValue where Base: StoredValue {}

extension NonEmpty: Comparable where Base: Comparable {
    /// Compares the collections. For example: `names.sorted()`.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension NonEmpty: CustomStringConvertible {
    /// The collection as text. For example: `[3, 1]`.
    public var description: String { "\(rawValue)" }
}

extension NonEmpty: Encodable where Base: Encodable {
    /// Encodes only the collection. For example: `[3,1]` in JSON.
    /// - Throws: Any error from encoding the collection.
    public func encode(to encoder: any Encoder) throws {
        try rawValue.encode(to: encoder)
    }
}

extension NonEmpty: Decodable where Base: Decodable {
    /// Decodes a collection, which must not be empty.
    ///
    /// For example: `try decoder.decode(NonEmpty<[Int]>.self, from: json)`.
    /// - Throws: `DecodingError.dataCorrupted` with an underlying ``NonEmptyError`` if the
    ///   collection is empty, or any error from decoding it.
    public init(from decoder: any Decoder) throws {
        let value = try Base(from: decoder)
        do {
            try self.init(value)
        } catch {
            let context = DecodingError.Context(
                codingPath: decoder.codingPath,
                debugDescription: "an empty \(Base.self)",
                underlyingError: error
            )
            throw DecodingError.dataCorrupted(context)
        }
    }
}

extension NonEmpty: UnorderedValidatedValue where Base: StoredValue & Hashable & Codable {
    /// The error for an empty collection. For example: thrown by `try NonEmptyString(text)`.
    public typealias ValidationError = NonEmptyError
}

extension NonEmpty: ValidatedValue where Base: StoredValue & Hashable & Codable & Comparable {}
