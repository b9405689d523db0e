extension Attribute {
    /// The conditions for a valid value. For example: `validation.minimum`.
    ///
    /// Most attributes have none. The conditions are behind a reference, because copying attributes takes
    /// most of the time of reading and writing a model.
    @dynamicMemberLookup
    package struct Validation: Hashable, Sendable {
        /// `nil` if there is no condition, so that equal conditions are equal values.
        private var conditions: Boxed<Conditions>?

        package init() {}

        /// Whether there are no conditions.
        package var isEmpty: Bool { conditions == nil }

        private var all: Conditions {
            get { conditions?.value ?? Conditions() }
            set { conditions = newValue == Conditions() ? nil : Boxed(newValue) }
        }

        package subscript(dynamicMember condition: WritableKeyPath<Conditions, String?>) -> String?
        {
            get { all[keyPath: condition] }
            set { all[keyPath: condition] = newValue }
        }
    }
}

extension Attribute.Validation {
    /// The members of a validation. Bounds are kept as written, so that decimals keep all digits.
    package struct Conditions: Hashable, Sendable, Codable {
        /// The least number, or the least length of a string.
        package var minimum: String?
        /// The greatest number, or the greatest length of a string.
        package var maximum: String?
        /// The earliest date, in seconds since 2001-01-01 UTC.
        package var earliest: String?
        package var latest: String?
        /// An ICU regular expression.
        package var pattern: String?
    }
}

extension Attribute.Validation: Codable {
    package init(from decoder: any Decoder) throws {
        all = try Conditions(from: decoder)
    }

    package func encode(to encoder: any Encoder) throws {
        try all.encode(to: encoder)
    }
}
