import Foundation

extension Queryable {
    /// The value that is kept as JSON; nil where there is none, or none that can be read.
    ///
    /// Only the latter is reported, by ``onUndecodable``. For example:
    /// `decoded(json: primitivePlace, "place")`.
    public func decoded<Value: Decodable>(json data: Data?, _ property: StaticString) -> Value? {
        decoded(data, property) { try? JSONDecoder().decode(Value.self, from: $0) }
    }

    /// JSON with sorted keys, so that equal values have equal bytes; nil for no value.
    ///
    /// A value that JSON has no form for, as a number that is none, is stored as no value and reported
    /// by ``onUndecodable``. For example: `primitivePlace = encoded(newValue, "place")`.
    public func encoded<Value: Encodable>(_ value: Value?, _ property: StaticString) -> Data? {
        guard let value else { return nil }
        if let data = storedJSON(of: value) { return data }
        reportUndecodable(property)
        return nil
    }
}

/// A value as stores keep it; nil for one that JSON has no form for.
package func storedJSON<Value: Encodable>(of value: Value) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(value)
}
