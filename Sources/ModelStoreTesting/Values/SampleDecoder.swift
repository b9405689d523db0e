import Foundation

/// A decoder that has a value for every request.
///
/// For example: `try SampleDecoder(variant: 1).sample([String].self)` is `["a", "b"]`. Variants have
/// other numbers and cases, and every second one lacks what is optional, and members of lists.
struct SampleDecoder: Decoder {
    let variant: Int
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    var isSparse: Bool { variant % 2 == 1 }
    /// The number of a case; variants that lack something have every case, too.
    private var choice: Int { variant / 2 }

    init(variant: Int) { self.variant = variant }

    /// - Throws: what the type's own decoding throws, and an error for types that hold themselves.
    func sample<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let value = known(type) as? Value { return value }
        var inner = self
        inner.codingPath.append(SampleKey())
        guard codingPath.count < 16 else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: codingPath, debugDescription: "too deep")
            )
        }
        return try Value(from: inner)
    }

    /// The values of types that take only some texts or numbers.
    private func known(_ type: any Decodable.Type) -> Any? {
        switch type {
        case is URL.Type: URL(string: "https://example.com/\(variant)")
        case is UUID.Type: UUID(uuidString: "00000000-0000-4000-8000-00000000000\(variant % 10)")
        case is Decimal.Type: Decimal(variant) / 4
        case is Data.Type: Data([UInt8(variant % 256)])
        case let type as any CaseIterable.Type: oneCase(of: type)
        case let type as any RawRepresentable.Type: represented(by: type)
        default: nil
        }
    }

    private func oneCase<Value: CaseIterable>(of type: Value.Type) -> Any? {
        let cases = Array(type.allCases)
        return cases.isEmpty ? nil : cases[choice % cases.count]
    }

    /// An enum by its number.
    private func represented<Value: RawRepresentable>(by type: Value.Type) -> Any? {
        let found = (0..<16).compactMap { number in
            (exactly(number) as Value.RawValue?).flatMap(Value.init(rawValue:))
        }
        return found.isEmpty ? nil : found[choice % found.count]
    }

    private func exactly<Raw>(_ number: Int) -> Raw? {
        (Raw.self as? any FixedWidthInteger.Type).flatMap { $0.init(exactly: number) as? Raw }
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SampleFields(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleMembers(decoder: self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(decoder: self) }
}

/// A place in a value.
private struct SampleKey: CodingKey {
    var stringValue: String { "sample" }
    var intValue: Int? { nil }

    init() {}
    init?(stringValue: String) {}
    init?(intValue: Int) { nil }
}
