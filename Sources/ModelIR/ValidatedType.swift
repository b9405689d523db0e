/// A single value with validation rules. For example: `@Validated(.trimmed) struct Name { … }`.
package struct ValidatedType: Hashable, Sendable, Codable {
    /// The stored type: a string, an integer, a real number, a decimal, a date or data.
    package var rawType: AttributeType
    /// The rules, in the order in which they apply.
    package var rules: [ValidationRule]
    /// The name of the nested error type, if the declaration specifies one.
    package var errorName: String?

    package init(rawType: AttributeType, rules: [ValidationRule], errorName: String? = nil) {
        self.rawType = rawType
        self.rules = rules
        self.errorName = errorName
    }
}

/// A rule of a validated type, with its place.
package struct ValidationRule: Hashable, Sendable, Codable {
    package var kind: Kind
    package var origin: Origin

    package init(_ kind: Kind, origin: Origin) {
        self.kind = kind
        self.origin = origin
    }

    package enum Kind: Hashable, Sendable, Codable {
        /// Removes leading and trailing whitespace.
        case trimmed
        /// Converts all letters to lowercase.
        case lowercased
        case singleLine
        case nonEmpty
        /// The number of characters, or of bytes.
        case length(Bounds)
        case range(Bounds)
        /// The name of a set of characters. For example: `alphanumerics`.
        case characters(String)
        /// An ICU regular expression.
        case matches(String)
        /// Requires that the first part of a two-part structure isn't greater than the second.
        case ascending
    }
}

/// The bounds of a rule, as written. For example: `3..<20`, `0...`, `...1`.
package struct Bounds: Hashable, Sendable, Codable {
    package var lower: String?
    package var upper: String?
    /// False for `..<`.
    package var includesUpper: Bool

    package init(lower: String?, upper: String?, includesUpper: Bool = true) {
        self.lower = lower
        self.upper = upper
        self.includesUpper = includesUpper
    }
}
