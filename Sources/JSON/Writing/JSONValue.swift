/// A value to be written as JSON. For example: `["line": 12, "column": 9]`.
package enum JSONValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([JSONValue])
    case object([String: JSONValue])

    /// An object that omits the keys without a value.
    package static func present(_ values: [String: JSONValue?]) -> JSONValue {
        .object(values.compactMapValues(\.self))
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }

    package init(integerLiteral value: Int) { self = .integer(value) }

    package init(booleanLiteral value: Bool) { self = .boolean(value) }

    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
