#if !canImport(Darwin)
    import Foundation

    // Initializers that Foundation has on Apple's systems only, and code for SwiftData calls.
    extension String {
        /// A text in the language of the user, if a bundle has it.
        ///
        /// For example: `String(localized: "\(count) trips")`.
        /// - Parameters:
        ///   - keyAndValue: The key in tables of translations, which is the text if there is none.
        ///   - table: The name of the table; `nil` for `Localizable`.
        ///   - bundle: The bundle with the table; `nil` for the program's.
        ///   - locale: Unused: the bundle chooses the language.
        ///   - comment: What translators should know.
        public init(
            localized keyAndValue: LocalizationValue,
            table: String? = nil,
            bundle: Bundle? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self.init(keyAndValue, key: keyAndValue.key, table, bundle)
        }

        /// A text in the language of the user, found by a key that isn't the text.
        ///
        /// For example: `String(localized: "kind.work", defaultValue: "Work")`.
        /// - Parameters:
        ///   - key: The key in tables of translations.
        ///   - defaultValue: The text if there is none.
        ///   - table: The name of the table; `nil` for `Localizable`.
        ///   - bundle: The bundle with the table; `nil` for the program's.
        ///   - locale: Unused: the bundle chooses the language.
        ///   - comment: What translators should know.
        public init(
            localized key: StaticString,
            defaultValue: LocalizationValue,
            table: String? = nil,
            bundle: Bundle? = nil,
            locale: Locale = .current,
            comment: StaticString? = nil
        ) {
            self.init(defaultValue, key: "\(key)", table, bundle)
        }

        /// The text of a resource in the language of the user.
        ///
        /// For example: `String(localized: kind.title)`.
        public init(localized resource: LocalizedStringResource) {
            self.init(resource.defaultValue, key: resource.key, resource.table, nil)
        }

        private init(
            _ value: LocalizationValue,
            key: String,
            _ table: String?,
            _ bundle: Bundle?
        ) {
            let bundle = bundle ?? .main
            let form = bundle.localizedString(forKey: key, value: value.key, table: table)
            self = value.text(form)
        }
    }
#endif
