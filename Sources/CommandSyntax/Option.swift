/// An option with a value of a Swift type: its declaration, and how a command reads its value.
///
/// For example:
/// ```swift
/// static let access = Option.choice("access", "LEVEL", default: AccessLevel.internal, help: "…")
/// let level = arguments[access]  // an AccessLevel
/// ```
package struct Option<Value: Sendable>: Sendable {
    package let syntax: OptionSyntax
    /// Returns `nil` for text that isn't allowed, which parsing rejects first.
    let read: @Sendable (String) -> Value?
    let defaultValue: Value
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    /// An option that takes one of an enum's cases, by raw value.
    package static func choice(
        _ name: String,
        short: Character? = nil,
        _ placeholder: String,
        default value: Value,
        help: String
    ) -> Self {
        let names = Value.allCases.map { $0.rawValue }
        let values = ValueSyntax(placeholder, .choice(names), defaultText: value.rawValue)
        let syntax = OptionSyntax(name: name, short: short, value: values, help: help)
        return Self(syntax: syntax, read: { Value(rawValue: $0) }, defaultValue: value)
    }
}

extension Option {
    /// An option without a default that takes one of an enum's cases, by raw value.
    package static func optionalChoice<Choice>(
        _ name: String,
        _ placeholder: String,
        _ type: Choice.Type,
        help: String
    ) -> Self
    where
        Value == Choice?, Choice: RawRepresentable & CaseIterable, Choice.RawValue == String
    {
        let names = Choice.allCases.map { $0.rawValue }
        let values = ValueSyntax(placeholder, .choice(names))
        let syntax = OptionSyntax(name: name, value: values, help: help)
        return Self(syntax: syntax, read: { Choice(rawValue: $0) }, defaultValue: nil)
    }
}

extension Option<String> {
    /// An option that takes any non-empty text.
    package static func text(
        _ name: String,
        short: Character? = nil,
        _ placeholder: String,
        _ kind: ValueSyntax.Kind = .text,
        default value: String,
        help: String
    ) -> Self {
        let values = ValueSyntax(placeholder, kind, defaultText: value)
        let syntax = OptionSyntax(name: name, short: short, value: values, help: help)
        return Self(syntax: syntax, read: { $0 }, defaultValue: value)
    }
}

extension Option<String?> {
    /// An option without a default that takes any non-empty text.
    package static func optionalText(
        _ name: String,
        short: Character? = nil,
        _ placeholder: String,
        _ kind: ValueSyntax.Kind = .text,
        help: String
    ) -> Self {
        let values = ValueSyntax(placeholder, kind)
        let syntax = OptionSyntax(name: name, short: short, value: values, help: help)
        return Self(syntax: syntax, read: { $0 }, defaultValue: nil)
    }
}

extension Option<Int> {
    /// An option that takes a whole number within a range.
    package static func number(
        _ name: String,
        _ placeholder: String,
        in range: ClosedRange<Int>,
        default value: Int,
        help: String
    ) -> Self {
        let values = ValueSyntax(placeholder, .number(range), defaultText: "\(value)")
        let syntax = OptionSyntax(name: name, value: values, help: help)
        return Self(syntax: syntax, read: { Int($0) }, defaultValue: value)
    }
}

extension Option<[String]> {
    /// An option that takes several comma-separated texts and can be repeated.
    package static func list(_ name: String, _ placeholder: String, help: String) -> Self {
        let syntax = OptionSyntax(name: name, value: ValueSyntax(placeholder), help: help)
        return Self(
            syntax: syntax,
            read: { $0.split(separator: ",").map(String.init) },
            defaultValue: []
        )
    }
}

extension Option<Bool> {
    /// An option without a value, `false` by default.
    package static func flag(_ name: String, short: Character? = nil, help: String) -> Self {
        let syntax = OptionSyntax(name: name, short: short, help: help)
        return Self(syntax: syntax, read: { _ in true }, defaultValue: false)
    }
}
