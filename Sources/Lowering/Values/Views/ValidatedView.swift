import Mustache

/// A wrapper around one value that enforces its rules.
package struct ValidatedView: TemplateView {
    /// The type's name. For example: `ValidatedName`
    package var name: String
    /// The protocol that the type conforms to. For example: `ValidatedValue`
    package var conformance: String
    /// The type of the raw value. For example: `String`
    package var rawType: String
    /// What a broken rule throws; none if every value is valid after cleaning.
    package var error: ErrorView?
    /// The error, if it has sentences.
    var errorText: ErrorView? { hasErrorText ? error : nil }
    /// The error of what can't fail. For example: `Never`
    package var never: String
    /// The bounds.
    package var constants: [ConstantView]
    /// Whether there are bounds.
    var hasConstants: Bool { !constants.isEmpty }
    /// What the initializer throws. For example: ` throws(ValidationError)`
    var throwing: String { error.map { " throws(\($0.name))" } ?? "" }
    /// The rules, in order.
    package var steps: [StepView]
    /// The value to store. For example: `value`
    package var result: String

    // MARK: Not for templates

    /// Whether the error has sentences, which take an extension.
    package var hasErrorText = true
}

/// A constant that a rule defines.
package struct ConstantView: TemplateView {
    /// The doc comment's lines. For example: `The greatest length.`
    package var documentation: [String]
    /// The constant. For example: `lengthLowerBound`
    package var name: String
    /// Its value. For example: `3`
    package var value: String
}

/// A rule in the initializer, which either cleans or checks.
package struct StepView: TemplateView {
    /// An assignment. For example: `let value = raw.lowercased()`
    package var cleaning: String?
    /// A check.
    package var check: CheckView?
}
