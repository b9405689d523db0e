#if !canImport(Darwin)
    import Foundation

    extension String {
        /// A text that can be translated, with the values in it.
        ///
        /// Foundation has it on Apple's systems only. For example: `"\(count) trips"`, whose key is
        /// `%lld trips`.
        public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
            /// What tables of translations call the text. For example: `%lld trips`.
            let key: String
            /// The values, as they're shown.
            private let values: [String]

            /// A text without values. For example: `String.LocalizationValue("Work")`.
            public init(_ value: String) {
                key = value
                values = []
            }

            /// A text without values. For example: `"Work"`.
            public init(stringLiteral value: String) { self.init(value) }

            /// A text with values. For example: `"\(count) trips"`.
            public init(stringInterpolation: StringInterpolation) {
                key = stringInterpolation.key
                values = stringInterpolation.values
            }

            /// The text in a form for this key, with the values in their places.
            ///
            /// For example: `3 Reisen` for `%lld Reisen`.
            func text(_ form: String) -> String {
                // Without values, the text isn't a format: a percent sign stays as it is.
                if values.isEmpty { return form }
                // For example: `%lld`, `%2$@`, `%.1f`.
                let place =
                    /%(?:%|(?:(\d+)\$)?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@a-zA-Z])/
                var (text, rest, next) = ("", form[...], 0)
                while let sign = rest.firstIndex(of: "%") {
                    text += rest[..<sign]
                    rest = rest[sign...]
                    guard let specifier = rest.prefixMatch(of: place) else {
                        text += "%"
                        rest = rest.dropFirst()
                        continue
                    }
                    rest = rest[specifier.range.upperBound...]
                    if specifier.output.0 == "%%" {
                        text += "%"
                        continue
                    }
                    let number = specifier.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                    next = number + 1
                    text += values.indices.contains(number) ? values[number] : ""
                }
                return text + rest
            }
        }
    }

    extension String.LocalizationValue {
        /// Collects the parts of a text. For example: made by the compiler for `"\(count) trips"`.
        public struct StringInterpolation: StringInterpolationProtocol {
            fileprivate var key = ""
            fileprivate var values: [String] = []

            /// For example: called by the compiler.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            }

            /// Adds text. For example: `trips` of `"\(count) trips"`.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
            }

            /// Adds text that isn't translated. For example: `"\(trip.name) is over"`.
            public mutating func appendInterpolation(_ value: some StringProtocol) {
                append(String(value), "%@")
            }

            /// Adds an integer, as people write it. For example: `"\(count) trips"`.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
                let isWide = MemoryLayout<Number>.size > 4
                append(
                    value.formatted(),
                    "%" + (isWide ? "ll" : "") + (Number.isSigned ? "d" : "u")
                )
            }

            /// Adds a number with six digits after the point, as Foundation does. For example:
            /// `"\(distance) km"`.
            public mutating func appendInterpolation(_ value: Double) {
                append(
                    value.formatted(.number.precision(.fractionLength(6)).grouping(.never)),
                    "%lf"
                )
            }

            /// Adds a number with six digits after the point, as Foundation does. For example:
            /// `"\(rating) stars"`.
            public mutating func appendInterpolation(_ value: Float) {
                append(
                    value.formatted(.number.precision(.fractionLength(6)).grouping(.never)),
                    "%f"
                )
            }

            /// Adds a number in a form of C. For example: `"\(distance, specifier: "%.1f") km"`.
            public mutating func appendInterpolation(
                _ value: some CVarArg,
                specifier: String
            ) {
                append(String(format: specifier, value), specifier)
            }

            /// Adds a value in a style. For example: `"\(trip.start, format: .dateTime)"`.
            public mutating func appendInterpolation<Style: FormatStyle>(
                _ value: Style.FormatInput,
                format: Style
            ) where Style.FormatOutput == String {
                append(format.format(value), "%@")
            }

            /// Adds another text that can be translated. For example: `"\(kind.title): \(name)"`.
            public mutating func appendInterpolation(_ value: LocalizedStringResource) {
                append(String(localized: value), "%@")
            }

            /// Adds a date by its description. For example: `"Since \(trip.start)"`.
            public mutating func appendInterpolation(_ value: Date) { append("\(value)", "%@") }

            /// Adds a number by its digits. For example: `"\(price) euros"`.
            public mutating func appendInterpolation(_ value: Decimal) { append("\(value)", "%@") }

            /// Adds a UUID by its digits. For example: `"Trip \(trip.code)"`.
            public mutating func appendInterpolation(_ value: UUID) { append("\(value)", "%@") }

            /// Adds a URL. For example: `"From \(trip.link)"`.
            public mutating func appendInterpolation(_ value: URL) { append("\(value)", "%@") }

            private mutating func append(_ value: String, _ specifier: String) {
                key += specifier
                values.append(value)
            }
        }
    }
#endif
