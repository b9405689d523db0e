import Foundation

extension Queryable {
    /// Decodes a value stored as JSON; returns `nil` if it's missing or unreadable.
    ///
    /// Only unreadable values are reported, through ``onUndecodable``. For example: `decoded(json:
    /// primitivePlace, "place")`.
    public func decoded<Value: Decodable>(json data: Data?, _ property: StaticString) -> Value? {
        decoded(data, property) { try? storedJSONDecoder().decode(Value.self, from: $0) }
    }

    /// Encodes a value as JSON with sorted keys, so that equal values have equal bytes; `nil` for
    /// no value.
    ///
    /// A value that JSON can't represent is stored as no value and reported through
    /// ``onUndecodable``. For example: `primitivePlace = encoded(newValue, "place")`.
    public func encoded<Value: Encodable>(_ value: Value?, _ property: StaticString) -> Data? {
        guard let value else { return nil }
        if let data = storedJSON(of: value) { return data }
        reportUndecodable(property)
        return nil
    }
}

/// The JSON of a value, as stored; `nil` if JSON can't represent the value.
package func storedJSON<Value: Encodable>(of value: Value) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: infinity,
        negativeInfinity: "-" + infinity,
        nan: notANumber
    )
    return try? encoder.encode(value)
}

/// A decoder for what ``storedJSON(of:)`` returns.
package func storedJSONDecoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
        positiveInfinity: infinity,
        negativeInfinity: "-" + infinity,
        nan: notANumber
    )
    return decoder
}

// JSON numbers are finite. Other values are strings, spelled as in JavaScript and PostgreSQL.
private let infinity = "Infinity"
private let notANumber = "NaN"
