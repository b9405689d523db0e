import Mustache

/// A struct whose parts are stored in separate attributes.
package struct StructureView: TemplateView {
    /// The type's name. For example: `Place`
    package var name: String
    /// The parts.
    package var parts: [PartView]
    /// The parameters of the initializer. For example: `a: Int`
    package var parameters: String
}

/// A struct of two parts, the first of which isn't greater than the second.
package struct OrderedPairView: TemplateView {
    /// The type's name. For example: `Interval`
    package var name: String
    /// What the wrong order throws.
    package var error: ErrorView
    /// The error, if it has sentences.
    var errorText: ErrorView? { hasErrorText ? error : nil }
    /// The error's name. For example: `ValidationError`
    var errorName: String { error.name }
    /// The parts.
    package var parts: [PartView]
    /// The parameters of the initializer. For example: `a: Int`
    package var parameters: String
    /// What the initializer checks.
    package var check: CheckView
    /// The parts' values. For example: `start, end`
    package var values: String
    /// The parts as a tuple's type. For example: `a: Int, b: Int`
    package var stored: String

    // MARK: Not for templates

    /// Whether the error has sentences, which take an extension.
    package var hasErrorText = true
}

/// A part of a struct.
package struct PartView: TemplateView {
    /// The doc comment's lines. For example: `The first day.`
    package var documentation: [String]
    /// `let` or `var`. For example: `let`
    package var keyword: String
    /// The part's name. For example: `start`
    package var name: String
    /// The part's name behind a dot. For example: `start`
    package var member: String
    /// The part's type. For example: `Date`
    package var type: String
    /// The part as decoded. For example: `end: values.decode(Date.self)`
    package var decoding: String
}
