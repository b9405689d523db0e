/// A value of a JSON document. For example: `["line": 12, "column": 9]`.
///
/// It is here so that diagnostics need nothing but the standard library.
enum JSONValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([JSONValue])
    case object([String: JSONValue])

    /// An object without the keys that have no value.
    static func present(_ values: [String: JSONValue?]) -> JSONValue {
        .object(values.compactMapValues(\.self))
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }

    init(integerLiteral value: Int) { self = .integer(value) }

    init(booleanLiteral value: Bool) { self = .boolean(value) }

    init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
