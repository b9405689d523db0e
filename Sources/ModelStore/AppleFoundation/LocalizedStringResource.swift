#if !canImport(Darwin)
    import Foundation

    /// A text that is translated when it's shown.
    ///
    /// Foundation has it on Apple's systems only. For example:
    /// `var title: LocalizedStringResource { "Trip to \(place)" }`.
    public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
        /// The key in tables of translations. For example: `Trip to %@`.
        public let key: String
        /// The text if there is no translation. For example: `Trip to \(place)`.
        public let defaultValue: String.LocalizationValue
        /// The name of the table; `nil` for `Localizable`. For example: `Trips`.
        public let table: String?
        /// The language that the text is for. For example: `.current`.
        public var locale: Locale

        /// A text whose key is the text itself. For example: `LocalizedStringResource("Work")`.
        public init(
            _ keyAndValue: String.LocalizationValue,
            table: String? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            key = keyAndValue.key
            defaultValue = keyAndValue
            self.table = table
            self.locale = locale
        }

        /// A text with a key of its own. For example:
        /// `LocalizedStringResource("kind.work", defaultValue: "Work")`.
        public init(
            _ key: StaticString,
            defaultValue: String.LocalizationValue,
            table: String? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self.key = "\(key)"
            self.defaultValue = defaultValue
            self.table = table
            self.locale = locale
        }

        /// A text without values. For example: `"Work"`.
        public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

        /// A text with values. For example: `"Trip to \(place)"`.
        public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
            self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
        }
    }
#endif
