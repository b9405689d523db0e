/// The fields of a sample: all that are asked for.
struct SampleFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SampleDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }
    /// A dictionary's keys may be any.
    var allKeys: [Key] { decoder.isSparse ? [] : ["a"].compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { decoder.isSparse }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.sample(type)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
        -> KeyedDecodingContainer<Nested>
    {
        decoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        decoder.unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// The members of a list: two, or none.
struct SampleMembers: UnkeyedDecodingContainer {
    let decoder: SampleDecoder
    private(set) var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.isSparse ? 0 : 2 }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    init(decoder: SampleDecoder) { self.decoder = decoder }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        currentIndex += 1
        // Members differ.
        var decoder = SampleDecoder(variant: decoder.variant + 2 * (currentIndex - 1))
        decoder.codingPath = codingPath
        return try decoder.sample(type)
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type)
        -> KeyedDecodingContainer<Nested>
    {
        currentIndex += 1
        return decoder.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
        currentIndex += 1
        return decoder.unkeyedContainer()
    }

    mutating func superDecoder() -> any Decoder { decoder }
}

/// A single value: a text, number or truth value.
struct SampleValue: SingleValueDecodingContainer {
    let decoder: SampleDecoder

    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.isSparse }
    func decode(_ type: Bool.Type) -> Bool { decoder.variant % 4 < 2 }
    func decode(_ type: String.Type) -> String {
        String("abcdefghijklmnop".dropFirst(decoder.variant % 8).prefix(1 + decoder.variant))
    }
    func decode(_ type: Double.Type) -> Double { Double(decoder.variant) + 0.5 }
    func decode(_ type: Float.Type) -> Float { Float(decoder.variant) + 0.5 }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let type = type as? any FixedWidthInteger.Type,
            let value = type.init(exactly: decoder.variant) as? Value
        {
            return value
        }
        return try decoder.sample(type)
    }
}
