extension Attribute {
    /// The conditions for a valid value. Bounds are kept as written, so that decimals keep all
    /// digits.
    ///
    /// Most attributes have none. The conditions are behind a reference, because copying attributes takes
    /// most of the time of reading and writing a model. They have properties here: looking at them by key
    /// paths made inspecting a model take a fifth longer.
    package struct Validation: Hashable, Sendable {
        /// `nil` if there is no condition, so that equal conditions are equal values.
        private var conditions: Boxed<Conditions>?

        package init() {}

        /// Whether there are no conditions.
        package var isEmpty: Bool { conditions == nil }
    }
}

extension Attribute.Validation {
    private struct Conditions: Hashable, Sendable, Codable {
        var minimum: String?
        var maximum: String?
        var earliest: String?
        var latest: String?
        var pattern: String?
    }

    private var all: Conditions {
        get { conditions?.value ?? Conditions() }
        set { conditions = newValue == Conditions() ? nil : Boxed(newValue) }
    }

    /// The least number, or the least length of a string.
    package var minimum: String? {
        get { conditions?.minimum }
        set { all.minimum = newValue }
    }

    /// The greatest number, or the greatest length of a string.
    package var maximum: String? {
        get { conditions?.maximum }
        set { all.maximum = newValue }
    }

    /// The earliest date, in seconds since 2001-01-01 UTC.
    package var earliest: String? {
        get { conditions?.earliest }
        set { all.earliest = newValue }
    }

    package var latest: String? {
        get { conditions?.latest }
        set { all.latest = newValue }
    }

    /// An ICU regular expression.
    package var pattern: String? {
        get { conditions?.pattern }
        set { all.pattern = newValue }
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
